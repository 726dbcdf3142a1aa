import { createHash } from 'node:crypto';
import { bytesSource } from '../bytes.ts';
import type { RuleInput, RuleOutcome, Span } from '../types.ts';
import { checkBmffHash } from './hash.ts';

/** Builds small files for this folder's tests, byte by byte, and hashes them without the code under test. */

type Part = string | Uint8Array;

export const bytes = (...parts: readonly Part[]): Uint8Array =>
  Uint8Array.from(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  );

const big =
  (size: 2 | 4 | 8) =>
  (value: number): Uint8Array => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt(value));
    return new Uint8Array(view.buffer, 8 - size);
  };
export const u16 = big(2);
export const u32 = big(4);
export const u64 = big(8);

export const zeros = (length: number): Uint8Array => new Uint8Array(length);

export function box(type: string, ...parts: readonly Part[]): Uint8Array {
  const content = bytes(...parts);
  return bytes(u32(content.length + 8), type, content);
}

/** A box with an 8-byte size. */
export function longBox(type: string, ...parts: readonly Part[]): Uint8Array {
  const content = bytes(...parts);
  return bytes(u32(1), type, u64(content.length + 16), content);
}

export const UUID = Uint8Array.from(Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex'));

/** A manifest store with only the parts that this folder's rules read. */
export const STORE = box('jumb', box('jumd', 'c2pa as a store'), box('jumb', 'a manifest'));

export const c2paBox = (purpose: string, ...data: readonly Part[]): Uint8Array =>
  box('uuid', UUID, u32(0), purpose, '\0', ...data);

export const storeBox = (
  purpose = 'manifest',
  store: Uint8Array = STORE,
  after: Uint8Array = zeros(0),
): Uint8Array => c2paBox(purpose, u64(0), store, after);

export const FTYP = box('ftyp', 'isom', u32(512), 'isomiso2');

/** 60 different bytes. */
export const FRAMES = Uint8Array.from({ length: 60 }, (_, index) => index + 100);

/** Samples of 10, 20 and 30 bytes: two in the first chunk, one in the second. */
export const movie = (
  offset: number,
  second: number = offset + 30,
  table: Part = offsets(offset, second),
): Uint8Array =>
  box(
    'moov',
    box('mvhd', zeros(100)),
    box(
      'trak',
      box('tkhd', zeros(84)),
      box(
        'mdia',
        box('hdlr', u32(0), u32(0), 'vide', zeros(13)),
        box(
          'minf',
          box('dinf', box('dref', u32(0), u32(1), box('url ', u32(1)))),
          box(
            'stbl',
            box('stsd', u32(0), u32(0)),
            box('stsc', u32(0), u32(2), u32(1), u32(2), u32(1), u32(2), u32(1), u32(1)),
            box('stsz', u32(0), u32(0), u32(3), u32(10), u32(20), u32(30)),
            table,
          ),
        ),
      ),
    ),
  );

const offsets = (first: number, second: number) => box('stco', u32(0), u32(2), u32(first), u32(second));

interface Film {
  c2pa?: Uint8Array;
  /** Boxes between the store and the movie. */
  before?: Uint8Array;
  mdat?: Uint8Array;
  after?: Uint8Array;
  /** The declared start of the first chunk, counted from the start of the box `mdat` or `after`. */
  media?: { in: 'before' | 'mdat' | 'after'; at: number };
}

/** A movie: `ftyp`, the store, `moov`, `mdat`. */
export function film({
  c2pa = storeBox(),
  before = zeros(0),
  mdat = box('mdat', FRAMES),
  after = zeros(0),
  media = { in: 'mdat', at: 8 },
}: Film = {}): Uint8Array {
  const front = bytes(FTYP, c2pa, before);
  const start = front.length + movie(0).length;
  const from = { before: front.length - before.length, mdat: start, after: start + mdat.length }[media.in];
  return bytes(front, movie(from + media.at), mdat, after);
}

export const sha = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(
    createHash('sha256')
      .update(bytes(...parts))
      .digest(),
  );

export interface Root extends Span {
  type: string;
}

export function rootsOf(file: Uint8Array): Root[] {
  const view = Buffer.from(file);
  const roots: Root[] = [];
  for (let start = 0; start + 8 <= file.length; ) {
    const short = view.readUInt32BE(start);
    const length = short === 1 ? Number(view.readBigUInt64BE(start + 8)) : short || file.length - start;
    roots.push({ type: view.toString('latin1', start + 4, start + 8), start, length });
    start += length;
  }
  return roots;
}

/** The bytes of a span, minus the holes in it. */
export function without(file: Uint8Array, { start, length }: Span, holes: readonly Span[]): Uint8Array {
  return file
    .subarray(start, start + length)
    .filter(
      (_, index) =>
        !holes.some((hole) => start + index >= hole.start && start + index < hole.start + hole.length),
    );
}

/** The input of a hash: root boxes that aren't left out completely, each preceded by its offset. */
export const hashedBytes = (
  file: Uint8Array,
  whole: readonly string[] = ['ftyp', 'uuid', 'mfra', 'free', 'skip'],
  holes: readonly Span[] = [],
  roots: readonly Root[] = rootsOf(file),
): Uint8Array =>
  bytes(
    ...roots
      .filter(({ type }) => !whole.includes(type))
      .flatMap((root) => [u64(root.start), without(file, root, holes)]),
  );

type Plain =
  | number
  | string
  | boolean
  | null
  | bigint
  | Uint8Array
  | Plain[]
  | { [key: string]: Plain | undefined };

/** Converts plain objects to maps, as the CBOR reader returns them. */
export function mapped(value: Plain | undefined): unknown {
  if (Array.isArray(value)) return value.map(mapped);
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
  return new Map(Object.entries(value).map(([key, item]) => [key, mapped(item)]));
}

/** The entries that every signer must write (C2PA 2.4, §A.5.6), and those that SDKs add. */
export const USUAL: Plain[] = [
  { xpath: '/uuid', data: [{ offset: 8, value: UUID }] },
  { xpath: '/ftyp' },
  { xpath: '/mfra' },
  { xpath: '/free' },
  { xpath: '/skip' },
];

/** The entry for Merkle trees (§A.5.6, example 21). */
export const MDAT: Plain = { xpath: '/mdat', subset: [{ offset: 16, length: 0 }] };

export interface Claimed {
  exclusions?: Plain;
  hash?: Uint8Array | null;
  merkle?: Plain;
  alg?: Plain;
  label?: string;
  more?: { [key: string]: Plain };
}

export function inputOf(file: Uint8Array, claimed: Claimed = {}): RuleInput {
  const { exclusions = USUAL, hash = sha(hashedBytes(file)), merkle, alg = 'sha256', more } = claimed;
  const { label = 'c2pa.hash.bmff.v3' } = claimed;
  const assertion = mapped({ exclusions, alg, hash, ...(merkle !== undefined && { merkle }), ...more });
  return {
    source: bytesSource(file),
    assertion: assertion as RuleInput['assertion'],
    label,
    claimAlgorithm: 'sha256',
    isUpdated: false,
    store: STORE,
  };
}

/** The rule's result for a file, in short: the kinds of parts left out, the code of a fault, or `unknown`. */
export async function verdictOf(file: Uint8Array, claimed?: Claimed): Promise<string> {
  return wordsFor(await checkBmffHash(inputOf(file, claimed)));
}

export function wordsFor(outcome: RuleOutcome): string {
  if ('fault' in outcome) return outcome.fault.code.replace('assertion.bmffHash.', '');
  if ('unknown' in outcome) return 'unknown';
  return `covered: ${[...new Set(outcome.uncovered.map(({ kind, name }) => `${kind} ${name}`))].join(', ')}`;
}

export const COVERED = 'covered: required /ftyp, manifest /uuid';

/** The first position of four letters. */
export const find = (file: Uint8Array, type: string): number => Buffer.from(file).indexOf(type, 0, 'latin1');

export function changed(file: Uint8Array, place: number, value?: number): Uint8Array {
  const copy = Uint8Array.from(file);
  copy[place] = value ?? (copy[place] ?? 0) ^ 0x55;
  return copy;
}
