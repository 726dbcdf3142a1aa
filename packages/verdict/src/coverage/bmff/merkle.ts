import { ALGORITHMS, type Algorithm, digest, isEqual, type Piece } from '../bytes.ts';
import { broken, type Refused } from '../faults.ts';
import type { ByteSource, FaultKind } from '../types.ts';
import type { MerkleMap, Proof } from './merkle-map.ts';
import { malformed } from './values.ts';

/** The file doesn't match a Merkle tree: `assertion.bmffHash.mismatch`. */
export const mismatch = (message: string, kind?: FaultKind): Refused =>
  broken('assertion.bmffHash.mismatch', '15.12.2.1', message, [], kind);

/** Rows of a tree from the leaves up. With an odd number, the last hash moves up unchanged (§18.6.1). */
function rowsOf(leaves: Uint8Array[], rowLength: number, algorithm: Algorithm): Uint8Array[][] | undefined {
  const rows = [leaves];
  for (let row = leaves; row.length !== rowLength; ) {
    if (row.length <= 1) return undefined;
    const above: Uint8Array[] = [];
    for (let index = 0; index < row.length; index += 2) {
      const [left, right] = [row[index], row[index + 1]];
      if (left) above.push(right ? ALGORITHMS[algorithm].create().update(left).update(right).digest() : left);
    }
    rows.push(above);
    row = above;
  }
  return rows;
}

/** The sibling hashes on the path from a leaf to the assertion's row. */
function wayUp(rows: readonly Uint8Array[][], leaf: number): Uint8Array[] {
  const way: Uint8Array[] = [];
  let index = leaf;
  for (const row of rows.slice(0, -1)) {
    const beside = row[index % 2 === 0 ? index + 1 : index - 1];
    if (beside) way.push(beside);
    index >>= 1;
  }
  return way;
}

/**
 * Recomputes a whole tree and compares its row. The proofs in auxiliary boxes aren't needed for that, but a player that
 * checks a movie piece by piece relies on them, so they must be correct.
 * @param leaves the data that each leaf hashes
 * @param proofs of this tree, in file order; empty if the file doesn't have any
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_non_fragmented_asset_using_merkle_tree
 */
export async function requireTree(
  source: ByteSource,
  map: MerkleMap,
  leaves: ReadonlyArray<readonly Piece[]>,
  proofs: readonly Proof[],
): Promise<void> {
  if (map.count !== leaves.length)
    throw malformed(`A Merkle tree says that it has ${map.count} leaves, but the file has ${leaves.length}.`);
  const hashes: Uint8Array[] = [];
  for (const pieces of leaves) hashes.push(await digest(source, pieces, map.algorithm));
  const rows = rowsOf(hashes, map.hashes.length, map.algorithm);
  if (!rows)
    throw malformed(`No row of a Merkle tree with ${map.count} leaves has ${map.hashes.length} hashes.`);
  rows.at(-1)?.forEach((hash, index) => {
    if (!isEqual(hash, map.hashes[index] ?? new Uint8Array()))
      throw mismatch(
        `Hash ${index + 1} of ${map.hashes.length} in the Merkle tree ${map.localId} doesn't match.`,
      );
  });
  if (proofs.length > 0 && proofs.length !== leaves.length)
    throw malformed(`The file has ${proofs.length} Merkle boxes for a tree with ${leaves.length} leaves.`);
  proofs.forEach(({ location, hashes: given, box }, index) => {
    const way = wayUp(rows, index);
    if (
      location !== index ||
      given.length !== way.length ||
      way.some((hash, at) => !isEqual(hash, given[at] ?? hash.subarray(1)))
    )
      throw mismatch(`The Merkle box at byte ${box.start} doesn't belong to leaf ${index + 1} of its tree.`);
  });
}
