import { broken, undecided } from '../faults.ts';
import type { Shown, UncoveredKind } from '../types.ts';
import type { BmffBox } from './boxes.ts';
import { C2PA_UUID } from './c2pa-boxes.ts';
import type { Excluded } from './excluded-boxes.ts';
import type { ExclusionEntry } from './exclusions.ts';

/** XMP in its own box (XMP specification, part 3). */
const XMP_UUID = 'be7acfcb97a942e89c71999491e3afac';

/** Always left out (C2PA 2.4, §A.5.6), with their contents. */
const REQUIRED = new Set(['/ftyp', '/mfra', '/mfra/tfra', '/mfra/mfro']);

/** Boxes that neither contain nor locate media. */
const HARMLESS = new Set(['/styp', '/emsg', '/prft', '/pdin', '/moov/pssh', '/moof/pssh']);

/** What an entry that covers part of a box leaves out: `16+8`. */
const subsetText = ({ subset }: ExclusionEntry) =>
  subset?.map(({ offset, length }) => `${offset}+${length}`).join() ?? '';

/**
 * Entries that earlier standards required for `c2pa.hash.bmff.v2`, exactly as they were. SDKs wrote them until 2024.
 * They leave out the location of media, so media is located by the file's current values.
 */
const OLD_INDEX: Readonly<Record<string, { subset: string; flags?: number }>> = {
  '/meta/iloc': { subset: '' },
  '/moov/trak/mdia/minf/stbl/stco': { subset: '16+0' },
  '/moov/trak/mdia/minf/stbl/co64': { subset: '16+0' },
  '/moof/traf/tfhd': { subset: '16+8', flags: 0x010000 },
  '/moof/traf/trun': { subset: '16+4', flags: 0x010000 },
};

function isOldIndex({ box, entry }: Excluded, version: number): boolean {
  const old = OLD_INDEX[box.path];
  return version === 2 && !!old && subsetText(entry) === old.subset && entry.flags === old.flags;
}

/** Movie, fragments, items, and everything in them, unless it's listed above. */
const MEDIA = /^\/(?:mdat|imda|idat|moov|moof|meta|meco|sidx|ssix)(?:\/|$)/;

/** Metadata of a movie or a track. */
const METADATA = /^\/moov(?:\/trak)?\/(?:udta|meta)(?:\/|$)/;

const has = (roots: readonly BmffBox[], type: string): boolean =>
  roots.some(({ children = [] }) => children.some((one) => one.type === type));

/**
 * What a permitted exclusion changes for viewers. An index says which hashed bytes play or are shown, and where; the
 * user data of a film holds its cover image, title, and chapters. The standard leaves out `ftyp` (§A.5.6), whose brand
 * says whether the image or the animation of a file with both is shown: browsers show `avis`, but not `avif`, moving.
 * @param version of the hash assertion: 2 or 3
 */
export function shownBy(excluded: Excluded, version: number, roots: readonly BmffBox[]): Shown[] {
  const { path } = excluded.box;
  if (path === '/ftyp') return has(roots, 'iloc') && has(roots, 'trak') ? ['animation'] : [];
  if (isOldIndex(excluded, version)) return [path === '/meta/iloc' ? 'items' : 'frames'];
  return METADATA.test(path) ? ['cover'] : [];
}

/** What boxes of media decide, for messages. */
const DECIDES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\/moov\/trak\/edts/, 'which parts of the movie play'],
  [/\/(?:stts|ctts|cslg|tfdt)$/, 'when each frame is shown'],
  [/\/(?:stco|co64|stsc|stsz|stz2|tfhd|trun)$/, 'which frames and sounds play'],
  [/^\/(?:meta|meco)\/iloc$/, 'which parts of the image are shown'],
  [/^\/(?:meta|meco)\/(?:iprp|iref)/, 'how the image is turned, mirrored, and cropped, and its colors'],
];

const decided = (path: string): string =>
  DECIDES.find(([pattern]) => pattern.test(path))?.[1] ?? 'what the content is';

/** The most of `mdat` that may be left out, because Merkle trees cover it (§A.5.6, example 21). */
export const isMerkleMdat = ({ box, entry }: Excluded): boolean =>
  box.path === '/mdat' && subsetText(entry) === '16+0';

/**
 * Why a box is allowed to be outside the hash.
 * @param version of the hash assertion: 2 or 3
 * @throws Refused when the box is media or unknown to this library
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_exclusion_list_requirements
 */
export function kindOfExcluded(excluded: Excluded, version: number): UncoveredKind {
  const { box, spans } = excluded;
  if (REQUIRED.has(box.path)) return 'required';
  if (box.type === 'free' || box.type === 'skip') return 'padding';
  if (box.path === '/uuid' && box.userType === C2PA_UUID) return 'manifest';
  if (box.path === '/uuid' && box.userType === XMP_UUID) return 'metadata';
  if (HARMLESS.has(box.path) || isOldIndex(excluded, version)) return 'other';
  if (METADATA.test(box.path)) return 'metadata';
  if (MEDIA.test(box.path))
    throw broken(
      'assertion.bmffHash.mismatch',
      'A.5.6',
      `The hash leaves out ${box.path} at byte ${box.start}, which decides ${decided(box.path)}.`,
      spans,
    );
  throw undecided(
    `The hash leaves out ${box.path} at byte ${box.start}, and what that box holds isn't known.`,
  );
}
