import { blobSource, coverageOf } from '../coverage/index.ts';
import { textAt } from '../json.ts';
import type { FileBinding } from './file-binding.ts';
import type { Reading } from './reading.ts';

/**
 * What the hash in a manifest store covers in its file, determined without the SDK.
 * @param file undefined for a manifest store that's read on its own
 * @param isBeside whether the store is a sidecar, so that the SDK saw only the store
 * @param onRead called after each read of the file with the number of bytes
 * @throws DOMException `AbortError` when the signal ends it
 */
export async function bindingOf(
  { report, store }: Reading,
  file: Blob | undefined,
  isBeside: boolean,
  signal?: AbortSignal,
  onRead?: (bytes: number) => void,
): Promise<FileBinding> {
  if (!file) return 'alone';
  const active = textAt(report, 'active_manifest');
  const coverage = store
    ? await coverageOf(blobSource(file, signal, onRead), store, { active, isBeside })
    : ({ state: 'unknown', size: file.size, reason: 'The SDK returned no manifest store.' } as const);
  return { coverage, isBeside };
}
