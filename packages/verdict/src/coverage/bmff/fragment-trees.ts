import { undecided } from '../faults.ts';
import type { BmffBox } from './boxes.ts';
import { hashedPieces, type Layout, requireHash } from './layout.ts';
import { mismatch, requireTree } from './merkle.ts';
import { type MerkleMap, type Proof, proofsFor } from './merkle-map.ts';
import { malformed } from './values.ts';

/** The root boxes from each `moof` up to the next. */
function fragmentsOf(roots: readonly BmffBox[]): BmffBox[][] {
  const fragments: BmffBox[][] = [];
  for (const box of roots) {
    if (box.type === 'moof') fragments.push([box]);
    else fragments.at(-1)?.push(box);
  }
  return fragments;
}

/** A fragmented movie in one file: the part before the first `moof`, then a leaf from each `moof` to the next. */
export async function requireFragments(
  layout: Layout,
  maps: readonly MerkleMap[],
  proofs: readonly Proof[],
): Promise<void> {
  const { roots, source } = layout;
  const fragments = fragmentsOf(roots);
  const start = fragments[0]?.[0]?.start ?? source.size;
  const beginning = roots.filter((box) => box.start < start);
  for (const map of maps) {
    if (!map.initHash) throw malformed('A Merkle tree of a fragmented movie has no initHash.');
    if (map.fixedBlockSize !== undefined || map.variableBlockSizes)
      throw malformed('A Merkle tree of a fragmented movie has block sizes.');
    await requireHash(
      layout,
      map.initHash,
      map.algorithm,
      beginning,
      start,
      'everything before the fragments',
    );
  }
  if (fragments.length === 0)
    throw undecided("The fragments of this movie are in other files, which weren't checked.");
  const leaves = fragments.map((boxes, index) => [
    ...hashedPieces(layout, boxes, fragments[index + 1]?.[0]?.start ?? source.size),
  ]);
  let checked = 0;
  for (const map of maps) {
    const own = leaves.filter((_, index) => proofsFor(map, proofs.slice(index, index + 1)).length > 0);
    await requireTree(source, map, own, proofsFor(map, proofs));
    checked += own.length;
  }
  if (checked !== fragments.length) throw mismatch('Not every fragment belongs to exactly one Merkle tree.');
}
