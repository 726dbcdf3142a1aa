import { decodeCbor } from '../../cbor/decode.ts';
import { ALGORITHMS, type Algorithm } from '../bytes.ts';
import { undecided } from '../faults.ts';
import type { BmffBox } from './boxes.ts';
import type { C2paBoxes } from './c2pa-boxes.ts';
import {
  algorithmOf,
  bytesOf,
  type Fields,
  fieldOf,
  fieldsOf,
  listOf,
  malformed,
  neededUint,
  uintOf,
} from './values.ts';

/** An entry of `merkle` in a BMFF hash (C2PA 2.4, §18.6.3: `merkle-map`): one row of a tree. */
export interface MerkleMap {
  uniqueId: number;
  localId: number;
  /** The number of leaves. */
  count: number;
  algorithm: Algorithm;
  initHash?: Uint8Array;
  hashes: Uint8Array[];
  fixedBlockSize?: number;
  variableBlockSizes?: number[];
}

/** What an auxiliary box says about one leaf (§A.5.4.2: `bmff-merkle-map`). */
export interface Proof {
  box: BmffBox;
  uniqueId: number;
  localId: number;
  location: number;
  hashes: Uint8Array[];
}

/** Enough for 50 GB in blocks of 50 KB; more would use up a page's memory. */
export const MAX_LEAVES = 1 << 20;

const PROOF_KEYS = ['uniqueId', 'localId', 'location', 'hashes'];

/** More zeros than any hash ends with. */
const MAX_ZEROS = 64;

function hashesOf(map: Fields): Uint8Array[] {
  const list = fieldOf(map, 'hashes') ?? [];
  if (Array.isArray(list) && list.every((one): one is Uint8Array => one instanceof Uint8Array)) return list;
  throw malformed("The hashes of a Merkle tree aren't a list of byte strings.");
}

function mapOf(item: unknown, inherited: readonly unknown[]): MerkleMap {
  const map = fieldsOf(item, 'A Merkle tree');
  const count = neededUint(map, 'count');
  if (count > MAX_LEAVES) throw undecided(`A Merkle tree has more than ${MAX_LEAVES} leaves.`);
  const variable = listOf(map, 'variableBlockSizes');
  if (variable && !variable.every((size): size is number => Number.isSafeInteger(size) && Number(size) >= 0))
    throw malformed("variableBlockSizes contains a value that isn't a size.");
  const fixed = uintOf(map, 'fixedBlockSize');
  if (fixed === 0) throw malformed('fixedBlockSize is 0.');
  if (variable && fixed !== undefined)
    throw malformed('A Merkle tree has both fixedBlockSize and variableBlockSizes.');
  return {
    uniqueId: neededUint(map, 'uniqueId'),
    localId: neededUint(map, 'localId'),
    count,
    algorithm: algorithmOf(fieldOf(map, 'alg'), ...inherited),
    initHash: bytesOf(map, 'initHash'),
    hashes: hashesOf(map),
    fixedBlockSize: fixed,
    variableBlockSizes: variable as number[] | undefined,
  };
}

/** The trees of a BMFF hash. @param inherited algorithms of the assertion and of the claim */
export const merkleMapsOf = (assertion: Fields, inherited: readonly unknown[]): MerkleMap[] =>
  (listOf(assertion, 'merkle') ?? []).map((item) => mapOf(item, inherited));

/**
 * A CBOR value followed only by zeros. No CBOR value is a prefix of another, so only one number of zeros can match.
 * @returns undefined if anything else follows
 */
function paddedCbor(data: Uint8Array): unknown {
  const filled = data.findLastIndex((byte) => byte !== 0) + 1;
  const last = Math.min(data.length, filled + MAX_ZEROS);
  for (let end = filled; end <= last; end += 1) {
    try {
      return decodeCbor(data.subarray(0, end), { isWhole: true });
    } catch {
      // The value itself may end with zeros.
    }
  }
  return undefined;
}

/** The contents of the auxiliary boxes: one proof each, followed only by zeros. */
export function proofsOf(boxes: C2paBoxes['merkle']): Proof[] {
  const sizes = Object.values(ALGORITHMS).map(({ outputLen }) => outputLen);
  return boxes.map(({ box, data }) => {
    const map = paddedCbor(data);
    if (!(map instanceof Map) || [...map.keys()].some((key) => !PROOF_KEYS.includes(String(key))))
      throw malformed(`The Merkle box at byte ${box.start} holds something other than a proof.`);
    const hashes = hashesOf(map);
    if (hashes.some((one) => !sizes.includes(one.length)))
      throw malformed(`The Merkle box at byte ${box.start} holds something other than hashes.`);
    return {
      box,
      uniqueId: neededUint(map, 'uniqueId'),
      localId: neededUint(map, 'localId'),
      location: neededUint(map, 'location'),
      hashes,
    };
  });
}

/** The proofs of one tree. */
export const proofsFor = (map: MerkleMap, proofs: readonly Proof[]): Proof[] =>
  proofs.filter(({ uniqueId, localId }) => uniqueId === map.uniqueId && localId === map.localId);
