import { OverLimit, TOO_SLOW, timeFor } from '../budget/index.ts';
import { blobSource, coverageOf } from '../coverage/index.ts';
import { textAt } from '../json.ts';
import type { FileBinding } from './file-binding.ts';
import type { Reading } from './reading.ts';

/**
 * What the hash in a manifest store covers in its file, determined without the SDK.
 * @param file undefined for a manifest store that's read on its own
 * @param isExternal whether the store is a sidecar, so that the SDK saw only the store
 * @param onRead called after each read of the file with the number of bytes
 * @throws DOMException `AbortError` when the signal ends it, OverLimit when it takes too long
 */
export async function bindingOf(
  { report, store }: Reading,
  file: Blob | undefined,
  isExternal: boolean,
  signal?: AbortSignal,
  onRead?: (bytes: number) => void,
): Promise<FileBinding> {
  if (!file) return 'alone';
  const active = textAt(report, 'active_manifest');
  if (!store) {
    const reason = 'The SDK returned no manifest store.';
    return { coverage: { state: 'unknown', size: file.size, reason }, isExternal };
  }
  const time = new AbortController();
  const begin = performance.now();
  let read = 0;
  const source = blobSource(file, AbortSignal.any([time.signal, ...(signal ? [signal] : [])]), (bytes) => {
    read += bytes;
    onRead?.(bytes);
    if (performance.now() - begin > timeFor(read, file.size)) time.abort();
  });
  try {
    return {
      coverage: await coverageOf(source, store, { active, isExternal }),
      isExternal,
    };
  } catch (error) {
    throw time.signal.aborted ? new OverLimit(TOO_SLOW) : error;
  }
}
