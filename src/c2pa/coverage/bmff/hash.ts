import { type Algorithm, digest, isEqual, type Piece } from '../digest.ts';
import { broken, outcomeOf, undecided } from '../refused.ts';
import { merged, partsOutside } from '../spans.ts';
import type { ByteSource, RuleInput, RuleOutcome, Span, Uncovered } from '../types.ts';
import { isMerkleMdat, kindOfExcluded } from './allowed.ts';
import { type BmffBox, readBoxes } from './boxes.ts';
import { c2paBoxesOf } from './c2pa-boxes.ts';
import { CLAUSES } from './clauses.ts';
import { type Excluded, excludedBoxes, exclusionsOf } from './exclusions.ts';
import { requireCoveredMedia } from './media.ts';
import { type MerkleMap, merkleMapsOf, mismatch, type Proof, proofsOf, requireTree } from './merkle.ts';
import { isSameStore, storeOf } from './store.ts';
import { algorithmOf, bytesOf, fieldOf, malformed } from './values.ts';

const LABEL = /^c2pa\.hash\.bmff(?:\.v([0-9]+))?(?:__[0-9]+)?$/;

/** A file and what its hash leaves out of it. */
interface Layout {
  source: ByteSource;
  roots: readonly BmffBox[];
  /** Root boxes that are left out with their offsets. */
  whole: ReadonlySet<BmffBox>;
  /** Everything that is left out, in rising order. */
  gone: readonly Span[];
}

/** The offset of a root box as it is hashed: 8 bytes, big-endian. */
function offsetBytes(place: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(place));
  return bytes;
}

/** What is hashed of boxes that follow one another (C2PA 2.4, §18.6.2). @param end where the part of the file ends */
function* hashedPieces({ whole, gone }: Layout, boxes: readonly BmffBox[], end: number): Generator<Piece> {
  let place = end;
  for (const box of boxes) {
    if (!whole.has(box)) yield offsetBytes(box.start);
    yield* partsOutside(box, gone);
    place = box.start + box.length;
  }
  // Less than 8 bytes after the last box.
  if (place < end) yield { start: place, length: end - place };
}

async function requireHash(
  layout: Layout,
  hash: Uint8Array,
  algorithm: Algorithm,
  boxes: readonly BmffBox[],
  end: number,
  what: string,
): Promise<void> {
  if (!isEqual(hash, await digest(layout.source, hashedPieces(layout, boxes, end), algorithm)))
    throw broken('assertion.bmffHash.mismatch', `The hash of ${what} doesn't match.`, CLAUSES.computation);
}

const proofsFor = (map: MerkleMap, proofs: readonly Proof[]): Proof[] =>
  proofs.filter(({ uniqueId, localId }) => uniqueId === map.uniqueId && localId === map.localId);

/** Root boxes from each `moof` to the next. */
function fragmentsOf(roots: readonly BmffBox[]): BmffBox[][] {
  const fragments: BmffBox[][] = [];
  for (const box of roots) {
    if (box.type === 'moof') fragments.push([box]);
    else fragments.at(-1)?.push(box);
  }
  return fragments;
}

/** Each fragment has a Merkle box right before it (§A.5.4.1.2). */
function requireProofBefore(roots: readonly BmffBox[], proofs: readonly Proof[]): void {
  const moofs = roots.filter(({ type }) => type === 'moof');
  if (proofs.length !== moofs.length)
    throw malformed(`The movie has ${moofs.length} fragments and ${proofs.length} Merkle boxes.`);
  const before = new Map(roots.map((box, index) => [box, roots[index - 1]]));
  moofs.forEach((moof, index) => {
    if (before.get(moof) !== proofs[index]?.box)
      throw mismatch(`Fragment ${index + 1}, at byte ${moof.start}, doesn't follow its Merkle box.`);
  });
}

/** A movie in fragments in one file: what precedes the first `moof`, then a leaf from each `moof` to the next. */
async function requireFragments(
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
  requireProofBefore(roots, proofs);
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
 * One tree for each `mdat`, in the order of the file. The standard begins with the payload, behind a header of 8 or 16
 * bytes; SDKs begin 16 bytes after the start of the box, where the entry for `mdat` ends the other hash.
 */
async function requireMdatTrees(
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
        `The blocks of Merkle tree ${map.localId} don't add up to the mdat at byte ${mdat.start}.`,
      );
    const own = proofsFor(map, proofs);
    await requireOne(source, map, options, own);
  }
  if (proofs.some((proof) => !maps.some((map) => proofsFor(map, [proof]).length > 0)))
    throw mismatch("The file has a Merkle box for a tree that the hash doesn't have.");
}

/** At least one way to read the blocks has to match. @throws Refused for the first way, which is the usual one */
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

/** SDKs of 2023 and 2024 made a leaf of each chunk of each track, which this library doesn't compute. */
const isOldTimed = (
  maps: readonly MerkleMap[],
  roots: readonly BmffBox[],
  proofs: readonly Proof[],
): boolean =>
  proofs.length > 0 &&
  roots.some(({ type }) => type === 'moov') &&
  maps.some((map) => !map.fixedBlockSize && !map.variableBlockSizes && map.count !== 1);

function uncoveredOf(excluded: readonly Excluded[], version: number, isMerkle: boolean): Uncovered[] {
  const found = new Map<string, Uncovered>();
  for (const one of excluded) {
    // Merkle trees cover what this entry leaves out; whether they do is checked with the trees.
    if (isMerkle && isMerkleMdat(one)) continue;
    const kind = kindOfExcluded(one, version);
    for (const span of one.spans)
      found.set(`${span.start} ${span.length}`, { ...span, kind, name: one.box.path });
  }
  return [...found.values()].sort((a, b) => a.start - b.start || b.length - a.length);
}

async function check({ source, assertion, label, claimAlgorithm, store }: RuleInput): Promise<RuleOutcome> {
  const name = LABEL.exec(label);
  if (!name) throw undecided(`${label} isn't a BMFF hash.`);
  // C2PA 2.4, §18.6.1: validators ignore this assertion. SDKs up to core 0.91 still check it and report Valid, so this
  // library doesn't call such a file Invalid.
  if (name[1] === undefined)
    throw undecided('The file uses c2pa.hash.bmff, an early assertion that the standard now says to ignore.');
  const version = Number(name[1]);
  if (version !== 2 && version !== 3) throw undecided(`Version ${version} of the BMFF hash isn't known.`);

  const inherited = [fieldOf(assertion, 'alg'), claimAlgorithm];
  const entries = exclusionsOf(assertion);
  const hash = bytesOf(assertion, 'hash');
  const maps = merkleMapsOf(assertion, inherited);
  if (!hash && !maps) throw malformed('The assertion has neither a hash nor a Merkle tree.');
  if (fieldOf(assertion, 'sequenceNumber') !== undefined)
    throw undecided('The hash is for a segment of a live stream.');

  const roots = await readBoxes(source);
  const c2paBoxes = await c2paBoxesOf(source, roots);
  const embedded = await storeOf(source, c2paBoxes);
  if (embedded && !isSameStore(embedded.store, store))
    throw embedded.update
      ? undecided(
          "The manifest stores of the file, original and update, don't add up to the one that was read.",
        )
      : broken(
          'assertion.bmffHash.mismatch',
          'The C2PA box of the file holds another manifest store than the one that was read.',
          CLAUSES.manifest,
          [embedded.unit],
        );
  const proofs = proofsOf(c2paBoxes.merkle);

  const excluded = await excludedBoxes(source, roots, entries);
  const isFragmented = roots.some(({ type }) => type === 'moof');
  const hasMdatTrees = !!hash && !!maps && !isFragmented;
  const uncovered = uncoveredOf(excluded, version, hasMdatTrees);
  requireOnce(uncovered);
  await requireCoveredMedia(source, roots, uncovered);

  const layout: Layout = {
    source,
    roots,
    whole: new Set(excluded.filter(({ entry }) => !entry.subset).map(({ box }) => box)),
    gone: merged(excluded.flatMap(({ spans }) => spans)),
  };
  if (hash && maps && isFragmented)
    throw undecided('The hash of a fragmented movie has both a hash and Merkle trees.');
  if (maps && !hash) {
    if (!isFragmented && maps.some(({ initHash }) => !initHash))
      throw mismatch('Only Merkle trees are there, and they cover nothing but mdat.');
    await requireFragments(layout, maps, proofs);
  }
  if (hash) await requireHash(layout, hash, algorithmOf(...inherited), roots, source.size, 'the file');
  if (maps && hasMdatTrees) {
    if (isOldTimed(maps, roots, proofs))
      throw undecided("The hash has a Merkle tree over the chunks of tracks, which isn't checked here.");
    await requireMdatTrees(layout, maps, proofs);
  }
  return { uncovered };
}

/** A second `ftyp` or `mfra`, which nothing hashes, could be put into a file afterward. */
function requireOnce(uncovered: readonly Uncovered[]): void {
  for (const name of ['/ftyp', '/mfra']) {
    const found = uncovered.filter((one) => one.name === name);
    const second = found[1];
    if (second)
      throw broken(
        'assertion.bmffHash.mismatch',
        `The file has ${found.length} ${name} boxes, and the hash leaves out each of them.`,
        CLAUSES.exclusions,
        found.slice(1).map(({ start, length }) => ({ start, length })),
      );
  }
}

/**
 * Checks a BMFF hash, `c2pa.hash.bmff.v2` or `.v3` (C2PA 2.4, §15.12.2 and §18.6): computes it again, and checks that
 * what it leaves out may be left out.
 */
export const checkBmffHash = (input: RuleInput): Promise<RuleOutcome> => outcomeOf(() => check(input));
