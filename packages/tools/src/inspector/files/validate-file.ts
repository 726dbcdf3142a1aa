import { ReadError } from '@content-credentials/verdict/sdk/read-error';
import { NOTHING_ALLOWED } from '@content-credentials/verdict/sdk/settings';
import { SdkError } from '@content-credentials/verdict/sdk/wasm';
import type { Asset } from '../../intake/asset.ts';
import { AddressError, fileProblem, problemOf } from '../../intake/problem-of.ts';
import type { Problem } from '../../intake/problems.ts';
import { isOwnTrust, type TrustState } from '../../report/trust.ts';
import { assetOf, readSlot } from '../read-slot.ts';
import type { FailedSlot, ReadSlot } from '../state.ts';
import { type FileResult, resultOf } from './result.ts';
import type { FileSource } from './state.ts';
import { thumbnailOf } from './thumbnail.ts';

/** The result for a file, or the reason why no files can be read now. */
export type Validated = { result: FileResult } | { problem: Problem };

/** Reads a file the way the inspector does, without contacting a host, and keeps only what the table shows. */
export async function validateFile(
  source: FileSource,
  trust: TrustState,
  signal: AbortSignal,
): Promise<Validated> {
  const { file, sidecar, from } = source;
  const failedSlot = (problem: Problem): FailedSlot => ({
    status: 'failed',
    source,
    name: file.name,
    problem,
    allowed: NOTHING_ALLOWED,
  });
  let asset: Asset | undefined;
  try {
    const looked = await assetOf(file, from, sidecar);
    if ('problem' in looked) return { result: resultOf(failedSlot(looked.problem)) };
    asset = looked.asset;
    const slot = await readSlot(asset, source, { trust, allowed: NOTHING_ALLOWED, signal });
    return {
      result: {
        ...resultOf(slot),
        isOwnTrust: slot.status === 'done' && isOwnTrust(slot.report),
        picture: await pictureOf(slot),
      },
    };
  } catch (error) {
    // The SDK or a trust list couldn't be loaded, which isn't a problem with this file.
    if (error instanceof SdkError || error instanceof AddressError) return { problem: problemOf(error) };
    const reason = signal.aborted ? new ReadError('stopped', 'stopped') : error;
    return { result: resultOf(failedSlot(await fileProblem(reason, asset))) };
  }
}

/** A small image of the file if browsers can display it; otherwise, of the thumbnail in its credentials. */
async function pictureOf(slot: ReadSlot): Promise<Blob | undefined> {
  const { format, blob } = slot.asset;
  const claimed =
    slot.status === 'done' ? slot.report.pictures.get(slot.report.tree.picture ?? '') : undefined;
  const picture = format.isShown ? blob : claimed;
  return picture && thumbnailOf(picture);
}
