import { blobSource } from '../coverage/index.ts';
import { checkCounts } from './counts.ts';
import { findStores } from './find-stores.ts';

export { OverLimit } from './over-limit.ts';
export { TOO_SLOW, timeFor } from './time.ts';

/**
 * Checks what a file would cost to read, before the SDK starts: a small file can keep it busy for hours.
 * @param type the file's MIME type
 * @throws OverLimit; the signal's reason
 */
export async function checkBudget(file: Blob, type: string, signal?: AbortSignal): Promise<void> {
  for (const store of await findStores(blobSource(file, signal), type)) checkCounts(store);
  signal?.throwIfAborted();
}
