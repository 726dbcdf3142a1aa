import type { ByteSource, Span } from './types.ts';

/**
 * A `Blob` or `File`, read slice by slice so that a large video doesn't have to fit into memory.
 * @param signal ends reading: the next `read` throws its reason
 * @param onRead called after each read with the number of bytes
 */
export const blobSource = (
  blob: Blob,
  signal?: AbortSignal,
  onRead?: (bytes: number) => void,
): ByteSource => ({
  size: blob.size,
  async read({ start, length }) {
    signal?.throwIfAborted();
    const bytes = new Uint8Array(await blob.slice(start, start + length).arrayBuffer());
    onRead?.(bytes.length);
    return bytes;
  },
});

/** Bytes that are in memory already. */
export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async ({ start, length }) => bytes.subarray(start, start + length),
});

/** The parts of a file that remain when spans are removed. `spans` must be in order and must not overlap. */
export function remaining(size: number, spans: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let place = 0;
  for (const { start, length } of spans) {
    if (start > place) parts.push({ start: place, length: start - place });
    place = Math.max(place, start + length);
  }
  if (place < size) parts.push({ start: place, length: size - place });
  return parts;
}
