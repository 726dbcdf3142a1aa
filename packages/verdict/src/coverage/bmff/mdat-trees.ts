import type { ByteSource, Span } from '../types.ts';
import type { Layout } from './layout.ts';
import { requireTree } from './merkle.ts';
import { type MerkleMap, type Proof, proofsFor } from './merkle-map.ts';
import { malformed } from './values.ts';

/** Pieces of the payload of `mdat`. @returns undefined when its block sizes don't add up to the payload */
function blocksOf(map: MerkleMap, start: number, end: number): Span[] | undefined {
  const size = Math.max(0, end - start);
  if (!map.variableBlockSizes && !map.fixedBlockSize) return [{ start, length: size }];
  const blocks: Span[] = [];
  let place = start;
  if (map.fixedBlockSize) {
    if (Math.ceil(size / map.fixedBlockSize) !== map.count) return undefined;
    for (; place < end; place += map.fixedBlockSize)
      blocks.push({ start: place, length: Math.min(map.fixedBlockSize, end - place) });
    return blocks;
  }
  for (const length of map.variableBlockSizes ?? []) {
    blocks.push({ start: place, length });
    place += length;
  }
  return place === start + size ? blocks : undefined;
}

/**
 * One tree for each `mdat`, in file order. In the standard, a tree starts with the payload, after a header of 8 or 16
 * bytes; SDKs start 16 bytes after the start of the box, where the exclusion entry for `mdat` begins.
 */
export async function requireMdatTrees(
  { source, roots }: Layout,
  maps: readonly MerkleMap[],
  proofs: readonly Proof[],
): Promise<void> {
  const mdats = roots.filter(({ type }) => type === 'mdat');
  if (mdats.length !== maps.length)
    throw malformed(`The file has ${mdats.length} mdat boxes and ${maps.length} Merkle trees.`);
  for (const [index, map] of maps.entries()) {
    const mdat = mdats[index];
    if (!mdat) continue;
    if (map.initHash) throw malformed("A Merkle tree has an initHash, and the movie isn't fragmented.");
    const end = mdat.start + mdat.length;
    const starts = [...new Set([16, mdat.header])].map((head) => Math.min(end, mdat.start + head));
    const options = starts.map((start) => blocksOf(map, start, end)).filter((blocks) => blocks !== undefined);
    if (options.length === 0)
      throw malformed(
        `The block sizes of Merkle tree ${map.localId} don't add up to the size of the mdat at byte ${mdat.start}.`,
      );
    const own = proofsFor(map, proofs);
    await requireOne(source, map, options, own);
  }
}

/** At least one way to read the blocks must match. @throws Refused for the first way, which is the usual one */
async function requireOne(
  source: ByteSource,
  map: MerkleMap,
  options: ReadonlyArray<readonly Span[]>,
  proofs: readonly Proof[],
): Promise<void> {
  let first: unknown;
  for (const blocks of options) {
    try {
      return await requireTree(
        source,
        map,
        blocks.map((block) => [block]),
        proofs,
      );
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}
