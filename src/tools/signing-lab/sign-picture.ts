import { type JsonRecord, textAt } from '../../c2pa/json.ts';
import { bindingOf } from '../../c2pa/report/find-binding.ts';
import type { Reading } from '../../c2pa/report/reading.ts';
import { type Report, reportOf } from '../../c2pa/report/report.ts';
import { makeCredentials } from '../../c2pa/sign/credentials.ts';
import { parseCertificate } from '../../c2pa/x509/certificate.ts';
import { ReadError, readAsset } from '../sdk/read.ts';
import type { Trust } from '../sdk/settings.ts';
import { signAsset } from '../sdk/sign-asset.ts';
import { asDemo, isEdit } from './model/definition.ts';
import { spotsOf } from './model/spots.ts';
import type { NotSigned, Picture, Signed } from './types.ts';

/** What the certificates are made out to. */
const NAMES = {
  organization: 'Demo of this documentation, not a trusted signer',
  signer: 'Signing lab demo',
};
/** Long enough to show the file to someone, short enough that no demo stays valid for long. */
const DAYS = 30;

export type Step = Extract<NotSigned, { status: 'working' }>['step'];

/**
 * Reads a signed file.
 * @param trust PEM text of the certificates to trust
 * @throws SdkError, ReadError, also when there is no manifest in it
 */
export async function readBack(file: File, trust: Trust | undefined, signal: AbortSignal): Promise<Reading> {
  const outcome = await readAsset(file, file.type, { trust, signal });
  if (outcome.found !== 'manifest') throw new ReadError('unknown', 'no manifest was found');
  return outcome.reading;
}

/**
 * Makes a key and certificates, signs a picture with them, and reads the result back: the SDK does not look at a
 * signature that it did not make itself. The key goes with this function's last line; a second signing makes another.
 * @throws SdkError, ReadError
 */
export async function signPicture(
  picture: Picture,
  claim: JsonRecord,
  signal: AbortSignal,
  onStep: (step: Step) => void,
): Promise<{ signed: Signed; file: File; report: Report }> {
  const { type, extensions } = picture.format;
  onStep('keys');
  const credentials = await makeCredentials(NAMES, DAYS);
  onStep('signing');
  const definition = asDemo(claim);
  const parentTitle = isEdit(definition) ? picture.file.name : undefined;
  const job = { asset: picture.file, type, definition, parentTitle };
  const bytes = await signAsset(job, credentials, { signal });
  onStep('reading');
  const file = new File([bytes], `demo-signed.${extensions[0]}`, { type });
  const reading = await readBack(file, undefined, signal);
  const { report, store } = reading;
  const active = textAt(report, 'active_manifest');
  const certificates = [...credentials.chain, credentials.root].map(parseCertificate);
  const spots = store && active ? spotsOf(bytes, store, active, textAt(definition, 'title') ?? '') : [];
  return {
    signed: { picture, bytes, name: file.name, certificates, spots },
    file,
    report: reportOf(reading, await bindingOf(reading, file, false)),
  };
}
