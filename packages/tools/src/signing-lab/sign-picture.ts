import { type JsonRecord, textAt } from '@content-credentials/verdict/json';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import type { Reading } from '@content-credentials/verdict/report/reading';
import { type Report, reportOf } from '@content-credentials/verdict/report/report';
import { readAsset } from '@content-credentials/verdict/sdk/read';
import { ReadError } from '@content-credentials/verdict/sdk/read-error';
import type { Trust } from '@content-credentials/verdict/sdk/settings';
import { signAsset } from '@content-credentials/verdict/sdk/sign-asset';
import type { ParentAsset } from '@content-credentials/verdict/sdk/worker/messages';
import { makeCredentials, privateKeyPem } from '@content-credentials/verdict/sign/credentials';
import { parseCertificate } from '@content-credentials/verdict/x509/certificate';
import { asDemo, isEdit } from './model/definition.ts';
import { spotsOf } from './model/spots.ts';
import { versionsOf } from './state.ts';
import type { NotSigned, Picture, Signed } from './types.ts';

/** The subject name of the certificates. */
const NAMES = {
  organization: 'Demo Org',
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

/** The asset before the edit: a version that the lab signed, or the image itself. */
function parentOf({ file, format: { type }, edit }: Picture): ParentAsset {
  if (!edit) return { title: file.name, type, asset: file };
  const { title, bytes, picture } = edit.parent;
  const number = versionsOf(edit.parent).length;
  return {
    title: `${title}, version ${number}`,
    type: picture.format.type,
    asset: new Blob([bytes], { type: picture.format.type }),
  };
}

/**
 * Generates a key and certificates, signs an image with them, and reads the result back, because the SDK doesn't verify
 * signatures made by a callback. The key is discarded when the function returns, unless the reader asked for it.
 * @throws SdkError, ReadError
 */
export async function signPicture(
  { picture, claim, keepsKey }: { picture: Picture; claim: JsonRecord; keepsKey: boolean },
  signal: AbortSignal,
  onStep: (step: Step) => void,
): Promise<{ signed: Signed; file: File; report: Report }> {
  const { type, extensions } = picture.format;
  onStep('keys');
  const credentials = await makeCredentials(NAMES, DAYS, keepsKey);
  onStep('signing');
  const definition = asDemo(claim);
  const parent = isEdit(definition) ? parentOf(picture) : undefined;
  const bytes = await signAsset({ asset: picture.file, type, definition, parent }, credentials, { signal });
  onStep('reading');
  const file = new File([bytes], `demo-signed.${extensions[0]}`, { type });
  const reading = await readBack(file, undefined, signal);
  const { store } = reading;
  const report = reportOf(reading, await bindingOf(reading, file, undefined));
  const { active = '', manifests } = report;
  const title = textAt(definition, 'title') ?? '';
  return {
    signed: {
      picture,
      bytes,
      name: file.name,
      certificates: [...credentials.chain, credentials.root].map(parseCertificate),
      privateKey: keepsKey ? await privateKeyPem(credentials) : undefined,
      spots: store && active ? spotsOf(bytes, store, active, title) : [],
      title,
      actions: manifests.get(active)?.actions.map(({ action }) => action) ?? [],
      state: report.state,
      manifests: manifests.size,
      // The key of an older version isn't needed.
      parent: parent && picture.edit && { ...picture.edit.parent, privateKey: undefined },
    },
    file,
    report,
  };
}
