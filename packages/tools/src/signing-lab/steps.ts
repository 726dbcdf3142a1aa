import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { type Report, reportOf } from '@content-credentials/verdict/report/report';
import { readAsset } from '@content-credentials/verdict/sdk/read';
import { ReadError } from '@content-credentials/verdict/sdk/read-error';
import { findTrust } from '@content-credentials/verdict/trust/find-trust';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { toPem } from '@content-credentials/verdict/x509/pem';
import type { Asset } from '../intake/asset.ts';
import { fileProblem, problemOf } from '../intake/problem-of.ts';
import { parseDefinition } from './model/json-text.ts';
import { noPicture, signingProblem } from './model/problems.ts';
import { flipByte } from './model/spots.ts';
import { pictureOf } from './picture-of.ts';
import { readBack, signPicture } from './sign-picture.ts';
import { type LabEvent, type LabState, versionsOf } from './state.ts';
import type { Look, NotSigned, Picture, Signed } from './types.ts';
import { isReplaced, untilEnded } from './use-work.ts';

/** Dispatches an event to the lab's state. */
export type Send = (event: LabEvent) => void;

/** One of the site's own images. @throws Error if it can't be loaded */
export async function fetchExample(href: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`${response.status} for ${href}`);
  return new File([await response.blob()], href.split('/').at(-1) ?? 'example');
}

/** Takes an image once it's loaded, unless another one is requested in the meantime. */
export async function takePicture(
  load: (signal: AbortSignal) => Promise<File>,
  { from, edit }: Pick<Picture, 'from' | 'edit'>,
  signal: AbortSignal,
  send: Send,
): Promise<void> {
  let asset: Pick<Asset, 'blob' | 'format'> | undefined;
  try {
    const taken = await pictureOf(await load(signal), from);
    if (signal.aborted) return;
    if ('problem' in taken) return send({ type: 'picture-problem', problem: taken.problem });
    const picture = { ...taken.picture, edit };
    const { file, format } = picture;
    asset = { blob: file, format };
    send({ type: 'picture', picture });
    if (picture.hasCredentials !== undefined) return;
    const { found } = await readAsset(file, format.type, { signal });
    send({
      type: 'credentials',
      of: file,
      hasCredentials: found === 'manifest',
      isElsewhere: found === 'address',
    });
  } catch (error) {
    if (isReplaced(signal)) return;
    // It may have a history, which signing it as new would lose.
    const problem = await fileProblem(error, asset);
    if (!isReplaced(signal)) send({ type: 'picture-problem', problem });
  }
}

/** The image to sign now, or the one that's still loading. */
export interface ToSign {
  latest(): Pick<LabState, 'picture' | 'pictureProblem' | 'claim' | 'keepsKey' | 'proof'>;
  pending(): Promise<void> | undefined;
}

/** Signs the image with the claim once it's loaded, and reads it back. */
export async function signClaim({ latest, pending }: ToSign, signal: AbortSignal, send: Send): Promise<void> {
  const say = (signing: NotSigned) => send({ type: 'signing', signing });
  try {
    // While one image is loading, another can replace it.
    for (let wanted = pending(); wanted && !signal.aborted; wanted = pending()) {
      say({ status: 'working', step: 'picture' });
      await untilEnded(wanted, signal);
    }
    if (isReplaced(signal)) return;
    if (signal.aborted) throw new ReadError('stopped', 'stopped');
    const { picture, pictureProblem, claim, keepsKey, proof } = latest();
    const parsed = parseDefinition(claim);
    // The message is shown in the step that has the problem.
    if (pictureProblem || !('definition' in parsed)) return say({ status: 'none' });
    if (!picture) return say({ status: 'failed', problem: noPicture });
    const job = { picture, claim: parsed.definition, keepsKey };
    const { signed, file, report } = await signPicture(job, signal, (step) =>
      say({ status: 'working', step }),
    );
    // An edit keeps what the reader chose to trust, with the root of its own keys.
    const look = { isTrusted: picture.edit !== undefined && proof?.look.isTrusted === true };
    const seen = look.isTrusted ? await reportOn(signed, look, file, signal) : report;
    if (signal.aborted) throw new ReadError('stopped', 'stopped');
    send({ type: 'sdk', sdk: { status: 'ready' } });
    send({ type: 'signed', signed, ...look, file, report: seen });
  } catch (error) {
    // After a restart, this result isn't relevant anymore.
    if (isReplaced(signal)) return;
    say({ status: 'failed', problem: signingProblem(error) });
  }
}

/** Reads a signed file back with the current byte and trust settings. */
export async function lookAt(signed: Signed, wanted: Look, signal: AbortSignal, send: Send): Promise<void> {
  const bytes = wanted.spot ? flipByte(signed.bytes, wanted.spot.place) : signed.bytes;
  const { type } = signed.picture.format;
  const file = new File([bytes], signed.name, { type });
  send({ type: 'look', look: wanted, file });
  try {
    const report = await reportOn(signed, wanted, file, signal);
    // An older response must not replace a newer one.
    if (!signal.aborted) send({ type: 'read', report });
  } catch (error) {
    if (isReplaced(signal)) return;
    const reason = signal.aborted ? new ReadError('stopped', 'stopped') : error;
    send({ type: 'unread', problem: problemOf(reason) });
  }
}

/** What the SDK and our own checks say of a signed file. @throws SdkError, ReadError */
async function reportOn(signed: Signed, wanted: Look, file: File, signal: AbortSignal): Promise<Report> {
  // Each version has keys, and a root, of its own.
  const anchors = wanted.isTrusted
    ? versionsOf(signed).flatMap(({ certificates }) => certificates.slice(-1))
    : [];
  const pools: TrustPool[] =
    anchors.length > 0 ? [{ title: 'Root of this demo', counts: ['signers'], anchors, allowed: [] }] : [];
  const trust = anchors.length > 0 ? { anchors: anchors.map(toPem).join('') } : undefined;
  const reading = await readBack(file, trust, signal);
  const binding = await bindingOf(reading, file, undefined);
  return reportOf(reading, binding, await findTrust(reading, pools));
}
