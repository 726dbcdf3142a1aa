import { type Cbor, decodeCbor } from '../cbor/decode.ts';
import { cborAt } from '../jumbf.ts';

/** Bytes that a hash leaves out, from the beginning of the file. */
export interface Exclusion {
  start: number;
  length: number;
}

/** The assertion `c2pa.hash.data` (C2PA 2.4, data hash): what the bytes of a file come to without the exclusions. */
export interface DataHash {
  algorithm: 'SHA-256' | 'SHA-384' | 'SHA-512';
  hash: Uint8Array;
  exclusions: Exclusion[];
}

const ALGORITHMS: Readonly<Record<string, DataHash['algorithm']>> = {
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

const field = (map: Cbor, key: string): Cbor => (map instanceof Map ? map.get(key) : undefined);

/** Names of a claim: of version 2, and of version 1. */
const CLAIMS = ['c2pa.claim.v2', 'c2pa.claim'];

/** An assertion that does not name its algorithm has the one of its claim. */
function claimAlgorithm(store: Uint8Array, manifest: string): Cbor {
  const [claim] = CLAIMS.flatMap((label) => cborAt(store, manifest, [label]) ?? []);
  return claim && field(decodeCbor(claim), 'alg');
}

/**
 * The data hash that stands in a manifest.
 * @param label of the assertion: `c2pa.hash.data`, or another hash, which this does not know
 * @returns undefined for every other kind of hash, and where the manifest store cannot be understood
 */
export function dataHashAt(store: Uint8Array, manifest: string, label: string): DataHash | undefined {
  if (!label.startsWith('c2pa.hash.data')) return undefined;
  try {
    const bytes = cborAt(store, manifest, ['c2pa.assertions', label]);
    const assertion = bytes && decodeCbor(bytes);
    const name = field(assertion, 'alg') ?? claimAlgorithm(store, manifest);
    const algorithm = typeof name === 'string' ? ALGORITHMS[name] : undefined;
    const hash = field(assertion, 'hash');
    const listed = field(assertion, 'exclusions') ?? [];
    if (!algorithm || !(hash instanceof Uint8Array) || !Array.isArray(listed)) return undefined;
    const exclusions = listed.map((one) => ({
      start: Number(field(one, 'start')),
      length: Number(field(one, 'length')),
    }));
    return { algorithm, hash, exclusions };
  } catch {
    return undefined;
  }
}

/** The parts of a file that are hashed. @returns undefined when the exclusions are no ranges of it in rising order */
export function hashedParts(
  size: number,
  exclusions: readonly Exclusion[],
): Array<[from: number, to: number]> | undefined {
  const parts: Array<[number, number]> = [];
  let place = 0;
  for (const { start, length } of exclusions) {
    if (!Number.isSafeInteger(start) || !(length >= 0) || start < place || start + length > size)
      return undefined;
    parts.push([place, start]);
    place = start + length;
  }
  return [...parts, [place, size]];
}
