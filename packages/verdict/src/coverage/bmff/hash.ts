import { merged } from '../bytes.ts';
import { broken, outcomeOf, undecided } from '../faults.ts';
import type { RuleInput, RuleOutcome, Uncovered } from '../types.ts';
import { isMerkleMdat, kindOfExcluded, shownBy } from './allowed.ts';
import { type BmffBox, readBoxes } from './boxes.ts';
import { c2paBoxesOf } from './c2pa-boxes.ts';
import { type Excluded, excludedBoxes } from './excluded-boxes.ts';
import { exclusionsOf } from './exclusions.ts';
import { requireFragments } from './fragment-trees.ts';
import { type Layout, requireHash } from './layout.ts';
import { requireMdatTrees } from './mdat-trees.ts';
import { requireCoveredMedia } from './media.ts';
import { mismatch } from './merkle.ts';
import { type MerkleMap, merkleMapsOf, type Proof, proofsFor, proofsOf } from './merkle-map.ts';
import { algorithmOf, bytesOf, fieldOf, malformed } from './values.ts';

const LABEL = /^c2pa\.hash\.bmff(?:\.v([0-9]+))?(?:__[0-9]+)?$/;

/** SDKs of 2023 and 2024 used a leaf for each chunk of each track, which this library doesn't compute. */
const isOldTimed = (maps: readonly MerkleMap[], proofs: readonly Proof[]): boolean =>
  proofs.length > 0 && maps.some((map) => !map.fixedBlockSize && !map.variableBlockSizes && map.count !== 1);

function uncoveredOf(
  excluded: readonly Excluded[],
  version: number,
  isMerkle: boolean,
  roots: readonly BmffBox[],
): Uncovered[] {
  const found = new Map<string, Uncovered>();
  for (const one of excluded) {
    // Merkle trees cover what this entry leaves out; whether they do is checked with the trees.
    if (isMerkle && isMerkleMdat(one)) continue;
    const kind = kindOfExcluded(one, version);
    const shows = shownBy(one, version, roots);
    const about = { kind, name: one.box.path, ...(shows.length > 0 && { shows }) };
    for (const span of one.spans) found.set(`${span.start} ${span.length}`, { ...span, ...about });
  }
  return [...found.values()].sort((a, b) => a.start - b.start || b.length - a.length);
}

async function check({ source, assertion, label, claimAlgorithm }: RuleInput): Promise<RuleOutcome> {
  const name = LABEL.exec(label);
  if (!name) throw undecided(`${label} isn't a BMFF hash.`);
  // C2PA 2.4, §18.6.1: validators ignore this assertion. SDKs still check it and report Valid (c2pa-python 0.38.1 with
  // core 0.91 does), so this library doesn't call such a file Invalid.
  if (name[1] === undefined)
    throw undecided('The file uses c2pa.hash.bmff, an early assertion that the standard now says to ignore.');
  const version = Number(name[1]);
  if (version !== 2 && version !== 3) throw undecided(`Version ${version} of the BMFF hash isn't known.`);

  const inherited = [fieldOf(assertion, 'alg'), claimAlgorithm];
  const entries = exclusionsOf(assertion);
  const hash = bytesOf(assertion, 'hash');
  const maps = merkleMapsOf(assertion, inherited);
  if (!hash && maps.length === 0) throw malformed('The assertion has neither a hash nor a Merkle tree.');
  if (fieldOf(assertion, 'sequenceNumber') !== undefined)
    throw undecided('The hash is for a segment of a live stream.');

  const roots = await readBoxes(source);
  const c2paBoxes = await c2paBoxesOf(source, roots);
  const proofs = proofsOf(c2paBoxes.merkle);
  if (maps.length > 0 && proofs.some((proof) => !maps.some((map) => proofsFor(map, [proof]).length > 0)))
    throw mismatch("The file has a Merkle box for a tree that the hash doesn't have.");

  const excluded = await excludedBoxes(source, roots, entries);
  const isFragmented = roots.some(({ type }) => type === 'moof');
  const hasMdatTrees = !!hash && maps.length > 0;
  const uncovered = uncoveredOf(excluded, version, hasMdatTrees, roots);
  requireOnce(uncovered);
  await requireCoveredMedia(source, roots, uncovered).catch((error: unknown) => {
    // A number beyond the end of a box.
    throw error instanceof RangeError ? undecided('A table of the movie is cut off.') : error;
  });

  const layout: Layout = {
    source,
    roots,
    whole: new Set(excluded.filter(({ entry }) => !entry.subset).map(({ box }) => box)),
    gone: merged(excluded.flatMap(({ spans }) => spans)),
  };
  if (hash) await requireHash(layout, hash, algorithmOf(...inherited), roots, source.size, 'the file');
  else {
    if (!isFragmented && maps.some(({ initHash }) => !initHash))
      throw mismatch('There are only Merkle trees, and they cover only mdat.', 'gap');
    await requireFragments(layout, maps, proofs);
  }
  if (hasMdatTrees) {
    if (isOldTimed(maps, proofs))
      throw undecided("The hash has a Merkle tree over the chunks of tracks, which isn't checked here.");
    await requireMdatTrees(layout, maps, proofs);
  }
  return { uncovered };
}

/** A second `ftyp` or `mfra`, which isn't hashed, could be added to a file afterward. */
function requireOnce(uncovered: readonly Uncovered[]): void {
  for (const name of ['/ftyp', '/mfra']) {
    const found = uncovered.filter((one) => one.name === name);
    const second = found[1];
    if (second)
      throw broken(
        'assertion.bmffHash.mismatch',
        'A.5.6',
        `The file has ${found.length} ${name} boxes, and the hash leaves out all of them.`,
        found.slice(1).map(({ start, length }) => ({ start, length })),
      );
  }
}

/**
 * Checks a BMFF hash, `c2pa.hash.bmff.v2` or `.v3` (C2PA 2.4, §15.12.2 and §18.6): recomputes it, and checks that
 * everything it leaves out is allowed to be left out.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validating_a_bmff_hash
 */
export const checkBmffHash = (input: RuleInput): Promise<RuleOutcome> => outcomeOf(() => check(input));
