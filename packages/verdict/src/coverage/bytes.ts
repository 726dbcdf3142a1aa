import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
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

/** The position after the last byte. */
export const endOf = ({ start, length }: Span): number => start + length;
/** Whether two spans are the same bytes. */
export const isSame = (a: Span, b: Span): boolean => a.start === b.start && a.length === b.length;
/** Whether two spans share a byte. */
export const touches = (a: Span, b: Span): boolean => a.start < endOf(b) && b.start < endOf(a);

/** Spans in ascending order, with adjacent and overlapping ones merged. */
export function merged(spans: Iterable<Span>): Span[] {
  const sorted = [...spans].filter(({ length }) => length > 0).sort((a, b) => a.start - b.start);
  const joined: Span[] = [];
  for (const { start, length } of sorted) {
    const last = joined.at(-1);
    if (last && start <= last.start + last.length)
      last.length = Math.max(last.length, start + length - last.start);
    else joined.push({ start, length });
  }
  return joined;
}

/** The parts of a span outside `gone`, which must come from `merged`. */
export function* partsOutside({ start, length }: Span, gone: readonly Span[]): Generator<Span> {
  const end = start + length;
  let place = start;
  for (let index = firstEndingAfter(gone, start); index < gone.length; index += 1) {
    const hole = gone[index];
    if (!hole || hole.start >= end) break;
    if (hole.start > place) yield { start: place, length: hole.start - place };
    place = Math.max(place, hole.start + hole.length);
  }
  if (place < end) yield { start: place, length: end - place };
}

/** The first span of `spans` that a span touches. `spans` must come from `merged`. */
export function overlapOf({ start, length }: Span, spans: readonly Span[]): Span | undefined {
  const found = spans[firstEndingAfter(spans, start)];
  return length > 0 && found && found.start < start + length ? found : undefined;
}

function firstEndingAfter(spans: readonly Span[], place: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span && span.start + span.length > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Hash algorithms of C2PA 2.4, §13.1.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_hashing
 */
export const ALGORITHMS = { sha256, sha384, sha512 } as const;

export type Algorithm = keyof typeof ALGORITHMS;

/** A value from a file in a message: bytes by their number, because nobody reads them as decimals. */
export const valueText = (value: unknown): string =>
  value instanceof Uint8Array ? `a byte string of ${value.length} bytes` : String(value);

/** Whether a name is an allowed hash algorithm. */
export const isAlgorithm = (name: unknown): name is Algorithm =>
  typeof name === 'string' && Object.hasOwn(ALGORITHMS, name);

/** Part of the hashed data: bytes of the file, or bytes that the standard inserts (BMFF box offsets). */
export type Piece = Span | Uint8Array;

/** Small enough that a page stays responsive between two reads. */
const CHUNK = 1 << 21;

/**
 * Web Crypto hashes about ten times as fast and on another thread, but needs all bytes in memory at once. For less than
 * the first limit, asking it takes longer than hashing.
 */
const AT_ONCE = { least: 1 << 16, most: 1 << 25 };
const WEB_NAMES = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' } as const;

/** The bytes of pieces in one array; undefined if Web Crypto isn't there, or isn't the better way for so many bytes. */
async function allOf(
  source: ByteSource,
  pieces: readonly Piece[],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const spans = pieces.map((piece) =>
    piece instanceof Uint8Array
      ? piece
      : { start: piece.start, length: Math.max(0, Math.min(piece.length, source.size - piece.start)) },
  );
  const size = spans.reduce((sum, { length }) => sum + length, 0);
  // Pages that aren't served over HTTPS don't have Web Crypto.
  if (size < AT_ONCE.least || size > AT_ONCE.most || !globalThis.crypto?.subtle) return undefined;
  const all = new Uint8Array(size);
  let place = 0;
  for (const span of spans) {
    const bytes = span instanceof Uint8Array ? span : await source.read(span);
    if (bytes.length !== span.length) return undefined;
    all.set(bytes, place);
    place += span.length;
  }
  return all;
}

/** The hash of consecutive pieces. */
export async function digest(
  source: ByteSource,
  given: Iterable<Piece>,
  algorithm: Algorithm,
): Promise<Uint8Array> {
  const pieces = [...given];
  const all = await allOf(source, pieces);
  if (all) return new Uint8Array(await crypto.subtle.digest(WEB_NAMES[algorithm], all));
  const hash = ALGORITHMS[algorithm].create();
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) {
      hash.update(piece);
      continue;
    }
    const end = Math.min(piece.start + piece.length, source.size);
    for (let start = piece.start; start < end; start += CHUNK)
      hash.update(await source.read({ start, length: Math.min(CHUNK, end - start) }));
  }
  return hash.digest();
}

/** Whether two byte strings are the same. */
export const isEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
