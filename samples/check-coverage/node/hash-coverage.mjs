/**
 * Checks what the hash in a C2PA manifest store covers of its file, without the SDK.
 *
 * A manifest store is bound to its file by a hash, and the hash leaves out the bytes of the store itself. If it leaves
 * out more, those bytes can be changed and the signature still fits. Core 0.90 (c2pa-node 0.8.0, c2pa-web 0.13.1) doesn't
 * check that; core 0.91 checks a part of it.
 *
 *     const coverage = await coverageOf(blobSource(file), store, { active: label });
 *
 * `store` is the manifest store as bytes, `label` the label of the active manifest, both from the SDK's reader.
 * `coverage.state` is 'covered', 'broken' (the file is Invalid), or 'unknown' (can't tell: don't call the file Valid).
 *
 * It reads JPEG, PNG, GIF, TIFF, DNG, RIFF (WebP, WAV, AVI), and ISO base media files (MP4, MOV, M4A, HEIF, AVIF). In
 * other formats it looks for the bytes of the store. It doesn't check signatures, certificates, or ingredients: that's
 * the SDK's part.
 *
 * It computes hashes with node:crypto. The file is made from `src/c2pa/coverage` of this documentation site with
 * `npm run hash-coverage`; change it there.
 */
import { createHash } from 'node:crypto';

// coverage/faults.ts

/**
 * The clauses of C2PA 2.4 that files are checked against: section, and its anchor in
 * https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html
 */
const CLAUSES = {
  '10.3.2.1': '_adding_assertions_and_redactions',
  '11.1.4.2': '_manifest_store',
  13.1: '_hashing',
  15.4: '_determining_the_hashing_algorithm',
  '15.10.1': '_validate_the_correct_assertions_for_the_type_of_manifest',
  '15.10.3': '_assertion_validation',
  15.12: '_validate_the_assets_content',
  '15.12.1.1': '_validating_a_data_hash',
  '15.12.2': '_validating_a_bmff_hash',
  '15.12.2.1': '_non_fragmented_asset_using_merkle_tree',
  '15.12.3': '_validating_a_general_box_hash',
  '18.6.2': 'bmff-hash-computation',
  'A.5.3': '_box_containing_the_manifest',
  'A.5.6': '_exclusion_list_requirements',
};

/** A rule that the file breaks, as the outcome of a check. @param spans bytes that the hash should cover and doesn't */
const fault = (code, section, message, spans = []) => ({
  fault: { code, message, clause: { section, anchor: CLAUSES[section] }, spans: [...spans] },
});

/** Ends a check early: something inside a file breaks a rule or can't be checked. */
class Refused extends Error {
  name = 'Refused';
  outcome;

  constructor(outcome) {
    super('fault' in outcome ? outcome.fault.message : outcome.unknown);
    this.outcome = outcome;
  }
}

/** The file breaks a rule. Thrown where continuing makes no sense; takes the arguments of `fault`. */
const broken = (...what) => new Refused(fault(...what));

/** The file may be fine, but this library can't tell. */
const undecided = (reason) => new Refused({ unknown: reason });

/** Runs a check, and turns what it refuses into an outcome. Other errors are bugs and pass through. */
async function outcomeOf(check) {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

// coverage/spans.ts

/** The position after the last byte. */
const endOf = ({ start, length }) => start + length;
/** Whether two spans are the same bytes. */
const isSame = (a, b) => a.start === b.start && a.length === b.length;
/** Whether two spans share a byte. */
const touches = (a, b) => a.start < endOf(b) && b.start < endOf(a);

/** Spans in ascending order, with adjacent and overlapping ones merged. */
function merged(spans) {
  const sorted = [...spans].filter(({ length }) => length > 0).sort((a, b) => a.start - b.start);
  const joined = [];
  for (const { start, length } of sorted) {
    const last = joined.at(-1);
    if (last && start <= last.start + last.length)
      last.length = Math.max(last.length, start + length - last.start);
    else joined.push({ start, length });
  }
  return joined;
}

/** The parts of a span outside `gone`, which must come from `merged`. */
function* partsOutside({ start, length }, gone) {
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
function overlapOf({ start, length }, spans) {
  const found = spans[firstEndingAfter(spans, start)];
  return length > 0 && found && found.start < start + length ? found : undefined;
}

function firstEndingAfter(spans, place) {
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

// coverage/bmff/header-window.ts

const HEADER_WINDOW = 4096;

/** Reads small pieces near each other with few reads. */
function windowed(source) {
  let start = 0;
  let bytes = new Uint8Array(0);
  return async (place, length) => {
    if (place < start || place + length > start + bytes.length) {
      start = place;
      bytes = await source.read({ start, length: Math.min(HEADER_WINDOW, source.size - start) });
    }
    const from = place - start;
    return new DataView(bytes.buffer, bytes.byteOffset + from, Math.min(length, bytes.length - from));
  };
}

const typeAt = (view, place) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(place + index)));

const hex = (view, place, length) =>
  Array.from({ length }, (_, index) =>
    view
      .getUint8(place + index)
      .toString(16)
      .padStart(2, '0'),
  ).join('');

// coverage/bmff/boxes.ts

/** Containers without fields: the first child directly follows the header. */
const PLAIN_CONTAINERS = new Set(
  'moov trak edts mdia minf dinf stbl mvex moof traf mfra udta meco tref'.split(' '),
);

/** Boxes that start with a version and flags, of those that an exclusion could select by them. */
const FULL_BOXES = new Set(
  `pdin mvhd tkhd mdhd hdlr nmhd elng stsd stdp stts ctts cslg stss stsh elst dref stsz stz2 stsc stco co64 padb subs
  saiz saio mehd trex mfhd tfhd trun tfra mfro tfdt leva trep assp sbgp sgpd csgp cprt tsel kind meta iloc pitm ipro
  infe iinf iref schm sidx ssix prft vmhd smhd hmhd sthd emsg pssh`.split(/\s+/),
);
for (const type of ['xml ', 'bxml']) FULL_BOXES.add(type);

/** More than any movie needs; stops a file made of empty boxes. */
const MAX_BOXES$2 = 100_000;
const MAX_DEPTH$1 = 12;

const MALFORMED = 'assertion.bmffHash.mismatch';

/**
 * The boxes of a file, as a tree.
 * @throws Refused when a box is larger than its parent, or when there are too many
 */
async function readBoxes(source) {
  const read = windowed(source);
  let count = 0;

  const refuse = (parent, start) =>
    parent === ''
      ? broken(MALFORMED, '18.6.2', `The box at byte ${start} doesn't fit into the file.`)
      : undecided(`The box at byte ${start} doesn't fit into ${parent}.`);

  async function header(start, end, parent) {
    const view = await read(start, 32);
    const short = view.getUint32(0);
    const type = typeAt(view, 4);
    let head = short === 1 ? 16 : 8;
    if (view.byteLength < head) throw refuse(parent, start);
    let length = short === 1 ? Number(view.getBigUint64(8)) : short;
    // Zero means the rest of the file, and is only allowed in the last box.
    if (short === 0) length = end - start;
    // An unfinished recording: the media that exists is still hashed.
    if (parent === '' && type === 'mdat') length = Math.min(length, end - start);
    const box = { type, path: `${parent}/${type}`, start, length, header: head };
    if (type === 'uuid') {
      if (view.byteLength < head + 16) throw refuse(parent, start);
      box.userType = hex(view, head, 16);
      head += 16;
      box.header = head;
    }
    if (length < head || length > end - start || (short === 0 && parent !== '')) throw refuse(parent, start);
    return box;
  }

  /** QuickTime's `meta` has no version and flags: its first child, `hdlr`, follows directly. */
  async function addFull(box) {
    if (!FULL_BOXES.has(box.type) || box.length < box.header + 4) return;
    const view = await read(box.start + box.header, Math.min(8, box.length - box.header));
    if (box.type === 'meta' && view.byteLength >= 8 && typeAt(view, 4) === 'hdlr') return;
    box.full = { version: view.getUint8(0), flags: view.getUint32(0) & 0xffffff };
  }

  async function boxesIn(from, end, parent, depth) {
    if (depth > MAX_DEPTH$1) throw undecided(`Boxes are nested more than ${MAX_DEPTH$1} deep.`);
    const boxes = [];
    // Up to 7 bytes after the last box can't be a box. They're hashed with everything else.
    for (let start = from; start + 8 <= end; ) {
      count += 1;
      if (count > MAX_BOXES$2) throw undecided(`The file has more than ${MAX_BOXES$2} boxes.`);
      const box = await header(start, end, parent).catch((error) => {
        // QuickTime user data ends with four zero bytes, and some of it isn't a list of boxes.
        if (parent.includes('/udta')) return undefined;
        throw error;
      });
      if (!box) break;
      await addFull(box);
      const inside = box.start + box.header + (box.type === 'meta' && box.full ? 4 : 0);
      if (PLAIN_CONTAINERS.has(box.type) || box.type === 'meta')
        box.children = await boxesIn(inside, box.start + box.length, box.path, depth + 1);
      boxes.push(box);
      start += box.length;
    }
    return boxes;
  }

  return boxesIn(0, source.size, '', 0);
}

/** A box and all boxes inside it, in file order. */
function* withDescendants(boxes) {
  for (const box of boxes) {
    yield box;
    if (box.children) yield* withDescendants(box.children);
  }
}

/** Larger than any table in a real file. */
const MAX_TABLE = 64 << 20;

/** The contents of a box after its header and its version and flags. @throws Refused when it's too large to read */
async function contentOf$2(source, box) {
  const skipped = box.header + (box.full ? 4 : 0);
  const length = box.length - skipped;
  if (length > MAX_TABLE) throw undecided(`The box ${box.path} is too large to read: ${box.length} bytes.`);
  const bytes = await source.read({ start: box.start + skipped, length });
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

// coverage/bmff/c2pa-boxes.ts

/** The extended type of C2PA's `uuid` boxes (C2PA 2.4, §A.5.1). */
const C2PA_UUID = 'd8fec3d61b0e483c92975828877ec481';

/** Version and flags, then the purpose. */
const FIXED = 4;
const MAX_PURPOSE = 16;

/** Larger than any real manifest store. */
const MAX_STORE$1 = 256 << 20;

/** A proof has one hash for each level of a tree. */
const MAX_PROOF = 16_384;

const STORE_PURPOSES = ['manifest', 'original', 'update'];

const refuse$1 = (message, box) =>
  broken('assertion.bmffHash.mismatch', 'A.5.3', message, [{ start: box.start, length: box.length }]);

/** @throws Refused if a byte isn't zero: nothing unhashed may hide after the content of a box */
async function requireZeros(source, { start, length }, box) {
  const step = 1 << 20;
  for (let from = start; from < start + length; from += step) {
    const bytes = await source.read({ start: from, length: Math.min(step, start + length - from) });
    const found = bytes.findIndex((byte) => byte !== 0);
    if (found >= 0)
      throw refuse$1(
        `The C2PA box at byte ${box.start} has data after its content, at byte ${from + found}. No hash covers it.`,
        box,
      );
  }
}

async function purposeOf(source, box) {
  const from = box.start + box.header;
  const bytes = await source.read({
    start: from,
    length: Math.min(FIXED + MAX_PURPOSE, box.start + box.length - from),
  });
  const end = bytes.indexOf(0, FIXED);
  if (box.header !== 24 || end < 0) throw refuse$1(`The C2PA box at byte ${box.start} has no purpose.`, box);
  if (bytes.subarray(0, FIXED).some((byte) => byte !== 0))
    throw refuse$1(`The C2PA box at byte ${box.start} has a version or flags other than 0.`, box);
  return { purpose: String.fromCharCode(...bytes.subarray(FIXED, end)), data: from + end + 1 };
}

/** The JUMBF box at the start of a store box's data. */
async function storeIn$2(source, box, start) {
  const end = box.start + box.length;
  const head = await source.read({ start, length: Math.min(16, end - start) });
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < 8 || String.fromCharCode(...head.subarray(4, 8)) !== 'jumb')
    throw refuse$1(`The C2PA box at byte ${box.start} doesn't hold a manifest store.`, box);
  const short = view.getUint32(0);
  const long = short === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : short;
  const length = long === 0 ? end - start : long;
  if (length < 8 || length > end - start)
    throw refuse$1(`The manifest store at byte ${start} doesn't fit into its box.`, box);
  if (length > MAX_STORE$1) throw undecided(`The manifest store is too large to read: ${length} bytes.`);
  return { start, length };
}

async function storeBox$1(source, box, purpose, data) {
  const end = box.start + box.length;
  if (data + 8 > end) throw refuse$1(`The C2PA box at byte ${box.start} is cut off.`, box);
  const bytes = await source.read({ start: data, length: 8 });
  const merkleOffset = Number(new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0));
  const store = await storeIn$2(source, box, data + 8);
  const after = store.start + store.length;
  await requireZeros(source, { start: after, length: end - after }, box);
  return { box, purpose, merkleOffset, store };
}

async function merkleData(source, box, start) {
  const length = box.start + box.length - start;
  if (length > MAX_PROOF) throw refuse$1(`The Merkle box at byte ${box.start} has ${box.length} bytes.`, box);
  return source.read({ start, length });
}

/**
 * The C2PA boxes of a file. They aren't hashed, so each must contain what its purpose says.
 * @throws Refused for boxes that contain anything but a manifest store or Merkle data, and for too many boxes
 */
async function c2paBoxesOf(source, roots) {
  const found = { stores: [], merkle: [] };
  for (const box of roots) {
    if (box.userType !== C2PA_UUID) continue;
    const { purpose, data } = await purposeOf(source, box);
    const storePurpose = STORE_PURPOSES.find((one) => one === purpose);
    if (storePurpose) found.stores.push(await storeBox$1(source, box, storePurpose, data));
    else if (purpose === 'merkle') found.merkle.push({ box, data: await merkleData(source, box, data) });
    else
      throw refuse$1(
        `The C2PA box at byte ${box.start} has the unknown purpose ${JSON.stringify(purpose)}.`,
        box,
      );
  }
  requireOneStore(found);
  return found;
}

/** One `manifest`; or one `original` and one `update` (§A.5.3). A file without one has its store elsewhere. */
function requireOneStore({ stores, merkle }) {
  const [first, second, third] = stores;
  if (first && (third || (second && `${first.purpose} ${second.purpose}` !== 'original update')))
    throw refuse$1(
      `The file has ${stores.length} manifest stores: ${stores.map(({ purpose }) => purpose).join(', ')}.`,
      third?.box ?? second?.box ?? first.box,
    );
  if (first && !second && first.purpose !== 'manifest')
    throw refuse$1(`The file has a manifest store for "${first.purpose}" alone.`, first.box);
  for (const { box, merkleOffset } of stores)
    if (merkleOffset !== 0 && !merkle.some((one) => one.box.start === merkleOffset))
      throw refuse$1(`The C2PA box at byte ${box.start} names a Merkle box that isn't there.`, box);
}

// coverage/bmff/allowed.ts

/** XMP in its own box (XMP specification, part 3). */
const XMP_UUID = 'be7acfcb97a942e89c71999491e3afac';

/** Always left out (C2PA 2.4, §A.5.6), with their contents. */
const REQUIRED = new Set(['/ftyp', '/mfra', '/mfra/tfra', '/mfra/mfro']);

/** Boxes that neither contain nor locate media. */
const HARMLESS = new Set(['/styp', '/emsg', '/prft', '/pdin', '/moov/pssh', '/moof/pssh']);

/** What an entry that covers part of a box leaves out: `16+8`. */
const subsetText = ({ subset }) => subset?.map(({ offset, length }) => `${offset}+${length}`).join() ?? '';

/**
 * Entries that earlier standards required for `c2pa.hash.bmff.v2`, exactly as they were. SDKs wrote them until 2024.
 * They leave out the location of media, so media is located by the file's current values.
 */
const OLD_INDEX = {
  '/meta/iloc': { subset: '' },
  '/moov/trak/mdia/minf/stbl/stco': { subset: '16+0' },
  '/moov/trak/mdia/minf/stbl/co64': { subset: '16+0' },
  '/moof/traf/tfhd': { subset: '16+8', flags: 0x010000 },
  '/moof/traf/trun': { subset: '16+4', flags: 0x010000 },
};

function isOldIndex({ box, entry }, version) {
  const old = OLD_INDEX[box.path];
  return (
    version === 2 &&
    !!old &&
    entry.xpath === box.path &&
    subsetText(entry) === old.subset &&
    entry.flags === old.flags
  );
}

/** Movie, fragments, items, and everything in them, unless it's listed above. */
const MEDIA = /^\/(?:mdat|imda|idat|moov|moof|meta|meco|sidx|ssix)(?:\/|$)/;

/** Metadata of a movie or a track. It can contain its own images, with an index of their locations. */
const METADATA$3 = /^\/moov(?:\/trak)?\/(?:udta|meta)(?:\/|$)/;

const holdsItems = (box) =>
  [...withDescendants([box])].some(({ type }) => type === 'iloc' || type === 'idat');

/**
 * What a permitted exclusion changes for viewers. An index says which hashed bytes play or are shown, and where; the
 * user data of a film holds its cover image, title, and chapters.
 * @param version of the hash assertion: 2 or 3
 */
function shownBy(excluded, version) {
  const { path } = excluded.box;
  if (isOldIndex(excluded, version)) return [path === '/meta/iloc' ? 'items' : 'frames'];
  return METADATA$3.test(path) ? ['cover'] : [];
}

/** What boxes of media decide, for messages. */
const DECIDES = [
  [/^\/moov\/trak\/edts/, 'which parts of the film play'],
  [/\/(?:stts|ctts|cslg|tfdt)$/, 'when each frame is shown'],
  [/\/(?:stco|co64|stsc|stsz|stz2|tfhd|trun)$/, 'which frames and sounds play'],
  [/^\/(?:meta|meco)\/iloc$/, 'which parts of the image are shown'],
  [/^\/(?:meta|meco)\/(?:iprp|iref)/, 'how the image is turned, mirrored, and cropped, and its colors'],
];

const decided = (path) => DECIDES.find(([pattern]) => pattern.test(path))?.[1] ?? 'what the content is';

/** The most of `mdat` that may be left out, because Merkle trees cover it (§A.5.6, example 21). */
const isMerkleMdat = ({ box, entry }) => box.path === '/mdat' && subsetText(entry) === '16+0';

/**
 * Why a box is allowed to be outside the hash.
 * @param version of the hash assertion: 2 or 3
 * @throws Refused when the box is media or unknown to this library
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_exclusion_list_requirements
 */
function kindOfExcluded(excluded, version) {
  const { box, spans } = excluded;
  if (REQUIRED.has(box.path)) return 'required';
  if (box.type === 'free' || box.type === 'skip') return 'padding';
  if (box.path === '/uuid' && box.userType === C2PA_UUID) return 'manifest';
  if (box.path === '/uuid' && box.userType === XMP_UUID) return 'metadata';
  if (HARMLESS.has(box.path) || isOldIndex(excluded, version)) return 'other';
  if (METADATA$3.test(box.path) && !holdsItems(box)) return 'metadata';
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

// node-sha2.ts

/** SHA-2 of Node.js in the form that the library uses `@noble/hashes` in. */
const streamed = (name) => ({
  create() {
    const hash = createHash(name);
    return {
      update(bytes) {
        hash.update(bytes);
      },
      digest: () => new Uint8Array(hash.digest()),
    };
  },
});

const sha256 = streamed('sha256');
const sha384 = streamed('sha384');
const sha512 = streamed('sha512');

// coverage/digest.ts

/**
 * Hash algorithms of C2PA 2.4, §13.1.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_hashing
 */
const ALGORITHMS = { sha256, sha384, sha512 };

/** Whether a name is an allowed hash algorithm. */
const isAlgorithm = (name) => typeof name === 'string' && Object.hasOwn(ALGORITHMS, name);

/** Small enough that a page stays responsive between two reads. */
const CHUNK = 1 << 21;

/**
 * Web Crypto hashes about ten times as fast and on another thread, but needs all bytes in memory at once. For less than
 * the first limit, asking it takes longer than hashing.
 */
const AT_ONCE = { least: 1 << 16, most: 1 << 25 };
const WEB_NAMES = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/** The bytes of pieces in one array; undefined if Web Crypto isn't there, or isn't the better way for so many bytes. */
async function allOf(source, pieces) {
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
async function digest(source, given, algorithm) {
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
const isEqual = (a, b) => a.length === b.length && a.every((byte, index) => byte === b[index]);

// coverage/bmff/values.ts

/** The assertion doesn't follow the standard: `assertion.bmffHash.malformed`. */
const malformed$2 = (message) => broken('assertion.bmffHash.malformed', '15.12.2', message);

const isUint$1 = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** SDKs up to 2026 wrote absent fields as null. */
const fieldOf$1 = (map, key) => map.get(key) ?? undefined;

/** A map of the assertion. @throws Refused when the value isn't a map */
function fieldsOf(value, what) {
  if (value instanceof Map) return value;
  throw malformed$2(`${what} isn't a map.`);
}

/** An array with at least one item, or undefined if absent. */
function listOf$2(map, key) {
  const value = fieldOf$1(map, key);
  if (value === undefined || (Array.isArray(value) && value.length > 0)) return value;
  throw malformed$2(`${key} isn't an array with at least one item.`);
}

/** A nonnegative integer, or undefined if absent. */
function uintOf(map, key) {
  const value = fieldOf$1(map, key);
  if (value === undefined || isUint$1(value)) return value;
  throw malformed$2(`${key} isn't a whole number: ${String(value)}.`);
}

/** A required nonnegative integer. @throws Refused */
function neededUint(map, key) {
  const value = uintOf(map, key);
  if (value === undefined) throw malformed$2(`${key} is missing.`);
  return value;
}

/** A byte string, or undefined if absent. @throws Refused for anything else */
function bytesOf(map, key) {
  const value = fieldOf$1(map, key);
  if (value === undefined || value instanceof Uint8Array) return value;
  throw malformed$2(`${key} isn't a byte string.`);
}

/** The first algorithm given in a part of the assertion, in the assertion, or in the claim. */
function algorithmOf$1(...names) {
  const name = names.find((one) => one !== undefined && one !== null);
  if (isAlgorithm(name)) return name;
  throw broken(
    'algorithm.unsupported',
    '15.4',
    `The hash algorithm ${JSON.stringify(name)} isn't one of ${Object.keys(ALGORITHMS).join(', ')}.`,
  );
}

// coverage/bmff/excluded-boxes.ts

const MAX_MATCHES = 200_000;

/** `/meta/iloc` was a mandatory entry of earlier standards, although `meta` isn't a plain container. */
const isOldIndexPath = (xpath) => xpath === '/meta/iloc';

function childrenOf$1(box, entry) {
  if (PLAIN_CONTAINERS.has(box.type) || isOldIndexPath(entry.xpath)) return box.children ?? [];
  if (box.full || box.type === 'meta')
    throw malformed$2(`${entry.xpath} leads through ${box.path}, which isn't a plain container.`);
  throw undecided(`${entry.xpath} leads through ${box.path}, a box that isn't known as a container.`);
}

function located(roots, entry) {
  let lists = [roots];
  let found = [];
  entry.steps.forEach(({ type, index }, depth) => {
    found = lists.flatMap((boxes) => {
      const named = boxes.filter((box) => box.type === type);
      return index === undefined ? named : named.slice(index - 1, index);
    });
    if (depth < entry.steps.length - 1) lists = found.map((box) => childrenOf$1(box, entry));
  });
  return found;
}

const hasFlags = (entry, flags) =>
  entry.flags === undefined ||
  (entry.isLoose ? (flags & entry.flags) === entry.flags : flags === entry.flags);

async function isMatch(source, box, entry) {
  if (entry.length !== undefined && entry.length !== box.length) return false;
  if (entry.version !== undefined && entry.version !== box.full?.version) return false;
  if (entry.flags !== undefined && (!box.full || !hasFlags(entry, box.full.flags))) return false;
  for (const { offset, value } of entry.data) {
    if (offset + value.length > box.length) return false;
    const bytes = await source.read({ start: box.start + offset, length: value.length });
    if (!isEqual(bytes, value)) return false;
  }
  return true;
}

/** Bytes after the end of a box are never left out. */
function spansOf(box, entry) {
  if (!entry.subset) return [{ start: box.start, length: box.length }];
  return entry.subset
    .map(({ offset, length }) => {
      const rest = Math.max(0, box.length - offset);
      return { start: box.start + offset, length: length === 0 ? rest : Math.min(length, rest) };
    })
    .filter(({ length }) => length > 0);
}

/** The boxes that the entries match, according to §18.6.2. Several entries can match the same box. */
async function excludedBoxes(source, roots, entries) {
  const excluded = [];
  let spans = 0;
  for (const entry of entries) {
    for (const box of located(roots, entry)) {
      if (!(await isMatch(source, box, entry))) continue;
      const found = { box, entry, spans: spansOf(box, entry) };
      spans += found.spans.length + 1;
      if (spans > MAX_MATCHES) throw undecided(`The exclusions match more than ${MAX_MATCHES} boxes.`);
      excluded.push(found);
    }
  }
  return excluded;
}

// coverage/bmff/exclusions.ts

const MAX_ENTRIES$2 = 256;

/** Four characters of one byte each, then an optional index (C2PA 2.4, §18.6.2, example 5). */
const XPATH = /^(?:\/[^/[\]]{4}(?:\[[1-9][0-9]{0,8}\])?)+$/;
const STEP = /\/(.{4})(?:\[([0-9]+)\])?/gs;

function stepsOf(xpath) {
  if (typeof xpath !== 'string' || !XPATH.test(xpath) || [...xpath].some((sign) => sign > '\xff'))
    throw malformed$2(`${JSON.stringify(xpath)} isn't a path of boxes such as /moov/trak[2].`);
  return [...xpath.matchAll(STEP)].map(([, type = '', index]) =>
    index === undefined ? { type } : { type, index: Number(index) },
  );
}

function subsetOf(map) {
  const subset = listOf$2(map, 'subset')?.map((item) => {
    const part = fieldsOf(item, 'An item of subset');
    return { offset: neededUint(part, 'offset'), length: neededUint(part, 'length') };
  });
  subset?.forEach(({ offset, length }, index) => {
    const next = subset[index + 1];
    if (next && (length === 0 || offset + length > next.offset))
      throw malformed$2(`The subset at offset ${offset} overlaps the one at offset ${next.offset}.`);
  });
  return subset;
}

/** SDKs have written this value as a byte string and as an array of numbers. */
function patternOf(value) {
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte < 256))
    return Uint8Array.from(value);
  throw malformed$2("The value of a data entry isn't a byte string.");
}

function entryOf$1(item) {
  const map = fieldsOf(item, 'An exclusion');
  const xpath = fieldOf$1(map, 'xpath');
  const steps = stepsOf(xpath);
  const data = (listOf$2(map, 'data') ?? []).map((one) => {
    const part = fieldsOf(one, 'An item of data');
    return { offset: neededUint(part, 'offset'), value: patternOf(fieldOf$1(part, 'value')) };
  });
  const flags = bytesOf(map, 'flags');
  if (flags && flags.length !== 3) throw malformed$2(`flags has ${flags.length} bytes instead of 3.`);
  const exact = fieldOf$1(map, 'exact');
  if (exact !== undefined && typeof exact !== 'boolean') throw malformed$2("exact isn't true or false.");
  const version = uintOf(map, 'version');
  if (version !== undefined && version > 255) throw malformed$2(`version is ${version}.`);
  return {
    xpath: String(xpath),
    steps,
    length: uintOf(map, 'length'),
    data,
    subset: subsetOf(map),
    version,
    flags: flags?.reduce((number, byte) => number * 256 + byte, 0),
    isLoose: exact === false,
  };
}

/**
 * The list `exclusions` of a BMFF hash.
 * @throws Refused (`malformed`) for anything that doesn't follow §18.6.3
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#bmff-hash-computation
 */
function exclusionsOf$1(assertion) {
  const list = listOf$2(assertion, 'exclusions');
  if (!list) throw malformed$2('The hash has no exclusions.');
  if (list.length > MAX_ENTRIES$2) throw undecided(`The hash has more than ${MAX_ENTRIES$2} exclusions.`);
  return list.map(entryOf$1);
}

// coverage/bmff/layout.ts

/** The offset of a root box as it is hashed: 8 bytes, big-endian. */
function offsetBytes(place) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(place));
  return bytes;
}

/** The hashed parts of consecutive boxes (C2PA 2.4, §18.6.2). @param end end of this part of the file */
function* hashedPieces({ whole, gone }, boxes, end) {
  let place = end;
  for (const box of boxes) {
    if (!whole.has(box)) yield offsetBytes(box.start);
    yield* partsOutside(box, gone);
    place = box.start + box.length;
  }
  // Less than 8 bytes after the last box.
  if (place < end) yield { start: place, length: end - place };
}

/** Recomputes the hash over boxes. @throws Refused when it differs from the signed hash */
async function requireHash(layout, hash, algorithm, boxes, end, what) {
  if (!isEqual(hash, await digest(layout.source, hashedPieces(layout, boxes, end), algorithm)))
    throw broken('assertion.bmffHash.mismatch', '18.6.2', `The hash of ${what} doesn't match.`);
}

// coverage/bmff/merkle.ts

/** The file doesn't match a Merkle tree: `assertion.bmffHash.mismatch`. */
const mismatch$1 = (message) => broken('assertion.bmffHash.mismatch', '15.12.2.1', message);

/** Rows of a tree from the leaves up. With an odd number, the last hash moves up unchanged (§18.6.1). */
function rowsOf(leaves, rowLength, algorithm) {
  const rows = [leaves];
  for (let row = leaves; row.length !== rowLength; ) {
    if (row.length <= 1 || row.length < rowLength) return undefined;
    const above = [];
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
function wayUp(rows, leaf) {
  const way = [];
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
async function requireTree(source, map, leaves, proofs) {
  if (map.count !== leaves.length)
    throw malformed$2(
      `A Merkle tree says that it has ${map.count} leaves, and the file has ${leaves.length}.`,
    );
  const hashes = [];
  for (const pieces of leaves) hashes.push(await digest(source, pieces, map.algorithm));
  const rows = rowsOf(hashes, map.hashes.length, map.algorithm);
  if (!rows)
    throw malformed$2(`No row of a Merkle tree with ${map.count} leaves has ${map.hashes.length} hashes.`);
  rows.at(-1)?.forEach((hash, index) => {
    if (!isEqual(hash, map.hashes[index] ?? new Uint8Array()))
      throw mismatch$1(
        `Hash ${index + 1} of ${map.hashes.length} in the Merkle tree ${map.localId} doesn't match.`,
      );
  });
  if (proofs.length > 0 && proofs.length !== leaves.length)
    throw malformed$2(`The file has ${proofs.length} Merkle boxes for a tree with ${leaves.length} leaves.`);
  proofs.forEach(({ location, hashes: given, box }, index) => {
    const way = wayUp(rows, index);
    if (
      location !== index ||
      given.length !== way.length ||
      way.some((hash, at) => !isEqual(hash, given[at] ?? hash.subarray(1)))
    )
      throw mismatch$1(
        `The Merkle box at byte ${box.start} doesn't belong to leaf ${index + 1} of its tree.`,
      );
  });
}

// cbor/decode.ts

/** Deeper than any C2PA structure, so that hostile input can't exhaust the stack. */
const MAX_DEPTH = 32;
const MAX_ITEMS$1 = 10_000;
const BREAK = 0xff;

/**
 * Decodes one CBOR value.
 *
 * Two readers must never see different values, so anything that RFC 8949 calls invalid is rejected: a duplicate key
 * in a map, text or a chunk of text that isn't UTF-8, a length beyond the end. Integers beyond 2^53 stay bigints.
 * @throws Error when the bytes aren't CBOR, or use a CBOR feature that C2PA doesn't
 * @see https://www.rfc-editor.org/rfc/rfc8949.html#section-3
 * @see https://www.rfc-editor.org/rfc/rfc8949.html#section-3.2.3
 * @see https://www.rfc-editor.org/rfc/rfc8949.html#section-5.6
 */
function decodeCbor(bytes, { isWhole = false, maxItems = MAX_ITEMS$1, isWithoutFloats = false } = {}) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let place = 0;
  let items = 0;

  function argument(info) {
    if (info < 24) return info;
    const size = { 24: 1, 25: 2, 26: 4, 27: 8 }[info];
    if (size === undefined) throw new Error('a length of unknown size');
    place += size;
    if (size === 1) return view.getUint8(place - 1);
    if (size === 2) return view.getUint16(place - 2);
    if (size === 4) return view.getUint32(place - 4);
    const long = view.getBigUint64(place - 8);
    return long <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(long) : long;
  }

  function take(length) {
    if (length > bytes.length - place) throw new Error('the data ends too early');
    place += Number(length);
    return bytes.subarray(place - Number(length), place);
  }

  function isAtBreak() {
    if (view.getUint8(place) !== BREAK) return false;
    place += 1;
    return true;
  }

  /** The chunks of an indefinite-length string: definite-length strings of the same type. */
  function* chunks(major) {
    while (!isAtBreak()) {
      const head = view.getUint8(place);
      place += 1;
      if (head >> 5 !== major || (head & 31) === 31) throw new Error('a chunk of another kind');
      yield take(argument(head & 31));
    }
  }

  /** Each chunk is text of its own: a character can't begin in one and end in the next. */
  function chunkedText() {
    let whole = '';
    for (const chunk of chunks(3)) whole += text.decode(chunk);
    return whole;
  }

  function chunkedBytes() {
    const start = place;
    let size = 0;
    for (const chunk of chunks(2)) size += chunk.length;
    place = start;
    const whole = new Uint8Array(size);
    size = 0;
    for (const chunk of chunks(2)) {
      whole.set(chunk, size);
      size += chunk.length;
    }
    return whole;
  }

  function simple(info) {
    if (info === 25 || (isWithoutFloats && (info === 26 || info === 27)))
      throw new Error('a number that is not whole');
    if (info === 26 || info === 27) {
      const size = info === 26 ? 4 : 8;
      place += size;
      return size === 4 ? view.getFloat32(place - 4) : view.getFloat64(place - 8);
    }
    if (info < 20 || info > 23) throw new Error('a simple value that C2PA does not use');
    return { 20: false, 21: true, 22: null }[info];
  }

  /** @param size number of entries, or undefined for a collection that ends with a break */
  function* entries(size) {
    if (size !== undefined && size > maxItems) throw new Error('too many items');
    for (let index = 0; size === undefined ? !isAtBreak() : index < size; index += 1) yield index;
  }

  function mapOf(size, depth) {
    const map = new Map();
    for (const _ of entries(size)) {
      const key = value(depth + 1);
      if (typeof key === 'object' && key !== null) throw new Error('a key that is not a number or text');
      if (map.has(key)) throw new Error(`the key ${String(key).slice(0, 40)} occurs twice`);
      map.set(key, value(depth + 1));
    }
    return map;
  }

  function value(depth) {
    items += 1;
    if (depth > MAX_DEPTH || items > maxItems) throw new Error('too deep or too long');
    const head = view.getUint8(place);
    place += 1;
    const major = head >> 5;
    const info = head & 31;
    if (major === 7) return simple(info);
    if (info === 31 && major === 2) return chunkedBytes();
    if (info === 31 && major === 3) return chunkedText();
    const size = info === 31 && (major === 4 || major === 5) ? undefined : argument(info);
    if (major === 4) {
      const list = [];
      for (const _ of entries(size)) list.push(value(depth + 1));
      return list;
    }
    if (major === 5) return mapOf(size, depth);
    if (size === undefined) throw new Error('a length of unknown size');
    if (major === 0) return size;
    if (major === 1) return typeof size === 'bigint' ? -1n - size : -1 - size;
    if (major === 2) return take(size);
    if (major === 3) return text.decode(take(size));
    return value(depth + 1);
  }

  const decoded = value(0);
  if (isWhole && place !== bytes.length) throw new Error('bytes follow the value');
  return decoded;
}

// coverage/bmff/merkle-map.ts

/** Enough for 50 GB in blocks of 50 KB; more would use up a page's memory. */
const MAX_LEAVES = 1 << 20;

const PROOF_KEYS = ['uniqueId', 'localId', 'location', 'hashes'];

/** More zeros than any hash ends with. */
const MAX_ZEROS = 64;

function hashesOf(map, isNeeded) {
  const list = fieldOf$1(map, 'hashes') ?? (isNeeded ? undefined : []);
  if (Array.isArray(list) && list.every((one) => one instanceof Uint8Array)) return list;
  throw malformed$2("The hashes of a Merkle tree aren't a list of byte strings.");
}

function mapOf(item, inherited) {
  const map = fieldsOf(item, 'A Merkle tree');
  const count = neededUint(map, 'count');
  if (count > MAX_LEAVES) throw undecided(`A Merkle tree has more than ${MAX_LEAVES} leaves.`);
  const variable = listOf$2(map, 'variableBlockSizes');
  if (variable && !variable.every((size) => Number.isSafeInteger(size) && Number(size) >= 0))
    throw malformed$2("variableBlockSizes contains a value that isn't a size.");
  const fixed = uintOf(map, 'fixedBlockSize');
  if (fixed === 0) throw malformed$2('fixedBlockSize is 0.');
  if (variable && fixed !== undefined)
    throw malformed$2('A Merkle tree has both fixedBlockSize and variableBlockSizes.');
  return {
    uniqueId: neededUint(map, 'uniqueId'),
    localId: neededUint(map, 'localId'),
    count,
    algorithm: algorithmOf$1(fieldOf$1(map, 'alg'), ...inherited),
    initHash: bytesOf(map, 'initHash'),
    hashes: hashesOf(map, true),
    fixedBlockSize: fixed,
    variableBlockSizes: variable,
  };
}

/** The trees of a BMFF hash. @param inherited algorithms of the assertion and of the claim */
const merkleMapsOf = (assertion, inherited) =>
  listOf$2(assertion, 'merkle')?.map((item) => mapOf(item, inherited));

/**
 * A CBOR value followed only by zeros. No CBOR value is a prefix of another, so only one number of zeros can match.
 * @returns undefined if anything else follows
 */
function paddedCbor(data) {
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
function proofsOf(boxes) {
  const sizes = Object.values(ALGORITHMS).map(({ outputLen }) => outputLen);
  return boxes.map(({ box, data }) => {
    const map = paddedCbor(data);
    if (!(map instanceof Map) || [...map.keys()].some((key) => !PROOF_KEYS.includes(String(key))))
      throw malformed$2(`The Merkle box at byte ${box.start} holds something other than a proof.`);
    const hashes = hashesOf(map, false);
    if (hashes.some((one) => !sizes.includes(one.length)))
      throw malformed$2(`The Merkle box at byte ${box.start} holds something other than hashes.`);
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
const proofsFor = (map, proofs) =>
  proofs.filter(({ uniqueId, localId }) => uniqueId === map.uniqueId && localId === map.localId);

// coverage/bmff/fragment-trees.ts

/** The root boxes from each `moof` up to the next. */
function fragmentsOf(roots) {
  const fragments = [];
  for (const box of roots) {
    if (box.type === 'moof') fragments.push([box]);
    else fragments.at(-1)?.push(box);
  }
  return fragments;
}

/** Each fragment has a Merkle box right before it (§A.5.4.1.2). */
function requireProofBefore(roots, proofs) {
  const moofs = roots.filter(({ type }) => type === 'moof');
  if (proofs.length !== moofs.length)
    throw malformed$2(`The movie has ${moofs.length} fragments and ${proofs.length} Merkle boxes.`);
  const before = new Map(roots.map((box, index) => [box, roots[index - 1]]));
  moofs.forEach((moof, index) => {
    if (before.get(moof) !== proofs[index]?.box)
      throw mismatch$1(`Fragment ${index + 1}, at byte ${moof.start}, doesn't follow its Merkle box.`);
  });
}

/** A fragmented movie in one file: the part before the first `moof`, then a leaf from each `moof` to the next. */
async function requireFragments(layout, maps, proofs) {
  const { roots, source } = layout;
  const fragments = fragmentsOf(roots);
  const start = fragments[0]?.[0]?.start ?? source.size;
  const beginning = roots.filter((box) => box.start < start);
  for (const map of maps) {
    if (!map.initHash) throw malformed$2('A Merkle tree of a fragmented movie has no initHash.');
    if (map.fixedBlockSize !== undefined || map.variableBlockSizes)
      throw malformed$2('A Merkle tree of a fragmented movie has block sizes.');
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
  if (checked !== fragments.length)
    throw mismatch$1('Not every fragment belongs to exactly one Merkle tree.');
}

// coverage/bmff/mdat-trees.ts

/** Pieces of the payload of `mdat`. @returns undefined when its block sizes don't add up to the payload */
function blocksOf(map, start, end) {
  const size = Math.max(0, end - start);
  if (!map.variableBlockSizes && !map.fixedBlockSize) return [{ start, length: size }];
  const blocks = [];
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
async function requireMdatTrees({ source, roots }, maps, proofs) {
  const mdats = roots.filter(({ type }) => type === 'mdat');
  if (mdats.length !== maps.length)
    throw malformed$2(`The file has ${mdats.length} mdat boxes and ${maps.length} Merkle trees.`);
  for (const [index, map] of maps.entries()) {
    const mdat = mdats[index];
    if (!mdat) continue;
    if (map.initHash) throw malformed$2("A Merkle tree has an initHash, and the movie isn't fragmented.");
    const end = mdat.start + mdat.length;
    const starts = [...new Set([16, mdat.header])].map((head) => Math.min(end, mdat.start + head));
    const options = starts.map((start) => blocksOf(map, start, end)).filter((blocks) => blocks !== undefined);
    if (options.length === 0)
      throw malformed$2(
        `The blocks of Merkle tree ${map.localId} don't add up to the mdat at byte ${mdat.start}.`,
      );
    const own = proofsFor(map, proofs);
    await requireOne(source, map, options, own);
  }
  if (proofs.some((proof) => !maps.some((map) => proofsFor(map, [proof]).length > 0)))
    throw mismatch$1("The file has a Merkle box for a tree that the hash doesn't have.");
}

/** At least one way to read the blocks must match. @throws Refused for the first way, which is the usual one */
async function requireOne(source, map, options, proofs) {
  let first;
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

// coverage/bmff/sample-tables.ts

const child = (box, type) => box?.children?.find((one) => one.type === type);

/** The number of complete entries in a table, regardless of its declared count. */
const entriesIn = (view, from, size, count) =>
  Math.min(count, Math.max(0, Math.floor((view.byteLength - from) / size)));

const uint64 = (view, place) => Number(view.getBigUint64(place));

/** `stsz` or `stz2` (ISO/IEC 14496-12, 8.7.3). */
async function sampleSizes(source, stbl) {
  const stsz = child(stbl, 'stsz');
  const stz2 = child(stbl, 'stz2');
  const box = stsz ?? stz2;
  if (!box) return { count: 0, size: () => 0 };
  const view = await contentOf$2(source, box);
  if (view.byteLength < 8) throw undecided(`${box.path} is cut off.`);
  const count = view.getUint32(4);
  if (stsz) {
    const same = view.getUint32(0);
    if (same > 0) return { count, same, size: () => same };
    return { count: entriesIn(view, 8, 4, count), size: (sample) => view.getUint32(8 + 4 * sample) };
  }
  const bits = view.getUint8(3);
  if (bits !== 4 && bits !== 8 && bits !== 16) throw undecided(`${box.path} has sizes of ${bits} bits.`);
  return {
    count: entriesIn(view, 8, bits / 8, count),
    size: (sample) => {
      if (bits === 16) return view.getUint16(8 + 2 * sample);
      if (bits === 8) return view.getUint8(8 + sample);
      const pair = view.getUint8(8 + (sample >> 1));
      return sample % 2 === 0 ? pair >> 4 : pair & 15;
    },
  };
}

/** The start of each chunk: `stco` or `co64`. */
async function chunkOffsets(source, stbl) {
  const co64 = child(stbl, 'co64');
  const box = child(stbl, 'stco') ?? co64;
  if (!box) return { count: 0, at: () => 0 };
  const size = box === co64 ? 8 : 4;
  const view = await contentOf$2(source, box);
  if (view.byteLength < 4) throw undecided(`${box.path} is cut off.`);
  return {
    count: entriesIn(view, 4, size, view.getUint32(0)),
    at: (chunk) => (size === 8 ? uint64(view, 4 + 8 * chunk) : view.getUint32(4 + 4 * chunk)),
  };
}

/**
 * Bytes per sample, if all have the same size. Old QuickTime sound tracks count each sample as one byte, and the sound
 * description has the real size.
 */
async function bytesPerSample(source, trak, stbl, same) {
  const hdlr = child(child(trak, 'mdia'), 'hdlr');
  const stsd = child(stbl, 'stsd');
  if (same !== 1 || !hdlr || !stsd) return same;
  const handler = await contentOf$2(source, hdlr);
  if (handler.byteLength < 8 || handler.getUint32(4) !== 0x736f756e) return same; // soun
  const view = await contentOf$2(source, stsd);
  // Number of entries; then the first one: size, format, 6 reserved bytes, data reference, version, …
  if (view.byteLength < 40) return same;
  const frame = (view.getUint16(28) * view.getUint16(30)) / 8;
  if (view.getUint16(20) !== 1 || view.byteLength < 56) return Math.max(same, frame);
  const samplesPerPacket = view.getUint32(40);
  return samplesPerPacket > 0 ? view.getUint32(48) / samplesPerPacket : Math.max(same, frame);
}

/** The bytes of each chunk of a track. */
async function* chunksOf(source, trak, stbl) {
  const offsets = await chunkOffsets(source, stbl);
  const sizes = await sampleSizes(source, stbl);
  const stsc = child(stbl, 'stsc');
  if (offsets.count === 0) return;
  if (!stsc) throw undecided(`${stbl.path} has chunks and doesn't say what is in them.`);
  const runs = await contentOf$2(source, stsc);
  const runCount = runs.byteLength < 4 ? 0 : entriesIn(runs, 4, 12, runs.getUint32(0));
  const same = sizes.same && (await bytesPerSample(source, trak, stbl, sizes.same));
  let run = -1;
  let perChunk = 0;
  let sample = 0;
  for (let chunk = 0; chunk < offsets.count; chunk += 1) {
    while (run + 1 < runCount && runs.getUint32(4 + 12 * (run + 1)) <= chunk + 1) {
      run += 1;
      perChunk = runs.getUint32(8 + 12 * run);
    }
    const end = Math.min(sizes.count, sample + perChunk);
    let length = same ? Math.ceil((end - sample) * same) : 0;
    if (!same) for (let index = sample; index < end; index += 1) length += sizes.size(index);
    sample = end;
    yield { start: offsets.at(chunk), length };
  }
}

/** Whether every `dref` entry says that the data is in this file. */
async function isSelfContained(source, dref) {
  const view = await contentOf$2(source, dref);
  if (view.byteLength < 4) return true;
  for (let place = 4; place + 12 <= view.byteLength; ) {
    if ((view.getUint8(place + 11) & 1) === 0) return false;
    const size = view.getUint32(place);
    if (size < 12) return true;
    place += size;
  }
  return true;
}

/** The media that the sample tables of all tracks point to. @throws Refused when a track's media is in another file */
async function* trackExtents(source, roots) {
  for (const trak of withDescendants(roots)) {
    if (trak.type !== 'trak') continue;
    const minf = child(child(trak, 'mdia'), 'minf');
    const dref = child(child(minf, 'dinf'), 'dref');
    if (dref && !(await isSelfContained(source, dref)))
      throw undecided('A track of the movie is in another file, which no hash of this file covers.');
    const stbl = child(minf, 'stbl');
    if (stbl) yield* chunksOf(source, trak, stbl);
  }
}

// coverage/bmff/fragments.ts

const flag = (box, bit) => ((box.full?.flags ?? 0) & bit) !== 0;

/** The default sample size of each track: `trex` (ISO/IEC 14496-12, 8.8.3). */
async function defaultSizes(source, roots) {
  const sizes = new Map();
  for (const box of withDescendants(roots)) {
    if (box.type !== 'trex') continue;
    const view = await contentOf$2(source, box);
    if (view.byteLength >= 16) sizes.set(view.getUint32(0), view.getUint32(12));
  }
  return sizes;
}

/** `tfhd`: optional fields, in this order (8.8.7). */
async function fragmentHeader(source, tfhd, defaults) {
  const view = await contentOf$2(source, tfhd);
  let place = 4;
  const next = (bit, size) => {
    if (!flag(tfhd, bit)) return undefined;
    if (place + size > view.byteLength) throw undecided(`${tfhd.path} at byte ${tfhd.start} is cut off.`);
    place += size;
    return size === 8 ? uint64(view, place - 8) : view.getUint32(place - 4);
  };
  if (view.byteLength < 4) throw undecided(`${tfhd.path} at byte ${tfhd.start} is cut off.`);
  const base = next(1, 8);
  next(2, 4); // sample description
  next(8, 4); // duration
  const size = next(16, 4) ?? defaults.get(view.getUint32(0)) ?? 0;
  return { base, isFromMoof: flag(tfhd, 0x020000), size };
}

/** `trun`: one run of consecutive samples (8.8.8). */
async function runOf(source, trun, base, previousEnd, size) {
  const view = await contentOf$2(source, trun);
  if (view.byteLength < 4 + (flag(trun, 1) ? 4 : 0))
    throw undecided(`${trun.path} at byte ${trun.start} is cut off.`);
  const count = view.getUint32(0);
  const start = flag(trun, 1) ? base + view.getInt32(4) : previousEnd;
  const first = 4 + (flag(trun, 1) ? 4 : 0) + (flag(trun, 4) ? 4 : 0);
  if (!flag(trun, 0x200)) return { start, length: count * size };
  const fields = [0x100, 0x200, 0x400, 0x800].filter((bit) => flag(trun, bit)).length;
  const at = flag(trun, 0x100) ? 4 : 0;
  let length = 0;
  for (let sample = 0; sample < entriesIn(view, first, 4 * fields, count); sample += 1)
    length += view.getUint32(first + 4 * fields * sample + at);
  return { start, length };
}

/** The media that the runs of all movie fragments point to. */
async function* fragmentExtents(source, roots) {
  const defaults = await defaultSizes(source, roots);
  for (const moof of roots) {
    if (moof.type !== 'moof') continue;
    let end = moof.start;
    for (const traf of moof.children ?? []) {
      const tfhd = traf.type === 'traf' && traf.children?.find(({ type }) => type === 'tfhd');
      if (!tfhd) continue;
      const header = await fragmentHeader(source, tfhd, defaults);
      const base = header.base ?? (header.isFromMoof ? moof.start : end);
      end = base;
      for (const trun of traf.children ?? []) {
        if (trun.type !== 'trun') continue;
        const run = await runOf(source, trun, base, end, header.size);
        yield run;
        end = run.start + run.length;
      }
    }
  }
}

/** The start of each fragment, according to the indexes of a fragmented movie: `tfra` and `sidx` (8.8.10, 8.16.3). */
async function* fragmentStarts(source, roots) {
  for (const box of withDescendants(roots)) {
    if (box.type !== 'tfra' && box.type !== 'sidx') continue;
    const view = await contentOf$2(source, box);
    const isLong = (box.full?.version ?? 0) > 0;
    if (box.type === 'tfra' && view.byteLength >= 12) {
      const sizes = view.getUint32(4);
      const numbers = 3 + ((sizes >> 4) & 3) + ((sizes >> 2) & 3) + (sizes & 3);
      const size = (isLong ? 16 : 8) + numbers;
      for (let entry = 0; entry < entriesIn(view, 12, size, view.getUint32(8)); entry += 1) {
        const place = 12 + size * entry;
        yield isLong ? uint64(view, place + 8) : view.getUint32(place + 4);
      }
    }
    const head = isLong ? 28 : 20;
    if (box.type === 'sidx' && view.byteLength >= head) {
      let start = box.start + box.length + (isLong ? uint64(view, 16) : view.getUint32(12));
      for (let entry = 0; entry < entriesIn(view, head, 12, view.getUint16(head - 2)); entry += 1) {
        yield start;
        start += view.getUint32(head + 12 * entry) & 0x7fffffff;
      }
    }
  }
}

// coverage/bmff/items.ts

/** Reads consecutive numbers of 0, 4, or 8 bytes. */
class Cursor {
  #view;
  #what;
  #place = 0;

  constructor(view, what) {
    this.#view = view;
    this.#what = what;
  }

  next(size) {
    const place = this.#place;
    if (place + size > this.#view.byteLength) throw undecided(`${this.#what} is cut off.`);
    this.#place += size;
    if (size === 0) return 0;
    if (size === 1) return this.#view.getUint8(place);
    if (size === 2) return this.#view.getUint16(place);
    if (size === 4) return this.#view.getUint32(place);
    if (size === 8) return Number(this.#view.getBigUint64(place));
    throw undecided(`${this.#what} has fields of ${size} bytes.`);
  }
}

/** `iloc` (ISO/IEC 14496-12, 8.11.3). Construction method 2 refers to pieces of other items, which are checked with those items. */
async function* locations(source, iloc, isExternal) {
  const cursor = new Cursor(await contentOf$2(source, iloc), iloc.path);
  const version = iloc.full?.version ?? 0;
  if (version > 2) throw undecided(`${iloc.path} has version ${version}.`);
  const sizes = cursor.next(2);
  const wide = version === 2 ? 4 : 2;
  const count = cursor.next(wide);
  for (let item = 0; item < count; item += 1) {
    cursor.next(wide); // the item's number
    const method = version > 0 ? cursor.next(2) & 15 : 0;
    if (cursor.next(2) !== 0 && (await isExternal()))
      throw undecided('An item is in another file, which no hash of this file covers.');
    const base = cursor.next((sizes >> 4) & 15);
    const extents = cursor.next(2);
    for (let extent = 0; extent < extents; extent += 1) {
      if (version > 0) cursor.next(sizes & 15);
      const start = base + cursor.next(sizes >> 12);
      // A length of 0 means the whole source, so its start is enough.
      const length = Math.max(1, cursor.next((sizes >> 8) & 15));
      if (method < 2) yield { start, length, isInIdat: method === 1 };
    }
  }
}

/** The extents of the items of all `meta` boxes. */
async function* itemExtents(source, roots) {
  for (const meta of withDescendants(roots)) {
    if (meta.type !== 'meta') continue;
    const child = (type) => meta.children?.find((one) => one.type === type);
    const idat = child('idat');
    const dref = child('dinf')?.children?.find(({ type }) => type === 'dref');
    const isExternal = async () => !dref || !(await isSelfContained(source, dref));
    for (const iloc of meta.children ?? []) {
      if (iloc.type !== 'iloc') continue;
      for await (const { start, length, isInIdat } of locations(source, iloc, isExternal))
        if (!isInIdat) yield { start, length };
        else if (idat) yield { start: idat.start + idat.header + start, length };
    }
  }
}

// coverage/bmff/media.ts

const refuse = (message, spans) => broken('assertion.bmffHash.mismatch', '15.12.2', message, spans);

/** Compressed movie headers can't be read. */
const COMPRESSED = new Set(['cmov', '!mov', '!mof', '!six', '!ssx']);

async function* extents(source, roots) {
  yield* trackExtents(source, roots);
  yield* fragmentExtents(source, roots);
  yield* itemExtents(source, roots);
}

/**
 * Requires the hash to cover all media. Otherwise, media that a movie keeps in a box such as `free` could be replaced
 * unnoticed.
 * @throws Refused when any part of a sample or item is left out
 */
async function requireCoveredMedia(source, roots, uncovered) {
  const gone = merged(uncovered);
  for (const { type, path } of withDescendants(roots))
    if (COMPRESSED.has(type)) throw undecided(`${path} is compressed, so it's unknown where the media lies.`);
  for await (const { start, length } of extents(source, roots)) {
    const hit = overlapOf({ start, length }, gone);
    if (!hit) continue;
    const from = Math.max(start, hit.start);
    const end = Math.min(start + length, hit.start + hit.length);
    throw refuse(
      `Media at byte ${start}, ${length} bytes, is in a part of the file that the hash leaves out.`,
      [{ start: from, length: end - from }],
    );
  }
  for await (const start of fragmentStarts(source, roots)) await requireNoFragment(source, start, gone);
}

/**
 * `mfra` is always left out, so anyone can change where it points. That only matters if a player finds a fragment there.
 * Outdated offsets that point to something else are common and harmless.
 */
async function requireNoFragment(source, start, gone) {
  if (!overlapOf({ start, length: 8 }, gone)) return;
  const bytes = await source.read({ start, length: 8 });
  const type = String.fromCharCode(...bytes.subarray(4, 8));
  if (['moof', '!mof', 'sidx', 'styp', 'emsg', 'prft', 'moov'].includes(type))
    throw refuse(`An index points to a fragment at byte ${start}, which the hash leaves out.`, [
      { start, length: 8 },
    ]);
}

// coverage/bmff/store.ts

/** JUMBF boxes have the same headers as BMFF boxes. */
function childrenOf(store) {
  const view = new DataView(store.buffer, store.byteOffset, store.byteLength);
  const children = [];
  for (let start = view.getUint32(0) === 1 ? 16 : 8; start + 8 <= store.length; ) {
    const size = view.getUint32(start);
    if (size < 8 || size > store.length - start) throw undecided("The manifest store isn't a list of boxes.");
    children.push(store.subarray(start, start + size));
    start += size;
  }
  return children;
}

/** The manifests of an update store, appended to those of the original store, as SDKs read the file. */
function joined$1(original, update) {
  const [, ...added] = childrenOf(update);
  const parts = [...childrenOf(original), ...added];
  const length = parts.reduce((sum, part) => sum + part.length, 8);
  const store = new Uint8Array(length);
  new DataView(store.buffer).setUint32(0, length);
  store.set(original.subarray(4, 8), 4);
  let place = 8;
  for (const part of parts) {
    store.set(part, place);
    place += part.length;
  }
  return store;
}

/** The store in the C2PA boxes. @returns undefined when there is none */
async function storeOf$1(source, { stores }) {
  const [first, second] = stores;
  if (!first) return undefined;
  const unit = { start: first.box.start, length: first.box.length };
  const store = await source.read(first.store);
  if (!second) return { unit, store, purpose: 'manifest' };
  return {
    unit,
    update: { start: second.box.start, length: second.box.length },
    store: joined$1(store, await source.read(second.store)),
    purpose: 'update',
  };
}

/** Whether two stores contain the same manifests, ignoring padding after them. */
function isSameStore(a, b) {
  if (a.length < 8 || b.length < 8) return false;
  const size = new DataView(a.buffer, a.byteOffset, a.byteLength).getUint32(0);
  const length = size > 1 ? Math.min(size, a.length) : a.length;
  return (
    isEqual(a.subarray(0, length), b.subarray(0, length)) && b.subarray(length).every((byte) => byte === 0)
  );
}

/**
 * Finds the manifest store in a BMFF file (C2PA 2.4, §A.5.3).
 * @returns undefined for a file without one; a fault if its C2PA boxes break a rule, such as two stores
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_box_containing_the_manifest
 */
async function bmffStore(source) {
  try {
    return await storeOf$1(source, await c2paBoxesOf(source, await readBoxes(source)));
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

// coverage/bmff/hash.ts

const LABEL = /^c2pa\.hash\.bmff(?:\.v([0-9]+))?(?:__[0-9]+)?$/;

/** SDKs of 2023 and 2024 used a leaf for each chunk of each track, which this library doesn't compute. */
const isOldTimed = (maps, roots, proofs) =>
  proofs.length > 0 &&
  roots.some(({ type }) => type === 'moov') &&
  maps.some((map) => !map.fixedBlockSize && !map.variableBlockSizes && map.count !== 1);

function uncoveredOf(excluded, version, isMerkle) {
  const found = new Map();
  for (const one of excluded) {
    // Merkle trees cover what this entry leaves out; whether they do is checked with the trees.
    if (isMerkle && isMerkleMdat(one)) continue;
    const kind = kindOfExcluded(one, version);
    const shows = shownBy(one, version);
    const about = { kind, name: one.box.path, ...(shows.length > 0 && { shows }) };
    for (const span of one.spans) found.set(`${span.start} ${span.length}`, { ...span, ...about });
  }
  return [...found.values()].sort((a, b) => a.start - b.start || b.length - a.length);
}

async function check$2({ source, assertion, label, claimAlgorithm, store }) {
  const name = LABEL.exec(label);
  if (!name) throw undecided(`${label} isn't a BMFF hash.`);
  // C2PA 2.4, §18.6.1: validators ignore this assertion. SDKs still check it and report Valid (c2pa-python 0.38.1 with
  // core 0.91 does), so this library doesn't call such a file Invalid.
  if (name[1] === undefined)
    throw undecided('The file uses c2pa.hash.bmff, an early assertion that the standard now says to ignore.');
  const version = Number(name[1]);
  if (version !== 2 && version !== 3) throw undecided(`Version ${version} of the BMFF hash isn't known.`);

  const inherited = [fieldOf$1(assertion, 'alg'), claimAlgorithm];
  const entries = exclusionsOf$1(assertion);
  const hash = bytesOf(assertion, 'hash');
  const maps = merkleMapsOf(assertion, inherited);
  if (!hash && !maps) throw malformed$2('The assertion has neither a hash nor a Merkle tree.');
  if (fieldOf$1(assertion, 'sequenceNumber') !== undefined)
    throw undecided('The hash is for a segment of a live stream.');

  const roots = await readBoxes(source);
  const c2paBoxes = await c2paBoxesOf(source, roots);
  const embedded = await storeOf$1(source, c2paBoxes);
  if (embedded && !isSameStore(embedded.store, store))
    throw embedded.update
      ? undecided(
          "The manifest stores of the file, original and update, don't add up to the one that was read.",
        )
      : broken(
          'assertion.bmffHash.mismatch',
          'A.5.3',
          "The file's C2PA box contains a different manifest store from the one that was read.",
          [embedded.unit],
        );
  const proofs = proofsOf(c2paBoxes.merkle);

  const excluded = await excludedBoxes(source, roots, entries);
  const isFragmented = roots.some(({ type }) => type === 'moof');
  const hasMdatTrees = !!hash && !!maps && !isFragmented;
  const uncovered = uncoveredOf(excluded, version, hasMdatTrees);
  requireOnce(uncovered);
  await requireCoveredMedia(source, roots, uncovered);

  const layout = {
    source,
    roots,
    whole: new Set(excluded.filter(({ entry }) => !entry.subset).map(({ box }) => box)),
    gone: merged(excluded.flatMap(({ spans }) => spans)),
  };
  if (hash && maps && isFragmented)
    throw undecided('The hash of a fragmented movie has both a hash and Merkle trees.');
  if (maps && !hash) {
    if (!isFragmented && maps.some(({ initHash }) => !initHash))
      throw mismatch$1('There are only Merkle trees, and they cover only mdat.');
    await requireFragments(layout, maps, proofs);
  }
  if (hash) await requireHash(layout, hash, algorithmOf$1(...inherited), roots, source.size, 'the file');
  if (maps && hasMdatTrees) {
    if (isOldTimed(maps, roots, proofs))
      throw undecided("The hash has a Merkle tree over the chunks of tracks, which isn't checked here.");
    await requireMdatTrees(layout, maps, proofs);
  }
  return { uncovered };
}

/** A second `ftyp` or `mfra`, which isn't hashed, could be added to a file afterward. */
function requireOnce(uncovered) {
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
const checkBmffHash = (input) => outcomeOf(() => check$2(input));

// coverage/containers/container.ts

/** A file that doesn't match its first bytes. */
class BrokenContainer extends Error {
  name = 'BrokenContainer';
}

/** A file with more than one manifest store: another reader could validate a different one. */
class SeveralStores extends Error {
  name = 'SeveralStores';
  spans;

  constructor(message, spans) {
    super(message);
    this.spans = spans;
  }
}

/** The bytes as text, one character per byte. */
const latin = (bytes, from = 0, to = bytes.length) => {
  let text = '';
  for (let place = from; place < Math.min(to, bytes.length); place += 1)
    text += String.fromCharCode(bytes[place] ?? 0);
  return text;
};

/** Whether the bytes at a position are a text, one character per byte. */
const startsWith = (bytes, text, from = 0) => latin(bytes, from, from + text.length) === text;

// coverage/containers/gif.ts

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const APPLICATION = 0xff;
const COMMENT = 0xfe;

/** The end of a run of data sub-blocks, after its terminator. */
function endOfBlocks(bytes, from) {
  let place = from;
  for (;;) {
    const size = bytes[place];
    if (size === undefined) throw new BrokenContainer('a GIF block is cut off');
    place += 1 + size;
    if (size === 0) return place;
  }
}

/** The contents of a run of data sub-blocks. */
function contentOf$1(bytes, from) {
  const parts = [];
  for (let place = from; (bytes[place] ?? 0) > 0; place += 1 + (bytes[place] ?? 0))
    for (const byte of bytes.subarray(place + 1, place + 1 + (bytes[place] ?? 0))) parts.push(byte);
  return Uint8Array.from(parts);
}

/**
 * The manifest store of a GIF: the application extension `C2PA_GIF` before the first image (C2PA 2.4, §A.3.8).
 * @throws BrokenContainer, SeveralStores
 */
function gifContainer(bytes) {
  const packed = bytes[10] ?? 0;
  let place = 13 + ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));
  const found = [];
  const metadata = [];
  while (bytes[place] === EXTENSION) {
    const start = place;
    const label = bytes[place + 1];
    const end = endOfBlocks(bytes, place + 2);
    const name = label === APPLICATION ? latin(bytes, place + 3, place + 14) : '';
    if (name.startsWith('C2PA_GIF')) found.push({ start, length: end - start, data: place + 14 });
    if (name === 'XMP DataXMP' || label === COMMENT)
      metadata.push({ name: name ? 'XMP' : 'comment', start, content: place + 2, length: end - start });
    place = end;
  }
  if (bytes[place] !== IMAGE && bytes[place] !== 0x3b)
    throw new BrokenContainer(`no GIF block at byte ${place}`);
  const [unit] = found;
  if (!unit) return { format: 'GIF', bookkeeping: [], metadata };
  if (found.length > 1) throw new SeveralStores(`the file has ${found.length} C2PA_GIF extensions`, found);
  const { start, length, data } = unit;
  return {
    format: 'GIF',
    unit: { name: 'C2PA_GIF', start, length },
    store: contentOf$1(bytes, data),
    bookkeeping: [],
    metadata,
  };
}

// jumbf.ts

/** `c2pa` and related types begin with their name and end like this (C2PA 2.4, §11.1.4). */
const typeUuid = (name) =>
  `${[...name].map((letter) => letter.charCodeAt(0).toString(16)).join('')}00110010800000aa00389b71`;

const MAX_BOXES$1 = 20_000;

/** The boxes in a range, up to the first that doesn't fit. */
function* boxes(bytes, from, to) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let start = from; start + 8 <= to && count < MAX_BOXES$1; count += 1) {
    const short = view.getUint32(start);
    const isLong = short === 1 && start + 16 <= to;
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? to - start : short;
    const head = isLong ? 16 : 8;
    if (size < head || start + size > to) return;
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    yield { type, start, from: start + head, to: start + size };
    start += size;
  }
}

/** The boxes in a range. @throws Error unless they fill it to the last byte: another reader might see more in a gap */
function wholeBoxes(bytes, { from, to }) {
  const all = [...boxes(bytes, from, to)];
  if ((all.at(-1)?.to ?? from) !== to) throw new Error('bytes that are not part of any box');
  return all;
}

/** Reads the description box at the start of a superbox. @returns undefined without one, or without a label */
function superbox(bytes, box) {
  if (box.type !== 'jumb') return undefined;
  const [description] = boxes(bytes, box.from, box.to);
  if (description?.type !== 'jumd') return undefined;
  const toggles = description.from + 16;
  if (toggles >= description.to || ((bytes[toggles] ?? 0) & 2) === 0) return undefined;
  const end = bytes.indexOf(0, toggles + 1);
  if (end < 0 || end >= description.to) return undefined;
  const uuid = Array.from(bytes.subarray(description.from, toggles), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const label = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(toggles + 1, end));
  return { ...box, label, uuid };
}

/** The superboxes in a range, up to the first box that doesn't fit. */
const superboxes = (bytes, { from, to }) =>
  [...boxes(bytes, from, to)].flatMap((box) => superbox(bytes, box) ?? []);

/** The CBOR content box of a superbox. */
function cborOf(bytes, { from, to }) {
  for (const box of boxes(bytes, from, to)) if (box.type === 'cbor') return bytes.subarray(box.from, box.to);
  return undefined;
}

// coverage/containers/jpeg.ts

const APP1 = 0xe1;
const APP11 = 0xeb;
const APP13 = 0xed;
const COM = 0xfe;
const SOS$1 = 0xda;
const EOI$1 = 0xd9;
/** Markers without a length: TEM, RST0–RST7, SOI, EOI. */
const isAlone = (marker) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);

/** The segments of the first image, up to its end. Bytes after that don't belong to a segment and are always hashed. */
function segmentsOf(bytes) {
  const segments = [];
  let place = 2;
  while (place + 1 < bytes.length) {
    if (bytes[place] !== 0xff) throw new BrokenContainer(`no JPEG marker at byte ${place}`);
    // Fill bytes can precede a marker; they don't belong to a segment.
    while (bytes[place + 1] === 0xff) place += 1;
    const start = place;
    const marker = bytes[place + 1] ?? 0;
    place += 2;
    if (marker === EOI$1) return { segments, hasMore: place < bytes.length };
    if (isAlone(marker)) continue;
    const length = ((bytes[place] ?? 0) << 8) | (bytes[place + 1] ?? 0);
    const to = place + length;
    if (length < 2 || to > bytes.length)
      throw new BrokenContainer(`the JPEG segment at byte ${start} is cut off`);
    segments.push({ marker, start, from: place + 2, to });
    place = marker === SOS$1 ? endOfScan(bytes, to) : to;
  }
  return { segments, hasMore: false };
}

/** Where the entropy-coded data after a start of scan ends: at a marker that's neither stuffing nor a restart. */
function endOfScan(bytes, from) {
  let place = from;
  for (;;) {
    place = bytes.indexOf(0xff, place);
    if (place < 0 || place + 1 >= bytes.length) return bytes.length;
    const next = bytes[place + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return place;
    place += next === 0xff ? 1 : 2;
  }
}

/** `JP`, box instance, packet number: what precedes a JUMBF box in APP11 (ISO 19566-5, D.2). */
const HEAD = 8;

const isJumbf = (bytes, { marker, from, to }) =>
  marker === APP11 && to - from > HEAD + 8 && latin(bytes, from, from + 2) === 'JP';

const instanceOf = (bytes, { from }) => ((bytes[from + 2] ?? 0) << 8) | (bytes[from + 3] ?? 0);

const packetOf = (bytes, { from }) => new DataView(bytes.buffer, bytes.byteOffset + from + 4, 4).getUint32(0);

/** Whether a segment starts a box called `c2pa` with the manifest store's type (C2PA 2.4, §15.12.3.1). */
function beginsStore(bytes, { from, to }) {
  const view = new DataView(bytes.buffer, bytes.byteOffset + from + HEAD, to - from - HEAD);
  const head = view.getUint32(0) === 1 ? 16 : 8;
  const start = from + HEAD;
  const box = { type: latin(bytes, start + 4, start + 8), start, from: start + head, to };
  return superbox(bytes, box)?.uuid === typeUuid('c2pa');
}

/** The JUMBF box that segments carry: the header of the box is repeated in each and counts once. */
function joined(bytes, segments) {
  const parts = segments.map(({ from, to }, index) => {
    const start = from + HEAD;
    const isLong = new DataView(bytes.buffer, bytes.byteOffset + start, 4).getUint32(0) === 1;
    return bytes.subarray(index === 0 ? start : start + (isLong ? 16 : 8), to);
  });
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

const METADATA$2 = [
  [APP1, 'Exif\0\0', 'Exif'],
  [APP1, 'http://ns.adobe.com/xap/1.0/\0', 'XMP'],
  [APP1, 'http://ns.adobe.com/xmp/extension/\0', 'extended XMP'],
  [APP13, 'Photoshop 3.0\0', 'Photoshop and IPTC'],
  [COM, '', 'comment'],
];

function metadataUnit(bytes, { marker, start, from, to }) {
  const known = METADATA$2.find(
    ([of, text]) => of === marker && latin(bytes, from, from + text.length) === text,
  );
  return known ? [{ name: known[2], start, content: from, length: to - start }] : [];
}

/**
 * The manifest store of a JPEG 1 file: APP11 segments, one after another (C2PA 2.4, §A.3.1).
 * @throws BrokenContainer, SeveralStores
 */
function jpegContainer(bytes) {
  const { segments, hasMore } = segmentsOf(bytes);
  const metadata = segments.flatMap((segment) => metadataUnit(bytes, segment));
  const jumbf = segments.filter((segment) => isJumbf(bytes, segment));
  const firsts = jumbf.filter((segment) => packetOf(bytes, segment) === 1 && beginsStore(bytes, segment));
  const [first] = firsts;
  if (!first) {
    // Other readers might find a store whose packets are numbered in an unusual way.
    if (jumbf.some((segment) => beginsStore(bytes, segment)))
      throw new BrokenContainer('the APP11 segments of the manifest store are not numbered from 1');
    return { format: 'JPEG', bookkeeping: [], metadata, hasMore };
  }
  const own = jumbf.filter((segment) => instanceOf(bytes, segment) === instanceOf(bytes, first));
  const spans = own.map(({ start, to }) => ({ start, length: to - start }));
  if (firsts.length > 1)
    throw new SeveralStores(`${firsts.length} manifest stores are in APP11 segments`, spans);
  for (const [index, segment] of own.entries()) {
    const before = own[index - 1];
    if (packetOf(bytes, segment) !== index + 1 || (before && before.to !== segment.start))
      throw new SeveralStores('the APP11 segments of the manifest store are not in one piece', spans);
  }
  const end = own.at(-1)?.to ?? first.to;
  return {
    format: 'JPEG',
    unit: { name: 'APP11', start: first.start, length: end - first.start },
    store: joined(bytes, own),
    bookkeeping: [],
    metadata,
    hasMore,
  };
}

// coverage/containers/png.ts

const METADATA$1 = ['eXIf', 'iTXt', 'tEXt', 'zTXt', 'tIME'];
const MAX_CHUNKS$1 = 200_000;

/** The checksum of a PNG chunk over its type and data (PNG, annex D). */
function crc32(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/**
 * The manifest store of a PNG: one `caBX` chunk (C2PA 2.4, §A.3.2). Its length, type, and checksum belong to the range
 * that may be left out (§18.5.4).
 * @throws BrokenContainer, SeveralStores
 */
async function pngContainer(source) {
  const units = [];
  const metadata = [];
  let place = 8;
  for (let count = 0; place + 12 <= source.size; count += 1) {
    if (count > MAX_CHUNKS$1) throw new BrokenContainer('it has too many chunks');
    const head = await source.read({ start: place, length: 8 });
    const length = new DataView(head.buffer, head.byteOffset, 8).getUint32(0) + 12;
    const name = latin(head, 4, 8);
    if (place + length > source.size)
      throw new BrokenContainer(`the PNG chunk ${name} at byte ${place} is cut off`);
    if (name === 'caBX') units.push({ start: place, length });
    if (METADATA$1.includes(name)) metadata.push({ name, start: place, content: place + 8, length });
    place += length;
    if (name === 'IEND') break;
  }
  const [unit] = units;
  if (!unit) return { format: 'PNG', bookkeeping: [], metadata };
  if (units.length > 1) throw new SeveralStores(`the file has ${units.length} caBX chunks`, units);
  const chunk = await source.read(unit);
  const sum = new DataView(chunk.buffer, chunk.byteOffset + chunk.length - 4, 4).getUint32(0);
  if (sum !== crc32(chunk.subarray(4, -4)))
    throw new BrokenContainer('the check sum of its caBX chunk is wrong');
  const store = chunk.subarray(8, -4);
  return { format: 'PNG', unit: { name: 'caBX', ...unit }, store, bookkeeping: [], metadata };
}

// coverage/containers/riff.ts

const METADATA = ['EXIF', 'XMP '];
const MAX_CHUNKS = 200_000;

/**
 * The manifest store of a RIFF file (WebP, WAV, AVI): a chunk called `C2PA` in the first RIFF chunk (C2PA 2.4, §A.3.7).
 * @throws BrokenContainer, SeveralStores
 */
async function riffContainer(source) {
  const view = async (start, length) => {
    const bytes = await source.read({ start, length });
    if (bytes.length < length) throw new BrokenContainer(`the RIFF chunk at byte ${start} is cut off`);
    return bytes;
  };
  const sizeAt = (bytes) => new DataView(bytes.buffer, bytes.byteOffset + 4, 4).getUint32(0, true);
  const end = Math.min(8 + sizeAt(await view(0, 12)), source.size);
  const units = [];
  const metadata = [];
  let place = 12;
  for (let count = 0; place + 8 <= end; count += 1) {
    if (count > MAX_CHUNKS) throw new BrokenContainer('it has too many chunks');
    const head = await view(place, 8);
    const name = latin(head, 0, 4);
    const length = sizeAt(head) + 8;
    if (place + length > source.size)
      throw new BrokenContainer(`the RIFF chunk ${name} at byte ${place} is cut off`);
    if (name === 'C2PA') units.push({ start: place, length });
    if (METADATA.includes(name)) metadata.push({ name, start: place, content: place + 8, length });
    place += length + (length % 2);
  }
  const [unit] = units;
  if (!unit) return { format: 'RIFF', bookkeeping: [], metadata };
  if (units.length > 1) throw new SeveralStores(`the file has ${units.length} C2PA chunks`, units);
  const { start, length } = unit;
  const store = await source.read({ start: start + 8, length: length - 8 });
  const [padding] = length % 2 === 0 ? [] : await source.read({ start: start + length, length: 1 });
  const paddedUnit = padding === 0 ? { start, length: length + 1 } : undefined;
  return { format: 'RIFF', unit: { name: 'C2PA', ...unit }, paddedUnit, store, bookkeeping: [], metadata };
}

// coverage/containers/tiff.ts

const C2PA_TAG = 0xcd41;
/** The location of the images: StripOffsets with StripByteCounts, TileOffsets with TileByteCounts. */
const MEDIA_TAGS = [
  [273, 279],
  [324, 325],
];
const SIZES = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  13: 4,
  16: 8,
  17: 8,
};
const MAX_DIRECTORIES = 1000;
const MAX_ENTRIES$1 = 4096;
const MAX_VALUES = 100_000;

/** Reads numbers in the file's byte order. */
class Fields {
  #source;
  #isLittle;

  constructor(source, isLittle) {
    this.#source = source;
    this.#isLittle = isLittle;
  }

  /** Consecutive integers of the same size. @throws BrokenContainer if the file ends before them */
  async list(start, size, count) {
    const bytes = await this.#source.read({ start, length: size * count });
    if (bytes.length < size * count)
      throw new BrokenContainer(`the TIFF ends at byte ${this.#source.size}, within a field`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return Array.from({ length: count }, (_, index) => this.#at(view, index * size, size));
  }

  async one(start, size) {
    const [value = 0] = await this.list(start, size, 1);
    return value;
  }

  #at(view, place, size) {
    if (size === 1) return view.getUint8(place);
    if (size === 2) return view.getUint16(place, this.#isLittle);
    if (size === 4) return view.getUint32(place, this.#isLittle);
    return Number(view.getBigUint64(place, this.#isLittle));
  }
}

/** Every entry of the chain of main directories. */
async function entriesOf$1(fields) {
  const isBig = (await fields.one(2, 2)) === 43;
  const word = isBig ? 8 : 4;
  const entrySize = isBig ? 20 : 12;
  const seen = new Set();
  const entries = [];
  let directory = await fields.one(isBig ? 8 : 4, word);
  while (directory !== 0) {
    if (seen.has(directory) || seen.size > MAX_DIRECTORIES)
      throw new BrokenContainer('its directories form a circle');
    seen.add(directory);
    const many = await fields.one(directory, isBig ? 8 : 2);
    if (many > MAX_ENTRIES$1) throw new BrokenContainer('a TIFF directory has too many entries');
    const first = directory + (isBig ? 8 : 2);
    for (let index = 0; index < many; index += 1)
      entries.push(await entryAt(fields, first + index * entrySize, word));
    directory = await fields.one(first + many * entrySize, word);
  }
  return entries;
}

async function entryAt(fields, start, word) {
  const [tag = 0, type = 0] = await fields.list(start, 2, 2);
  const [count = 0, value = 0] = await fields.list(start + 4, word, 2);
  const length = count * (SIZES[type] ?? 1);
  const data = { start: length <= word ? start + 4 + word : value, length };
  return { tag, type, count, countAt: { start: start + 4, length: word }, data };
}

/** The ranges of the image, according to the main directories. */
async function mediaOf(fields, entries) {
  const valuesOf = (entry) =>
    entry ? fields.list(entry.data.start, SIZES[entry.type] ?? 4, Math.min(entry.count, MAX_VALUES)) : [];
  const media = [];
  for (const [offsets, lengths] of MEDIA_TAGS) {
    const sizes = entries.filter(({ tag }) => tag === lengths);
    for (const [index, entry] of entries.filter(({ tag }) => tag === offsets).entries()) {
      const all = await valuesOf(sizes[index]);
      for (const [place, start] of (await valuesOf(entry)).entries())
        media.push({ start, length: all[place] ?? 1 });
    }
  }
  return media;
}

/**
 * The manifest store of a TIFF or DNG: the data of tag 0xCD41 (C2PA 2.4, §A.3.6). The tag's count changes with the store
 * and may be left out too (§18.5.5).
 * @throws BrokenContainer, SeveralStores
 */
async function tiffContainer(source) {
  const isLittle = latin(await source.read({ start: 0, length: 2 })) === 'II';
  const fields = new Fields(source, isLittle);
  const entries = await entriesOf$1(fields);
  const found = entries.filter(({ tag }) => tag === C2PA_TAG);
  const [entry] = found;
  if (!entry) return { format: 'TIFF', bookkeeping: [], metadata: [] };
  if (found.length > 1)
    throw new SeveralStores(
      `the file has ${found.length} tags 0xCD41`,
      found.map(({ data }) => data),
    );
  if (entry.data.start + entry.data.length > source.size)
    throw new BrokenContainer('the manifest store of tag 0xCD41 is cut off');
  const count = { kind: 'bookkeeping', name: 'count of tag 0xCD41', ...entry.countAt };
  return {
    format: 'TIFF',
    unit: { name: 'tag 0xCD41', ...entry.data },
    store: await source.read(entry.data),
    bookkeeping: [count],
    metadata: [],
    media: await mediaOf(fields, entries),
  };
}

// coverage/containers/index.ts

const all = (source) => source.read({ start: 0, length: source.size });

/**
 * What a file's container format, detected by its first bytes, says about the manifest store in the file.
 * @returns undefined for a format that this library doesn't parse; there, the excluded bytes themselves must be the store
 * @throws BrokenContainer, SeveralStores
 */
async function containerOf(source) {
  const head = latin(await source.read({ start: 0, length: 16 }));
  if (head.startsWith('\xff\xd8\xff')) return jpegContainer(await all(source));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return pngContainer(source);
  if (head.startsWith('RIFF')) return riffContainer(source);
  if (/^GIF8[79]a/.test(head)) return gifContainer(await all(source));
  if (/^(?:II[\x2a\x2b]\0|MM\0[\x2a\x2b])/.test(head)) return tiffContainer(source);
  return undefined;
}

// coverage/manifests.ts

/** A manifest that can't be read here, so its binding is neither correct nor broken. */
class UnknownBinding extends Error {
  name = 'UnknownBinding';
}

const CLAIM_LABELS = ['c2pa.claim.v2', 'c2pa.claim'];
/** Hard bindings of C2PA 2.4, §9.2.1, with their versions in earlier editions. `c2pa.hash.data.part` isn't one. */
const HASH_LABEL = /^c2pa\.hash\.(?:data|boxes|collection\.data|bmff(?:\.v[23])?)(?:__\d+)?$/;
/** A Merkle tree of a long video has many leaves. */
const MAX_ITEMS = 1_000_000;

/** The value of a key in a map; undefined if it isn't a map. */
const field = (value, key) => (value instanceof Map ? value.get(key) : undefined);
/** A string, or undefined for everything else. */
const textOf = (value) => (typeof value === 'string' ? value : undefined);
const listOf$1 = (value) => (Array.isArray(value) ? value : []);

/** Ends the check, because the store could be read in two ways. @throws Refused always */
function malformed$1(what) {
  throw broken('claim.hardBindings.missing', '15.12', `The manifest store can't be read safely: ${what}.`);
}

/** The children of a box by label. @throws Refused when two have the same one: readers could pick different ones */
function byLabel(store, parent, what) {
  let all;
  try {
    all = wholeBoxes(store, parent).flatMap((box) => superbox(store, box) ?? []);
  } catch {
    return malformed$1(`the ${what} holds bytes that aren't part of any box`);
  }
  const found = new Map();
  for (const one of all) {
    if (found.has(one.label)) malformed$1(`the ${what} holds two boxes called ${one.label}`);
    found.set(one.label, one);
  }
  return found;
}

/** The CBOR in a box, decoded strictly. @throws Refused when it isn't valid CBOR */
function decoded(store, box) {
  const bytes = cborOf(store, box);
  if (!bytes) return malformed$1(`${box.label} has no CBOR`);
  try {
    const isWithoutFloats = HASH_LABEL.test(box.label);
    return decodeCbor(bytes, { isWhole: true, maxItems: MAX_ITEMS, isWithoutFloats });
  } catch (error) {
    return malformed$1(`the CBOR of ${box.label} is invalid (${error.message})`);
  }
}

/** The manifests of a store, in order; the last is the active one (C2PA 2.4, §15.5). */
function manifestsOf(store) {
  const [root, ...others] = superboxes(store, { from: 0, to: store.length }).filter(
    ({ label }) => label === 'c2pa',
  );
  if (!root || root.uuid !== typeUuid('c2pa')) return malformed$1('it has no box called c2pa');
  if (others.length > 0) malformed$1('it holds two boxes called c2pa');
  return byLabel(store, root, 'manifest store');
}

/** The label of the assertion that a reference in a claim points to, if it's in the same manifest. */
function referenced(entry, manifest) {
  const url = textOf(field(entry, 'url')) ?? '';
  // Some signers leave out the slash before the store: `self#jumbf=c2pa/<manifest>/c2pa.assertions/…`.
  const path = /^self#jumbf=(?:\/?c2pa\/([^/]+)\/)?c2pa\.assertions\/([^/]+)$/.exec(url);
  if (!path || (path[1] !== undefined && path[1] !== manifest)) return undefined;
  return path[2];
}

/** A manifest with its only claim and its assertions. @throws Refused, UnknownBinding when it's compressed */
function openManifest(store, label, box) {
  if (box.uuid === typeUuid('c2cm')) throw new UnknownBinding('the manifest is compressed');
  const parts = byLabel(store, box, `manifest ${label}`);
  const claims = CLAIM_LABELS.flatMap((name) => parts.get(name) ?? []);
  const [claimBox] = claims;
  if (!claimBox || claims.length > 1)
    return malformed$1(`the manifest ${label} doesn't have exactly one claim`);
  const claim = decoded(store, claimBox);
  const assertionStore = parts.get('c2pa.assertions');
  const assertions = assertionStore ? byLabel(store, assertionStore, 'assertion store') : new Map();
  const references = new Map();
  const gathered = new Set();
  for (const list of ['created_assertions', 'gathered_assertions', 'assertions'])
    for (const entry of listOf$1(field(claim, list))) {
      const name = referenced(entry, label);
      if (name === undefined) continue;
      if (references.has(name)) malformed$1(`the claim names ${name} twice`);
      references.set(name, entry);
      if (list === 'gathered_assertions') gathered.add(name);
    }
  return { label, box, claim, algorithm: textOf(field(claim, 'alg')), references, gathered, assertions };
}

/** Length of the manifest store at the start of bytes that may have padding; 0 if they don't start with one. */
function storeLength(bytes) {
  const [first] = boxes(bytes, 0, bytes.length);
  return first && superbox(bytes, first)?.uuid === typeUuid('c2pa') ? first.to : 0;
}

// coverage/shown.ts

/** More than the directory of any camera; one that's larger counts as not protected. */
const MAX_ENTRIES = 1000;

/** Where Exif keeps the orientation: its header and its first directory (Exif 3.0, 4.6.2). Undefined if it has neither. */
async function directoryOf(source, { start, length }) {
  const head = await source.read({ start, length: Math.min(length, 8) });
  const order = latin(head, 0, 2);
  if (head.length < 8 || (order !== 'II' && order !== 'MM')) return undefined;
  const number = (bytes, at, size) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, size);
    return size === 2 ? view.getUint16(0, order === 'II') : view.getUint32(0, order === 'II');
  };
  const directory = start + number(head, 4, 4);
  if (directory + 2 > start + length) return undefined;
  const count = number(await source.read({ start: directory, length: 2 }), 0, 2);
  const size = 2 + 12 * count;
  if (count > MAX_ENTRIES || directory + size > start + length) return undefined;
  return [
    { start, length: 8 },
    { start: directory, length: size },
  ];
}

/** Whether a range in Exif could hold its orientation. @param tiff the content after any identifier */
async function turns(source, tiff, range) {
  const parts = await directoryOf(source, tiff);
  return !parts || range.start < tiff.start || parts.some((part) => touches(part, range));
}

const contentOf = ({ start, length, content }) => ({
  start: content,
  length: start + length - content,
});

/** `Exif`, two zeros: begins Exif in JPEG, and also in some WebP files. */
const EXIF_ID = 'Exif\0\0';

/** Whether a range in a piece of metadata can turn the image, in any viewer. */
async function orients(source, format, unit, range) {
  // Its type is left out too, so it could have been Exif before.
  if (range.start < unit.content) return true;
  const content = contentOf(unit);
  const beginning = await source.read({ start: content.start, length: Math.min(content.length, 80) });
  const skipped = startsWith(beginning, EXIF_ID) ? EXIF_ID.length : 0;
  const tiff = { start: content.start + skipped, length: content.length - skipped };
  switch (`${format} ${unit.name}`) {
    case 'JPEG Exif':
    case 'PNG eXIf':
    case 'RIFF EXIF':
      return turns(source, tiff, range);
    // tiff:Orientation in XMP. In JPEG, what names the content is part of it.
    case 'JPEG XMP':
    case 'JPEG extended XMP':
    case 'RIFF XMP ':
      return true;
    case 'PNG iTXt':
    case 'PNG tEXt':
    case 'PNG zTXt': {
      const keyword = latin(beginning).split('\0')[0] ?? '';
      const isNamed = range.start > content.start + keyword.length;
      return !isNamed || keyword === 'XML:com.adobe.xmp' || keyword.startsWith('Raw profile type ');
    }
    default:
      return false;
  }
}

/** Whether a range can hold the XMP that describes a gain map: in a JPEG with another image after the first. */
const lights = ({ format, hasMore }, unit, range) =>
  format === 'JPEG' && hasMore === true && (unit.name !== 'Exif' || range.start < unit.content)
    ? ['Exif', 'XMP', 'extended XMP'].includes(unit.name) || range.start < unit.content
    : false;

/**
 * Adds to a range of metadata what it changes for people who look at the image. A signer may leave out metadata (C2PA
 * 2.4, §9.2.6), and viewers still turn an image by its Exif.
 */
async function withShown(range, container, source) {
  if (range.kind !== 'metadata' || !container) return range;
  if (container.format === 'RIFF' && latin(await source.read({ start: 8, length: 4 })) !== 'WEBP')
    return range;
  const shows = new Set();
  for (const unit of container.metadata) {
    if (!touches(unit, range)) continue;
    const part = { start: Math.max(unit.start, range.start), length: 0 };
    part.length = Math.min(endOf(unit), endOf(range)) - part.start;
    if (await orients(source, container.format, unit, part)) shows.add('orientation');
    if (lights(container, unit, part)) shows.add('gainMap');
  }
  return shows.size > 0 ? { ...range, shows: [...shows] } : range;
}

// coverage/boxes/faults.ts

/** The assertion doesn't follow the standard: `assertion.boxesHash.malformed`. */
const malformed = (message) => broken('assertion.boxesHash.malformed', '15.12.3', message);

/** The file doesn't match the hash: `assertion.boxesHash.mismatch`. */
const mismatch = (message, spans = []) => broken('assertion.boxesHash.mismatch', '15.12.3', message, spans);

/** The file has a box that the hash doesn't name: `assertion.boxesHash.unknownBox`. */
const unknownBox = (message, spans = []) =>
  broken('assertion.boxesHash.unknownBox', '15.12.3', message, spans);

// coverage/boxes/assertion.ts

const fieldOf = (map, key) => map.get(key) ?? undefined;
const isUint = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

function algorithmOf(...names) {
  const name = names.find((one) => one !== undefined && one !== null);
  if (isAlgorithm(name)) return name;
  return broken(
    'algorithm.unsupported',
    '15.4',
    `The hash algorithm ${JSON.stringify(name)} isn't one of ${Object.keys(ALGORITHMS).join(', ')}.`,
  );
}

function exclusionOf(item, names) {
  const map = item instanceof Map ? item : new Map();
  const [start, length] = [fieldOf(map, 'start'), fieldOf(map, 'length')];
  const index = fieldOf(map, 'boxIndex') ?? (names.length === 1 ? 0 : undefined);
  if (!isUint(start) || !isUint(length) || !Number.isSafeInteger(start + length))
    throw malformed("An exclusion of a box doesn't have a start and a length from 0 on.");
  if (!isUint(index) || index >= names.length)
    throw malformed(`An exclusion is for box ${String(index)} of ${names.length}, which isn't there.`);
  return { start, length, index };
}

function entryOf(item, inherited) {
  if (!(item instanceof Map)) throw malformed("An entry of boxes isn't a map.");
  const names = item.get('names');
  if (!Array.isArray(names) || names.length === 0 || !names.every((name) => typeof name === 'string'))
    throw malformed('An entry of boxes has no names.');
  const hash = fieldOf(item, 'hash');
  if (hash !== undefined && !(hash instanceof Uint8Array))
    throw malformed("The hash of a box isn't a byte string.");
  const excluded = fieldOf(item, 'excluded') ?? false;
  if (typeof excluded !== 'boolean') throw malformed("excluded isn't true or false.");
  const listed = fieldOf(item, 'exclusions') ?? [undefined].slice(1);
  if (!Array.isArray(listed) || (listed.length === 0 && fieldOf(item, 'exclusions') !== undefined))
    throw malformed("The exclusions of a box aren't a list with at least one item.");
  const exclusions = listed.map((one) => exclusionOf(one, names));
  exclusions.forEach(({ start, index }, place) => {
    const before = exclusions[place - 1];
    if (before && (before.index > index || (before.index === index && before.start + before.length > start)))
      throw malformed('The exclusions of a box overlap or are out of order.');
  });
  return {
    names,
    algorithm: algorithmOf(fieldOf(item, 'alg'), ...inherited),
    hash,
    isExcluded: excluded,
    exclusions,
  };
}

/** The entries of `c2pa.hash.boxes`. @throws Refused (`malformed`) */
function entriesOf(assertion, claimAlgorithm) {
  const boxes = fieldOf(assertion, 'boxes');
  if (!Array.isArray(boxes) || boxes.length === 0) throw malformed('The hash has no boxes.');
  const inherited = [fieldOf(assertion, 'alg'), claimAlgorithm];
  const entries = boxes.map((item) => entryOf(item, inherited));
  for (const { names } of entries)
    if (names.includes('C2PA') && names.length > 1)
      throw malformed('The C2PA box has to be in an entry of its own.');
  return entries;
}

// coverage/boxes/listed.ts

/** The name of the box that holds the manifest store, in every format. */
const C2PA = 'C2PA';

const MAX_BOXES = 1_000_000;

// coverage/boxes/chunks.ts

const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The boxes of a PNG (C2PA 2.4, §18.7.3.2): its first 8 bytes as `PNGh`, then chunks up to `IEND`. */
async function* pngBoxes(source) {
  yield { name: 'PNGh', start: 0, length: 8 };
  let start = 8;
  for (let count = 0; count < MAX_BOXES; count += 1) {
    const head = await source.read({ start, length: 8 });
    const length = head.length < 8 ? 0 : viewOf(head).getUint32(0) + 12;
    if (length === 0 || length > source.size - start)
      throw undecided(`The PNG chunk at byte ${start} is cut off.`);
    const type = latin(head, 4, 8);
    yield { name: type === 'caBX' ? C2PA : type, start, length };
    if (type === 'IEND') return;
    start += length;
  }
  throw undecided(`The file has more than ${MAX_BOXES} chunks.`);
}

/**
 * The boxes of a RIFF file (C2PA 2.4, §18.7.3.5): 12 bytes named after the file type, then chunks. A list chunk is one box,
 * named after the list type.
 */
async function* riffBoxes(source) {
  let start = 0;
  let end = 0;
  for (let count = 0; count < MAX_BOXES && start < source.size; count += 1) {
    const head = await source.read({ start, length: 12 });
    const type = latin(head, 0, 4);
    if (head.length < 8) {
      if (start < end) throw undecided(`The RIFF chunk at byte ${start} is cut off.`);
      return;
    }
    const size = viewOf(head).getUint32(4, true);
    if (start >= end) {
      // Another RIFF chunk, as in long AVI files. Anything else comes after the structure.
      if (type !== 'RIFF' || head.length < 12) return;
      end = start + 8 + size;
      yield { name: latin(head, 8, 12), start, length: 12 };
      start += 12;
      continue;
    }
    const length = 8 + size + (size % 2);
    // Some writers leave out the padding of the last chunk.
    const kept = Math.min(length, source.size - start);
    if (kept < 8 + size) throw undecided(`The RIFF chunk at byte ${start} is cut off.`);
    yield { name: type === 'LIST' ? latin(head, 8, 12) : type, start, length: kept };
    start += kept;
  }
}

// coverage/boxes/excluded.ts

/** The part of a metadata box that may be left out: everything after its marker, type, and length. */
function metadataIn$1(box, { metadata, format }) {
  const unit = metadata.find(({ start }) => start === box.start);
  if (unit) return { start: unit.content, length: box.start + box.length - unit.content };
  if (box.name === 'INFO' && format === 'RIFF') return { start: box.start + 12, length: box.length - 12 };
  if (box.name === '21FE' && format === 'GIF') return { start: box.start + 2, length: box.length - 2 };
  return undefined;
}

/** The bytes that an entry leaves out. @throws Refused when they aren't metadata (C2PA 2.4, §18.7.1) */
function excludedIn({ entry, boxes }, container) {
  if (entry.isExcluded)
    return boxes.map(({ name, start, length }) => {
      if (!metadataIn$1({ name, start, length }, container))
        throw mismatch(`The hash leaves out the box ${name} at byte ${start}, which isn't metadata.`, [
          { start, length },
        ]);
      return { start, length, kind: 'metadata', name };
    });
  return entry.exclusions.map(({ start, length, index }) => {
    const box = boxes[index];
    if (!box) throw malformed("An exclusion is for a box that isn't there.");
    const span = { start: box.start + start, length };
    const allowed = metadataIn$1(box, container);
    if (!allowed || span.start < allowed.start || span.start + length > allowed.start + allowed.length)
      throw mismatch(
        `The hash leaves out ${length} bytes of ${box.name} at byte ${span.start} that aren't metadata.`,
        [span],
      );
    return { ...span, kind: 'metadata', name: box.name };
  });
}

// coverage/boxes/gif.ts

/** The size of a color table, from its packed field. */
const tableSize = (packed) => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

/** The boxes of a GIF (C2PA 2.4, §18.7.3.4): a color table belongs to the block that declares it. */
function* gifBoxes(bytes, unit) {
  const at = (place) => {
    const byte = bytes[place];
    if (byte === undefined) throw undecided('The GIF is cut off.');
    return byte;
  };
  /** The end of data sub-blocks, after their terminator. */
  const endOfBlocks = (from) => {
    let place = from;
    while (at(place) > 0) place += 1 + at(place);
    return place + 1;
  };
  yield { name: 'GIF89a', start: 0, length: 6 };
  const screen = 7 + tableSize(at(10));
  yield { name: 'LSD', start: 6, length: screen };
  let place = 6 + screen;
  for (let count = 0; count < MAX_BOXES; count += 1) {
    const start = place;
    const kind = at(start);
    if (kind === 0x3b) {
      yield { name: '3B', start, length: 1 };
      return;
    }
    if (kind === 0x21) {
      const label = at(start + 1);
      place = endOfBlocks(start + 2);
      const name = unit?.start === start ? C2PA : `21${label.toString(16).toUpperCase().padStart(2, '0')}`;
      yield { name, start, length: place - start };
    } else if (kind === 0x2c) {
      const length = 10 + tableSize(at(start + 9));
      yield { name: '2C', start, length };
      place = endOfBlocks(start + length + 1);
      yield { name: 'TBID', start: start + length, length: place - start - length };
    } else throw undecided(`There's no GIF block at byte ${start}.`);
  }
  throw undecided(`The file has more than ${MAX_BOXES} blocks.`);
}

// coverage/boxes/jpeg.ts

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

const isRestart = (marker) => marker >= 0xd0 && marker <= 0xd7;

/** Names from ISO/IEC 10918-1, table B.1. */
function nameOf(marker) {
  const named = {
    196: 'DHT',
    200: 'JPG',
    204: 'DAC',
    216: 'SOI',
    217: 'EOI',
    218: 'SOS',
    219: 'DQT',
    220: 'DNL',
  };
  const more = { 221: 'DRI', 222: 'DHP', 223: 'EXP', 254: 'COM', 1: 'TEM' };
  const found = { ...named, ...more }[marker];
  if (found) return found;
  if (isRestart(marker)) return `RST${marker - 0xd0}`;
  if (marker >= 0xc0 && marker < 0xd0) return `SOF${marker - 0xc0}`;
  if (marker >= 0xe0 && marker < 0xf0) return `APP${marker - 0xe0}`;
  return marker >= 0xf0 && marker < 0xfe ? `JPG${marker - 0xf0}` : undefined;
}

/** Where entropy-coded data ends: at the next marker, fill bytes included. @param isScan whether restarts are part of it */
function endOfEntropy(bytes, from, isScan) {
  for (let place = bytes.indexOf(0xff, from); place >= 0; place = bytes.indexOf(0xff, place + 1)) {
    let after = place + 1;
    while (bytes[after] === 0xff) after += 1;
    const next = bytes[after];
    if (next === undefined) break;
    if (next !== 0 && !(isScan && isRestart(next))) return after - 1;
    place = after;
  }
  return bytes.length;
}

/**
 * The boxes of a JPEG file. `SOS` and `RSTn` include the entropy-coded data after them (C2PA 2.4, §18.7.3.1).
 * SDKs count a whole scan as `SOS`, and 2 bytes as `RSTn`. Another image can follow the end of an image.
 * @param unit the segments of the manifest store
 */
function* jpegBoxes(bytes, unit) {
  let place = 0;
  for (let count = 0; place + 1 < bytes.length; count += 1) {
    if (count > MAX_BOXES) throw undecided(`The file has more than ${MAX_BOXES} segments.`);
    if (unit && place === unit.start) {
      yield { name: C2PA, start: unit.start, length: unit.length };
      place = unit.start + unit.length;
      continue;
    }
    const isBetween = place > 0 && bytes[place - 2] === 0xff && bytes[place - 1] === EOI;
    if (isBetween && (bytes[place] !== 0xff || bytes[place + 1] !== SOI)) return;
    const start = place;
    // Fill bytes don't belong to a box. Only a hash over several boxes covers them.
    while (bytes[place] === 0xff && bytes[place + 1] === 0xff) place += 1;
    const marker = bytes[place + 1];
    const name = marker === undefined ? undefined : nameOf(marker);
    if (bytes[place] !== 0xff || marker === undefined || !name)
      throw undecided(`There's no JPEG marker at byte ${start}.`);
    const from = place;
    if (marker === SOI || marker === EOI || marker === 1) {
      place += 2;
      yield { name, start: from, length: 2 };
      continue;
    }
    const size = isRestart(marker) ? 0 : ((bytes[from + 2] ?? 0) << 8) | (bytes[from + 3] ?? 0);
    const head = from + 2 + size;
    if ((size < 2 && !isRestart(marker)) || head > bytes.length)
      throw undecided(`The JPEG segment at byte ${from} is cut off.`);
    place = marker === SOS || isRestart(marker) ? endOfEntropy(bytes, head, false) : head;
    const box = { name, start: from, length: place - from };
    if (marker === SOS) box.sdkLength = endOfEntropy(bytes, head, true) - from;
    if (isRestart(marker)) box.sdkLength = 2;
    yield box;
  }
}

// coverage/boxes/matched.ts

/** Bytes after the last box of a file's structure (C2PA 2.4, §18.7.2). */
const AFTER = 'c2pa.after';

/** The boxes that each entry names, in order. Each box of the file must be named once. */
function matched(entries, boxes, size) {
  const last = boxes.at(-1);
  const end = last ? last.start + last.length : 0;
  const all = end < size ? [...boxes, { name: AFTER, start: end, length: size - end }] : boxes;
  const hasStore = boxes.some(({ name }) => name === C2PA);
  let next = 0;
  // Hashes may start after the first 8 bytes of a PNG, which never differ.
  if (all[0]?.name === 'PNGh' && entries[0]?.names[0] !== 'PNGh') next = 1;
  const found = entries.map((entry) => {
    const own = [];
    for (const name of entry.names) {
      // With a sidecar, there's an entry for a box that isn't in the file.
      if (name === C2PA && !hasStore) continue;
      const box = all[next];
      if (box?.name !== name) throw wrongBox(name, box);
      own.push(box);
      next += 1;
    }
    return { entry, boxes: own };
  });
  const unnamed = all[next];
  if (unnamed) throw wrongBox(undefined, unnamed);
  return found;
}

const wrongBox = (name, box) =>
  unknownBox(
    box
      ? `The file has the box ${box.name} at byte ${box.start}, where the hash has ${name ?? 'no more boxes'}.`
      : `The hash has the box ${name}, and the file has no more boxes.`,
    box ? [{ start: box.start, length: box.length }] : [],
  );

// coverage/boxes/hash.ts

async function listOf(boxes) {
  const list = [];
  for await (const box of boxes) list.push(box);
  return list;
}

async function boxesOf(source, { format, unit }) {
  if (format === 'PNG') return listOf(pngBoxes(source));
  if (format === 'RIFF') return listOf(riffBoxes(source));
  const all = () => source.read({ start: 0, length: source.size });
  if (format === 'JPEG') return [...jpegBoxes(await all(), unit)];
  if (format === 'GIF') return [...gifBoxes(await all(), unit)];
  throw undecided(`General box hashes aren't checked in ${format} files.`);
}

/** From the start of an entry's first box to the end of its last. In JPEG, SDKs end scans differently. */
function rangesOf({ boxes }) {
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return [];
  const lengths = new Set([last.length, last.sdkLength ?? last.length]);
  return [...lengths].map((length) => ({ start: first.start, length: last.start + length - first.start }));
}

/** @returns the spans that an entry's hash covers */
async function coveredBy(source, one, uncovered) {
  const { algorithm, hash, names } = one.entry;
  if (algorithm instanceof Refused) throw algorithm;
  const gone = merged(uncovered);
  for (const range of rangesOf(one)) {
    const parts = [...partsOutside(range, gone)];
    if (hash && isEqual(hash, await digest(source, parts, algorithm))) return parts;
  }
  throw mismatch(
    `The hash of ${names.length > 3 ? `${names[0]} to ${names.at(-1)}` : names.join(', ')} doesn't match.`,
  );
}

/** The C2PA box must be the manifest store being validated, followed only by zeros. */
function requireStore({ unit, store }, judged) {
  if (!unit || !store) return;
  const length = storeLength(store);
  if (length === 0 || !isEqual(store.subarray(0, length), judged.subarray(0, storeLength(judged))))
    throw mismatch("The C2PA box doesn't hold the manifest store that was read.", [unit]);
  if (store.subarray(length).some((byte) => byte !== 0))
    throw mismatch('The C2PA box has data after the manifest store. No hash covers it.', [unit]);
}

/** The box of the store, with the padding that RIFF can add after it. */
function storeBox({ start, length }, { unit, paddedUnit }) {
  if (![unit, paddedUnit].some((one) => one?.start === start && one.length === length))
    throw mismatch('The C2PA box contains more than the manifest store.', [{ start, length }]);
  return { start, length, kind: 'manifest', name: C2PA };
}

async function check$1({ source, assertion, claimAlgorithm, store }) {
  const entries = entriesOf(assertion, claimAlgorithm);
  const container = await containerOf(source);
  if (!container) throw undecided("General box hashes aren't checked in files of this format.");
  requireStore(container, store);
  const uncovered = [];
  const covered = [];
  for (const one of matched(entries, await boxesOf(source, container), source.size)) {
    if (one.entry.names[0] === C2PA) {
      uncovered.push(...one.boxes.map((box) => storeBox(box, container)));
      continue;
    }
    const left = await Promise.all(
      excludedIn(one, container).map((range) => withShown(range, container, source)),
    );
    uncovered.push(...left);
    if (!one.entry.isExcluded) covered.push(...(await coveredBy(source, one, left)));
  }
  if (entries[0]?.names[0] !== 'PNGh' && container.format === 'PNG')
    uncovered.unshift({ start: 0, length: 8, kind: 'bookkeeping', name: 'PNGh' });
  const known = merged([...covered, ...uncovered]);
  const gaps = [...partsOutside({ start: 0, length: source.size }, known)];
  const gap = gaps[0];
  if (gap)
    throw mismatch(
      `No hash covers ${gap.length} bytes at byte ${gap.start}, between two boxes of the file.`,
      gaps,
    );
  return { uncovered };
}

/**
 * Checks a general box hash, `c2pa.hash.boxes` (C2PA 2.4, §15.12.3 and §18.7): each box of the file is named, in order;
 * the hashes match; and only the manifest store and metadata are left out.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validating_a_general_box_hash
 */
const checkBoxesHash = (input) => outcomeOf(() => check$1(input));

// coverage/byte-source.ts

/**
 * A `Blob` or `File`, read slice by slice so that a large video doesn't have to fit into memory.
 * @param signal ends reading: the next `read` throws its reason
 * @param onRead called after each read with the number of bytes
 */
const blobSource = (blob, signal, onRead) => ({
  size: blob.size,
  async read({ start, length }) {
    signal?.throwIfAborted();
    const bytes = new Uint8Array(await blob.slice(start, start + length).arrayBuffer());
    onRead?.(bytes.length);
    return bytes;
  },
});

/** Bytes that are in memory already. */
const bytesSource = (bytes) => ({
  size: bytes.length,
  read: async ({ start, length }) => bytes.subarray(start, start + length),
});

/** The parts of a file that remain when spans are removed. `spans` must be in order and must not overlap. */
function remaining(size, spans) {
  const parts = [];
  let place = 0;
  for (const { start, length } of spans) {
    if (start > place) parts.push({ start: place, length: start - place });
    place = Math.max(place, start + length);
  }
  if (place < size) parts.push({ start: place, length: size - place });
  return parts;
}

// coverage/exclusions.ts

/**
 * The exclusion ranges of a data hash, in order. Only a list of integer ranges in ascending order, without
 * overlaps, is accepted (C2PA 2.4, §15.12.1.1 and §18.5.2).
 * @param size of the file, bytes
 * @throws Refused
 */
function exclusionsOf(listed, size) {
  const refuse = (message, spans = []) => {
    throw broken('assertion.dataHash.malformed', '15.12.1.1', message, spans);
  };
  if (listed === undefined) return [];
  if (!Array.isArray(listed)) return refuse('The exclusions of the data hash are not a list.');
  const spans = [];
  for (const one of listed) {
    const span = one instanceof Map ? { start: one.get('start'), length: one.get('length') } : undefined;
    const isWhole = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
    if (!span || !isWhole(span.start) || !isWhole(span.length))
      return refuse(
        'An exclusion of the data hash has no start and length that are whole numbers from 0 on.',
      );
    // An empty range leaves nothing out; SDKs write one for a sidecar.
    if (span.length === 0) continue;
    const before = spans.at(-1);
    if (before && before.start + before.length > span.start)
      return refuse(
        `The exclusions of the data hash overlap or aren't in order: one ends at byte ${before.start + before.length}, the next starts at byte ${span.start}.`,
        [span],
      );
    if (span.start + span.length > size)
      throw broken(
        'assertion.dataHash.mismatch',
        '15.12.1.1',
        `An exclusion of the data hash ends at byte ${span.start + span.length}, but the file has ${size} bytes.`,
        [span],
      );
    spans.push({ start: span.start, length: span.length });
  }
  return spans;
}

// coverage/left-out.ts

/**
 * Update manifests make the store longer. The exclusion that starts with the store is then treated as having the
 * store's current length, and those after it move (C2PA 2.4, §15.12.1.1).
 */
function moved(exclusions, unit) {
  const own = unit && exclusions.find(({ start }) => start === unit.start);
  if (!unit || !own) return [...exclusions];
  const by = unit.length - own.length;
  return exclusions.map((one) =>
    one === own
      ? { start: unit.start, length: unit.length }
      : one.start > own.start
        ? { ...one, start: one.start + by }
        : one,
  );
}

/**
 * Whether a range leaves out only metadata: it's within the content of one unit, or covers whole units. If a unit's
 * length were left out without its content, anyone could change that length and reinterpret the rest of the file.
 */
function metadataIn(exclusion, units) {
  const touched = units.filter((unit) => touches(unit, exclusion));
  const inside = touched.find((unit) => exclusion.start >= unit.content && endOf(exclusion) <= endOf(unit));
  if (inside) return inside.name;
  const isTiled =
    touched[0]?.start === exclusion.start &&
    touched.every((unit, index) => {
      const next = touched[index + 1];
      return endOf(unit) === (next ? next.start : endOf(exclusion));
    });
  return isTiled ? touched.map(({ name }) => name).join(', ') : undefined;
}

/** What an exclusion leaves out, if the standard allows it. */
function permitted(exclusion, unit, container) {
  const padded = container?.paddedUnit;
  if (unit && (isSame(unit, exclusion) || (padded && isSame(padded, exclusion))))
    return { ...exclusion, kind: 'manifest', name: unit.name };
  const field = container?.bookkeeping.find((one) => isSame(one, exclusion));
  if (field) return field;
  const name = metadataIn(exclusion, container?.metadata ?? []);
  return name === undefined ? undefined : { ...exclusion, kind: 'metadata', name };
}

const number = (value) => value.toLocaleString('en-US');

/** Why a range may not be left out, with the actual location of the manifest store. */
function notPermitted(exclusion, unit) {
  const place = unit
    ? `The manifest store is at bytes ${number(unit.start)} to ${number(endOf(unit))}.`
    : 'The file holds no manifest store.';
  const spans = remaining(
    exclusion.length,
    unit && touches(unit, exclusion) ? [relative(unit, exclusion)] : [],
  ).map((span) => ({ ...span, start: span.start + exclusion.start }));
  const message = `The hash leaves out bytes ${number(exclusion.start)} to ${number(endOf(exclusion))}. ${place} Only the manifest store and metadata may be left out.`;
  return fault('assertion.dataHash.mismatch', '15.12.1.1', message, spans.length > 0 ? spans : [exclusion]);
}

function relative(unit, exclusion) {
  const start = Math.max(unit.start, exclusion.start);
  return { start: start - exclusion.start, length: Math.min(endOf(unit), endOf(exclusion)) - start };
}

// coverage/whole-store.ts

/** Whether bytes contain a text, one character per byte. */
function holds(bytes, text) {
  const wanted = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (isEqual(bytes.subarray(at, at + wanted.length), wanted)) return true;
  return false;
}

/**
 * The store in a file, if it's the validated one with more manifests that nothing refers to. SDKs leave those out of the
 * store that they return. They don't make the active manifest wrong (C2PA 2.4, §15.5), and the two are the same only if
 *
 * - each validated manifest is in the file, byte for byte and in the same order, and the active one is last in both;
 * - no validated manifest names one of the others.
 * @param file the bytes where the file keeps its store, which can have padding
 * @param judged the validated store
 * @returns the store in the file without padding; undefined if it's another one
 */
function wholeStore(file, judged) {
  const store = file.subarray(0, storeLength(file));
  const own = judged.subarray(0, storeLength(judged));
  if (own.length === 0) return undefined;
  if (isEqual(store, own)) return store;
  try {
    const [all, known] = [manifestsOf(store), manifestsOf(own)];
    const kept = [...all.keys()].filter((label) => known.has(label));
    const isSame = [...known].every(([label, { start, to }], index) => {
      const there = all.get(label);
      return (
        there !== undefined &&
        kept[index] === label &&
        isEqual(store.subarray(there.start, there.to), own.subarray(start, to))
      );
    });
    const more = [...all.keys()].filter((label) => !known.has(label));
    const isLast = [...all.keys()].at(-1) === [...known.keys()].at(-1);
    return isSame && isLast && !more.some((label) => holds(own, label)) ? store : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

// coverage/data-hash.ts

const base64 = (bytes) => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return new TextEncoder().encode(btoa(text));
};

/** Larger than any manifest store; a store of this size must be the same as the validated one. */
const MAX_STORE = 64 << 20;

/** The store in bytes that begin with it, plain or as Base64, if it's the validated one. @returns its length there */
function storeIn$1(bytes, store) {
  const plain = wholeStore(bytes, store);
  if (plain) return plain.length;
  try {
    const text = atob(latin(bytes));
    const whole = wholeStore(
      Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
      store,
    );
    return whole && whole.length === text.length ? bytes.length : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the bytes at a position are the manifest store itself, plain or as Base64 (SVG, C2PA 2.4, §A.3.3). This
 * locates a store in formats that aren't parsed here: PDF, MP3, SVG, JPEG XL.
 * @returns the length of the store there
 */
async function storeAt(source, range, store) {
  for (const form of [store, base64(store)])
    if (isEqual(await source.read({ start: range.start, length: form.length }), form)) return form.length;
  return range.length > MAX_STORE ? undefined : storeIn$1(await source.read(range), store);
}

/** The range of the manifest store, if an exclusion is for it. */
async function unitFor({ source, store }, container, exclusions) {
  if (container) return container.unit;
  for (const range of exclusions) {
    const length = await storeAt(source, range, store);
    if (length !== undefined) return { name: 'manifest store', start: range.start, length };
  }
  return undefined;
}

async function check(input, container) {
  const { source, assertion, claimAlgorithm, isUpdated } = input;
  const given = exclusionsOf(assertion.get('exclusions'), source.size);
  const unit = await unitFor(input, container, given);
  const exclusions = isUpdated ? moved(given, unit) : given;
  const uncovered = [];
  for (const exclusion of exclusions) {
    const known = permitted(exclusion, unit, container);
    if (!known) return notPermitted(exclusion, unit);
    uncovered.push(await withShown(known, container, source));
  }
  const media = container?.media?.find((span) => unit && touches(span, unit));
  if (media)
    return fault(
      'assertion.dataHash.mismatch',
      '15.12.1.1',
      'Part of the image is inside the manifest store, which the hash leaves out.',
      [media],
    );
  const algorithm = assertion.get('alg') ?? claimAlgorithm;
  if (!isAlgorithm(algorithm))
    return fault(
      'algorithm.unsupported',
      '13.1',
      `The data hash uses ${String(algorithm)}, which isn't allowed.`,
    );
  const wanted = assertion.get('hash');
  const found = await digest(source, remaining(source.size, exclusions), algorithm);
  if (!(wanted instanceof Uint8Array) || !isEqual(found, wanted))
    return fault(
      'assertion.dataHash.mismatch',
      '15.12.1.1',
      "The hash of this file's bytes isn't the one that was signed.",
    );
  return { uncovered };
}

/**
 * The rules for `c2pa.hash.data` (C2PA 2.4, §15.12.1 and §18.5): only the manifest store in this file, or
 * metadata, is left out, and the hash of the rest matches the signed hash.
 * @param container what the file's format says about its manifest store
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validating_a_data_hash
 */
const checkDataHash = (input, container) => outcomeOf(() => check(input, container));

// coverage/hard-binding.ts

/** Longer than any real chain of update manifests. */
const MAX_UPDATES = 64;

/** Compares a box with the hash in a reference to it: JUMBF content without the outer header (§8.4.2.3). */
async function isIntact(store, box, reference, algorithm) {
  const name = textOf(field(reference, 'alg')) ?? algorithm;
  const wanted = field(reference, 'hash');
  if (!isAlgorithm(name) || !(wanted instanceof Uint8Array)) return false;
  const content = { start: box.from, length: box.to - box.from };
  return isEqual(await digest(bytesSource(store), [content], name), wanted);
}

/** The one hard binding of a standard manifest (§15.10.1). */
async function bindingIn(store, manifest, isUpdated) {
  const named = [...manifest.references.keys()].filter((name) => HASH_LABEL.test(name));
  // "Validators shall ignore any c2pa.hash.bmff assertions" (§18.6.1) if there is one of a later version.
  const counted = named.length > 1 ? named.filter((name) => name !== 'c2pa.hash.bmff') : named;
  const [label] = counted;
  if (label === undefined)
    throw broken(
      'claim.hardBindings.missing',
      '15.12',
      `The manifest ${manifest.label} has no hard binding: nothing ties it to this file's bytes.`,
    );
  if (counted.length > 1)
    throw broken(
      'assertion.multipleHardBindings',
      '15.10.1',
      `The manifest ${manifest.label} has ${counted.length} hard bindings (${counted.join(', ')}); exactly one is allowed.`,
    );
  if (manifest.gathered.has(label))
    throw broken(
      'claim.hardBindings.missing',
      '10.3.2.1',
      `The manifest ${manifest.label} has its hard binding under gathered_assertions, for which the signer isn't responsible. It has to be one of created_assertions.`,
    );
  const box = manifest.assertions.get(label);
  if (!box || !(await isIntact(store, box, manifest.references.get(label), manifest.algorithm)))
    throw broken(
      'assertion.hashedURI.mismatch',
      '15.10.3',
      `The assertion ${label} isn't the one that the claim was signed with.`,
    );
  const assertion = decoded(store, box);
  if (!(assertion instanceof Map)) return malformed$1(`${label} isn't a CBOR map`);
  return { manifest: manifest.label, label, assertion, claimAlgorithm: manifest.algorithm, isUpdated };
}

/** The parent that an update manifest names, compared with the hash in the reference (§11.2.3, §15.12). */
async function parentOf(store, manifest, manifests) {
  const parents = [...manifest.references.keys()]
    .filter((name) => /^c2pa\.ingredient(?:\.v\d)?(?:__\d+)?$/.test(name))
    .flatMap((name) => {
      const box = manifest.assertions.get(name);
      const ingredient = box && decoded(store, box);
      return field(ingredient, 'relationship') === 'parentOf' ? [ingredient] : [];
    });
  const [parent] = parents;
  if (parents.length !== 1)
    throw broken(
      'claim.hardBindings.missing',
      '15.12',
      `The update manifest ${manifest.label} names ${parents.length} parents instead of one, so there is no hard binding to follow.`,
    );
  const reference = field(parent, 'activeManifest') ?? field(parent, 'c2pa_manifest');
  const name = /^self#jumbf=\/?c2pa\/([^/]+)(?:\/|$)/.exec(textOf(field(reference, 'url')) ?? '')?.[1];
  const box = name === undefined ? undefined : manifests.get(name);
  if (!box)
    throw broken(
      'claim.hardBindings.missing',
      '15.12',
      `The parent of the update manifest ${manifest.label} isn't in the manifest store.`,
    );
  return box;
}

/**
 * Finds the hash that binds a manifest store to its file: in the active manifest, or, for an update manifest, in the
 * first standard manifest among its ancestors (C2PA 2.4, §15.12).
 *
 * The SDK has verified the signatures. The checks repeated here make sure that this library and the SDK look at the same
 * assertion: labels are unique, the active manifest is the same, and the assertion has the hash in its claim.
 * @param active label of the manifest that the SDK's report is about
 * @throws Refused, UnknownBinding
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validate_the_assets_content
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_update_manifests
 */
async function hardBindingOf(store, active) {
  const manifests = manifestsOf(store);
  const last = [...manifests.values()].at(-1);
  if (!last) return malformed$1('it holds no manifest');
  if (active !== undefined && last.label !== active)
    throw new UnknownBinding(
      `the last manifest of the store is ${last.label}, and the report is about ${active}`,
    );
  let box = last;
  const seen = new Set();
  while (box.uuid === typeUuid('c2um')) {
    const manifest = openManifest(store, box.label, box);
    if (seen.has(box.label) || seen.size > MAX_UPDATES)
      return malformed$1('its update manifests name each other');
    seen.add(box.label);
    const hashes = [...manifest.references.keys()].filter((name) => HASH_LABEL.test(name));
    if (hashes.length > 0) malformed$1(`the update manifest ${box.label} has its own hard binding`);
    box = await parentOf(store, manifest, manifests);
  }
  return bindingIn(store, openManifest(store, box.label, box), seen.size > 0);
}

// coverage/unprotected.ts

/** What a signature doesn't protect if its hash leaves bytes out that viewers or players depend on. */
const UNPROTECTED = {
  frames: {
    phrase: 'which frames and sounds play, or when',
    sentence: 'Which frames and sounds play, and when, isn’t protected.',
  },
  items: {
    phrase: 'which parts of the image are shown, or where',
    sentence: 'Which parts of the image are shown, and where, isn’t protected.',
  },
  orientation: {
    phrase: 'the image’s orientation',
    sentence: 'The image’s orientation isn’t protected.',
  },
  gainMap: {
    phrase: 'its brightness on HDR screens',
    sentence: 'The image’s brightness on HDR screens isn’t protected.',
  },
  cover: {
    phrase: 'its cover image, title, or chapters',
    sentence: 'The cover image, the title, and the chapters aren’t protected.',
  },
};

/** What viewers show or play that the hash leaves out, each once. A file with any of it is only partly protected. */
const shownOutside = (coverage) =>
  coverage.state === 'covered' ? [...new Set(coverage.uncovered.flatMap(({ shows = [] }) => shows))] : [];

/** The same in sentences, such as “The image’s orientation isn’t protected.” */
const unprotectedIn = (coverage) => shownOutside(coverage).map((shown) => UNPROTECTED[shown].sentence);

/**
 * Every result that a file can have, with its label, mark, color, and sentences. Views, exports, samples, sandboxes, and
 * the MCP server take them from here.
 */

/** Files that need attention come first: a table sorted by state has this order. */
const STATES = {
  Invalid: {
    label: 'Invalid',
    tone: 'bad',
    reliability: 'unreliable',
    meaning: 'A check failed, so the Content Credentials can’t be relied on.',
  },
  failed: {
    label: 'Not read',
    tone: 'warning',
    reliability: 'unreliable',
    meaning: 'The file couldn’t be read.',
  },
  Partial: {
    label: 'Partly protected',
    tone: 'partial',
    reliability: 'signed',
    meaning:
      'The signature is valid, but something that changes what’s shown or played isn’t protected by it.',
  },
  Unbound: {
    label: 'Not compared',
    tone: 'noted',
    reliability: 'unbound',
    meaning: 'The manifest validates, but whether it belongs to this file wasn’t checked.',
  },
  unknown: {
    label: 'No state',
    tone: 'noted',
    reliability: 'unreliable',
    meaning: 'The report has no validation state.',
  },
  elsewhere: {
    label: 'Not fetched',
    tone: 'noted',
    reliability: 'unreliable',
    meaning: 'The Content Credentials are at another URL, which wasn’t contacted.',
  },
  nothing: {
    label: 'No credentials',
    tone: 'noted',
    reliability: 'unreliable',
    meaning: 'The file has no Content Credentials. Most files don’t.',
  },
  Valid: {
    label: 'Valid',
    tone: 'plain',
    reliability: 'signed',
    meaning: 'The file hasn’t changed since it was signed. The signer isn’t verified.',
  },
  Interim: {
    label: 'Trusted (interim list)',
    tone: 'interim',
    reliability: 'signed',
    meaning:
      'The file hasn’t changed since it was signed. Its signer is known only from the interim trust list, which is frozen.',
  },
  Trusted: {
    label: 'Trusted',
    tone: 'good',
    reliability: 'signed',
    meaning: 'The file hasn’t changed since it was signed, and a current trust list vouches for its signer.',
  },
};

/** The words for a state, also for one that an SDK's report names and this table doesn't. */
const wordsOf = (state) => (Object.hasOwn(STATES, state) ? STATES[state] : STATES.unknown);

/** What to say about the signer, as a sentence. */
const SIGNERS = {
  trusted: 'Its signing certificate chains to an anchor on a trust list.',
  interim:
    'Its signing certificate chains to the interim trust list, which is frozen, and to no current trust list.',
  unknown:
    'The signer isn’t verified: its certificate doesn’t chain to an anchor on a trust list that was used.',
  unchecked: 'The signer isn’t verified, because all trust lists are turned off.',
};

const MISMATCH = {
  data: 'assertion.dataHash.mismatch',
  bmff: 'assertion.bmffHash.mismatch',
  boxes: 'assertion.boxesHash.mismatch',
  collection: 'assertion.collectionHash.mismatch',
};

const kindOf = (label) =>
  label.startsWith('c2pa.hash.bmff')
    ? 'bmff'
    : label.startsWith('c2pa.hash.boxes')
      ? 'boxes'
      : label.startsWith('c2pa.hash.collection')
        ? 'collection'
        : 'data';

/** Boxes that an ISO base media file can start with; QuickTime files from before 2001 have no `ftyp`. */
const BMFF = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];

/**
 * The manifest store of a file in its container; for ISO base media files, the box that holds it.
 * @throws BrokenContainer, SeveralStores, Refused, UnknownBinding
 */
async function storeOf(source) {
  if (!BMFF.includes(latin(await source.read({ start: 4, length: 4 })))) return containerOf(source);
  const found = await bmffStore(source);
  if (!found) return { format: 'BMFF', bookkeeping: [], metadata: [] };
  if ('unknown' in found) throw new UnknownBinding(found.unknown);
  if ('fault' in found) throw new Refused(found);
  const { unit, store } = found;
  return { format: 'BMFF', unit: { name: 'uuid', ...unit }, store, bookkeeping: [], metadata: [] };
}

/**
 * The manifest store in a file, as its container holds it, for tools that report on a file without returning the store.
 * @returns undefined if the file contains none, or is in a format that this library doesn't parse
 * @throws Error if the container is damaged, or holds several stores
 */
async function storeIn(source) {
  return (await storeOf(source))?.store;
}

/**
 * The store in the file must be the one that the SDK validated, followed only by zeros (C2PA 2.4, §15.12.1.1:
 * "only the C2PA Manifest Store and any appropriate padding").
 */
function storeFault({ unit, store = new Uint8Array() }, judged, kind) {
  const code = MISMATCH[kind];
  const length = storeLength(store);
  const rest = store.subarray(length);
  if (unit && length > 0 && rest.some((byte) => byte !== 0))
    return fault(
      code,
      '15.12.1.1',
      `${rest.length} bytes follow the manifest store in the range that the hash leaves out. Only zero padding is allowed there.`,
      [{ start: unit.start + unit.length - rest.length, length: rest.length }],
    );
  const own = storeLength(judged);
  if (own === 0 || !isEqual(store.subarray(0, length), judged.subarray(0, own)))
    return fault(
      code,
      '11.1.4.2',
      "The manifest store in this file isn't the one that was validated.",
      unit ? [unit] : [],
    );
  return undefined;
}

async function judged(binding, input, container, isBeside) {
  const kind = kindOf(binding.label);
  if (kind === 'collection')
    return { unknown: 'The hash covers a collection of files, of which this is one at most.' };
  if (!isBeside && container?.unit) {
    const wrong = storeFault(container, input.store, kind);
    if (wrong) return wrong;
  }
  if (kind === 'bmff' && isBeside && container?.unit && storeFault(container, input.store, kind))
    return { unknown: 'The file also holds a manifest store of its own, besides the one next to it.' };
  if (kind === 'bmff') return checkBmffHash(input);
  if (kind === 'boxes') return checkBoxesHash(input);
  return checkDataHash(input, container);
}

const refused = ({ outcome }, size) =>
  'fault' in outcome
    ? { state: 'broken', size, fault: outcome.fault }
    : { state: 'unknown', size, reason: outcome.unknown };

/**
 * What a manifest store's hard binding covers in a file, determined independently of the SDK: which bytes the hash leaves
 * out, whether the standard allows that (C2PA 2.4, §15.12), and whether the rest matches the signed hash.
 *
 * The signature isn't verified here: that's the SDK's part.
 * @param store the manifest store that the SDK validated, as JUMBF
 * @throws DOMException `AbortError` when the source is aborted; nothing else
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_hard_bindings
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validate_the_assets_content
 */
async function coverageOf(source, store, { active, isBeside = false } = {}) {
  const { size } = source;
  try {
    const binding = await hardBindingOf(store, active);
    const { manifest, label, assertion, claimAlgorithm, isUpdated } = binding;
    const kind = kindOf(label);
    const container = await storeOf(source);
    // The store of the file, if it only has more manifests, which nothing refers to.
    const whole = (container?.store && wholeStore(container.store, store)) ?? store;
    const input = { source, assertion, label, claimAlgorithm, isUpdated, store: whole };
    const outcome = await judged(binding, input, container, isBeside);
    if ('unknown' in outcome) return { state: 'unknown', kind, size, reason: outcome.unknown };
    if ('fault' in outcome)
      return { state: 'broken', kind, manifest, assertion: label, size, fault: outcome.fault };
    return { state: 'covered', kind, manifest, assertion: label, size, uncovered: outcome.uncovered };
  } catch (error) {
    if (error instanceof Refused) return refused(error, size);
    if (error instanceof SeveralStores)
      return {
        state: 'broken',
        size,
        ...fault(
          'assertion.dataHash.mismatch',
          '11.1.4.2',
          `There is more than one manifest store: ${error.message}. Different readers could judge different ones.`,
          error.spans,
        ),
      };
    if (error instanceof UnknownBinding || error instanceof BrokenContainer)
      return { state: 'unknown', size, reason: `The hash couldn't be checked: ${error.message}.` };
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return { state: 'unknown', size, reason: "The hash couldn't be checked." };
  }
}

export { blobSource, bytesSource, coverageOf, SIGNERS, storeIn, unprotectedIn, wordsOf };
