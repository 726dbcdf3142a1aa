import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { ByteSource, Span } from './types.ts';

/**
 * Hash algorithms of C2PA 2.4, §13.1.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_hashing
 */
export const ALGORITHMS = { sha256, sha384, sha512 } as const;

export type Algorithm = keyof typeof ALGORITHMS;

/** Whether a name is an allowed hash algorithm. */
export const isAlgorithm = (name: unknown): name is Algorithm =>
  typeof name === 'string' && Object.hasOwn(ALGORITHMS, name);

/** Part of the hashed data: bytes of the file, or bytes that the standard inserts (BMFF box offsets). */
export type Piece = Span | Uint8Array;

/** Small enough that a page stays responsive between two reads. */
const CHUNK = 1 << 21;

/** The hash of consecutive pieces. Web Crypto would need all of them in memory at once. */
export async function digest(
  source: ByteSource,
  pieces: Iterable<Piece>,
  algorithm: Algorithm,
): Promise<Uint8Array> {
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
