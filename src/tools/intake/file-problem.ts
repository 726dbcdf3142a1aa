import { MANIFEST_STORE } from '../../c2pa/formats.ts';
import { truncationOf } from '../../c2pa/truncation.ts';
import { ReadError, type ReadFailure } from '../sdk/read-error.ts';
import type { Asset } from './asset.ts';
import { problemOf } from './problem-of.ts';
import { type Problem, truncated } from './problems.ts';

/** Read failures that a truncated file can cause, among other things. */
const MAYBE_TRUNCATED: readonly ReadFailure[] = ['damaged', 'manifest', 'unsupported', 'unknown'];

/**
 * The explanation of an error while reading a file. It says that the file is truncated only if the file's own structure
 * shows it.
 */
export async function fileProblem(
  error: unknown,
  asset: Pick<Asset, 'blob' | 'format' | 'sidecar'> | undefined,
): Promise<Problem> {
  if (!asset || !(error instanceof ReadError) || !MAYBE_TRUNCATED.includes(error.reason))
    return problemOf(error);
  const { blob, format, sidecar } = asset;
  const missing = await (sidecar
    ? truncationOf(sidecar, MANIFEST_STORE)
    : truncationOf(blob, format.type)
  ).catch(() => undefined);
  return missing === undefined ? problemOf(error) : truncated(missing, error.message);
}
