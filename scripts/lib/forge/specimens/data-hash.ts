import { type DataHashOptions, dataHash, rangesOf } from '../bindings.ts';
import { bytes, flip, type Span, u8 } from '../bytes.ts';
import { cborOf, Entries, type Forged, float, Raw } from '../cbor.ts';
import { type Placed, spanOf } from '../embed/container.ts';
import { insertSegments, intoJpeg, segmentsOf } from '../embed/jpeg.ts';
import { type Forgery, forge } from '../forge.ts';
import { box, superbox, UUID } from '../jumbf.ts';
import { assertion } from '../manifest.ts';
import type { Media } from '../media.ts';
import type { Recipe, Specimen } from '../specimen.ts';
import { EXIF, ICC, JFIF, XMP } from './segments.ts';

/** The span of the first segment of this name. */
export function spanOfSegment(file: Uint8Array, name: string): Span {
  const found = segmentsOf(file).find((one) => one.name === name);
  if (!found) throw new Error(`the JPEG has no ${name}`);
  return { start: found.start, length: found.length };
}

/** Bytes of the scan that can change without making a marker: the picture shows something else. */
export const scanPlaces = (file: Uint8Array) => {
  const { start, length } = spanOfSegment(file, 'SOS');
  return [40, 60, 80].map((step) => start + Math.min(step, length - 20));
};

export const changeScan = ({ file }: Placed) => flip(file, ...scanPlaces(file));

type About = Pick<Specimen, 'id' | 'title' | 'wrong' | 'expect'> & { clause?: string };

/** A JPEG with a data hash of these options. */
const jpegWith = (
  about: About,
  options: DataHashOptions,
  more: Partial<Forgery> & { picture?: (media: Media) => Uint8Array } = {},
): Recipe => ({
  clause: '15.12.1.1',
  ...about,
  extension: 'jpg',
  make: (media) => {
    const { picture = ({ jpeg }) => jpeg, ...forgery } = more;
    const bindings = [dataHash(options)];
    return forge({ id: about.id, media: picture(media), embed: intoJpeg(), bindings, ...forgery });
  },
});

/** The store's span, and a segment's as a second one. */
const andSegment = (name: string) => (placed: Placed) => [spanOf(placed), spanOfSegment(placed.file, name)];

/** The store's span with so many bytes before and after it. */
const grown = (before: number, after: number) => (placed: Placed) => {
  const { start, length } = spanOf(placed);
  return [{ start: start - before, length: length + before + after }];
};

const toTheEnd = (placed: Placed) => {
  const { start } = spanOf(placed);
  return [{ start, length: placed.file.length - start }];
};

const invalid = { expect: 'Invalid' } as const;
const notValid = { expect: 'not Valid' } as const;

/** Ranges that are honest, but for what is written of them. */
const written = (change: (store: Span, size: number) => Forged) => ({
  written: (placed: Placed) => change(spanOf(placed), placed.file.length),
});

/** The same map with its exclusions twice: a reader may take either. */
const twice = (order: 'small first' | 'large first'): Partial<Forgery> => ({
  bindings: [
    (placed) => {
      const large = toTheEnd(placed);
      const small = placed.spans;
      const [first, second] = order === 'small first' ? [small, large] : [large, small];
      const hashed = dataHash({ without: () => large })(placed);
      const from = Buffer.from(hashed.box).indexOf(cborOf('hash')) + 5;
      const hash = new Raw(hashed.box.slice(from, from + 34));
      const entries = new Entries(
        ['exclusions', rangesOf(first)],
        ['alg', 'sha256'],
        ['hash', hash],
        ['name', 'jumbf manifest'],
        ['pad', new Uint8Array()],
        ['exclusions', rangesOf(second)],
      );
      return { label: hashed.label, box: superbox(UUID.cbor, hashed.label, [box('cbor', cborOf(entries))]) };
    },
  ],
  after: changeScan,
});

/** Two assertions with one label: the claim's hash is that of one, a reader may read the other. */
const twoBoxes = (order: 'forged first' | 'honest first'): Partial<Forgery> => ({
  bindings: [dataHash({ without: toTheEnd }), dataHash()],
  manifest: ([forged, honest], label) => {
    if (!forged || !honest) throw new Error('there are two hashes');
    const about = assertion('c2pa.actions.v2', {
      actions: [
        {
          action: 'c2pa.created',
          digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture',
        },
      ],
    });
    return order === 'forged first'
      ? { label, created: [about, forged], unlisted: [honest] }
      : { label, created: [about, honest], unlisted: [forged] };
  },
  after: changeScan,
});

/** Forged data hashes, all in a JPEG. */
export const dataHashes: readonly Recipe[] = [
  jpegWith(
    {
      id: 'jpeg-scan-excluded',
      title: 'The picture swapped after signing',
      wrong:
        'The exclusion runs from the store to the end of the file, so no hash covers the picture, which was changed later.',
      ...invalid,
    },
    { without: toTheEnd },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-second-range-scan',
      title: 'A second range over the scan',
      wrong: 'A second exclusion covers the image data (SOS), which was changed later.',
      ...invalid,
    },
    { without: andSegment('SOS') },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-second-range-scan-unchanged',
      title: 'A second range over the scan, nothing changed yet',
      wrong: 'A second exclusion covers the image data (SOS): anyone can change it.',
      ...invalid,
    },
    { without: andSegment('SOS') },
  ),
  jpegWith(
    {
      id: 'jpeg-range-before',
      title: 'A range that begins before the store',
      wrong: 'The store’s exclusion also covers the JFIF segment before it.',
      ...invalid,
    },
    { without: grown(18, 0) },
    { picture: ({ jpeg }) => insertSegments(jpeg, JFIF) },
  ),
  jpegWith(
    {
      id: 'jpeg-range-after',
      title: 'A range that ends after the store',
      wrong: 'The store’s exclusion also covers 40 bytes of the quantization table after it.',
      ...invalid,
    },
    { without: grown(0, 40) },
  ),
  jpegWith(
    {
      id: 'jpeg-range-around',
      title: 'A range around the store',
      wrong: 'The store’s exclusion also covers bytes before and after it.',
      ...invalid,
    },
    { without: grown(18, 40) },
    { picture: ({ jpeg }) => insertSegments(jpeg, JFIF) },
  ),
  jpegWith(
    {
      id: 'jpeg-range-exif',
      title: 'A range over Exif',
      wrong: 'Nothing, but anyone can change the Exif data unnoticed: a signer may leave out metadata.',
      expect: 'Valid',
      clause: '9.2.6',
    },
    { without: andSegment('APP1') },
    { picture: ({ jpeg }) => insertSegments(jpeg, EXIF), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-range-exif-changed',
      title: 'A range over Exif, which was changed later',
      wrong: 'Nothing: metadata outside the hash may change.',
      expect: 'Valid',
      clause: '9.2.6',
    },
    { without: andSegment('APP1') },
    {
      picture: ({ jpeg }) => insertSegments(jpeg, EXIF),
      embed: intoJpegFirst,
      after: ({ file }) => flip(file, spanOfSegment(file, 'APP1').start + EXIF.length - 3),
    },
  ),
  jpegWith(
    {
      id: 'jpeg-range-xmp',
      title: 'A range over XMP',
      wrong: 'Nothing, but anyone can change the XMP data unnoticed: a signer may leave out metadata.',
      expect: 'Valid',
      clause: '9.2.6',
    },
    { without: andSegment('APP1') },
    { picture: ({ jpeg }) => insertSegments(jpeg, XMP()), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-range-icc',
      title: 'A range over the color profile',
      wrong: 'A second exclusion covers an ICC profile, which decides what colors a reader sees.',
      ...invalid,
    },
    { without: andSegment('APP2') },
    { picture: ({ jpeg }) => insertSegments(jpeg, ICC), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-range-dqt',
      title: 'A range over a quantization table',
      wrong: 'A second exclusion covers the quantization table, which decides what the picture looks like.',
      ...invalid,
    },
    { without: andSegment('DQT') },
  ),
  jpegWith(
    {
      id: 'jpeg-range-sof',
      title: 'A range over the frame header',
      wrong: 'A second exclusion covers the frame header (SOF0) with the size of the picture.',
      ...invalid,
    },
    { without: andSegment('SOF0') },
  ),
  jpegWith(
    {
      id: 'jpeg-range-app1-header',
      title: 'A range over Exif and what follows it',
      wrong: 'The second exclusion begins in Exif and ends in the quantization table.',
      ...invalid,
    },
    {
      without: (placed) => {
        const exif = spanOfSegment(placed.file, 'APP1');
        return [spanOf(placed), { start: exif.start, length: exif.length + 60 }];
      },
    },
    { picture: ({ jpeg }) => insertSegments(jpeg, EXIF), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-overlapping',
      title: 'Two ranges that overlap',
      wrong: 'The second range begins inside the first and reaches into the scan.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [spanOf(placed), { start: start + 100, length: length + 700 }];
      },
    },
  ),
  jpegWith(
    {
      id: 'jpeg-overlapping-harmless',
      title: 'Two ranges, one inside the other',
      wrong:
        'The second range lies inside the first. Nothing is uncovered, but the standard calls it malformed.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [spanOf(placed), { start: start + 10, length: length - 20 }];
      },
    },
  ),
  jpegWith(
    {
      id: 'jpeg-unordered',
      title: 'Two ranges in the wrong order',
      wrong: 'The range over Exif stands before the store’s, which begins earlier in the file.',
      ...invalid,
    },
    { without: (placed) => andSegment('APP1')(placed).reverse() },
    { picture: ({ jpeg }) => insertSegments(jpeg, EXIF), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-beyond-the-end',
      title: 'A range beyond the end of the file',
      wrong: 'The exclusion is 1,000 bytes longer than the file.',
      ...invalid,
    },
    {
      without: toTheEnd,
      ...written(({ start }, size) => [{ start, length: size - start + 1000 }]),
    },
  ),
  jpegWith(
    {
      id: 'jpeg-negative-start',
      title: 'A range with a negative start',
      wrong: '`start` is -1.',
      ...notValid,
    },
    written(({ start, length }) => [
      { start: -1, length: 1 },
      { start, length },
    ]),
  ),
  jpegWith(
    {
      id: 'jpeg-negative-length',
      title: 'A range with a negative length',
      wrong: 'A second range has the length -5.',
      ...notValid,
    },
    written(({ start, length }) => [
      { start, length },
      { start: start + length + 5, length: -5 },
    ]),
  ),
  jpegWith(
    {
      id: 'jpeg-float',
      title: 'A range in floating-point numbers',
      wrong: '`start` and `length` are floats.',
      ...notValid,
    },
    written(({ start, length }) => [{ start: float(start), length: float(length) }]),
  ),
  jpegWith(
    {
      id: 'jpeg-float-fraction',
      title: 'A range with a fraction',
      wrong: '`length` ends in .5, which one reader rounds up and another down.',
      ...notValid,
    },
    written(({ start, length }) => [{ start, length: float(length + 0.5) }]),
  ),
  jpegWith(
    {
      id: 'jpeg-huge-length',
      title: 'A length of 2^53',
      wrong: 'A second range has the length 2^53, which JavaScript can’t count to.',
      ...invalid,
    },
    {
      without: (placed) => [spanOf(placed), spanOfSegment(placed.file, 'SOS')],
      ...written(({ start, length }) => [
        { start, length },
        { start: start + length + 10, length: 2n ** 53n },
      ]),
    },
  ),
  jpegWith(
    {
      id: 'jpeg-wrapping-length',
      title: 'A length of 2^64 - 1',
      wrong: 'Start and length together wrap around at 64 bits.',
      ...notValid,
    },
    written(({ start, length }) => [
      { start, length },
      { start: start + length + 10, length: 2n ** 64n - 1n },
    ]),
  ),
  jpegWith(
    {
      id: 'jpeg-text-number',
      title: 'A range in words',
      wrong: '`start` and `length` are text.',
      ...notValid,
    },
    written(({ start, length }) => [{ start: `${start}`, length: `${length}` }]),
  ),
  jpegWith(
    {
      id: 'jpeg-no-list',
      title: 'Exclusions that are no list',
      wrong: '`exclusions` is a map.',
      ...notValid,
    },
    written(({ start, length }) => ({ start, length })),
  ),
  jpegWith(
    {
      id: 'jpeg-range-without-length',
      title: 'A range without a length',
      wrong: 'The only range has a `start` and no `length`.',
      ...notValid,
    },
    written(({ start }) => [{ start }]),
  ),
  jpegWith(
    {
      id: 'jpeg-duplicate-key',
      title: 'The key `exclusions` twice, the large one last',
      wrong:
        'A reader that keeps the last value leaves out the picture; one that keeps the first sees a small range.',
      ...notValid,
    },
    {},
    twice('small first'),
  ),
  jpegWith(
    {
      id: 'jpeg-duplicate-key-first',
      title: 'The key `exclusions` twice, the large one first',
      wrong:
        'A reader that keeps the first value leaves out the picture; one that keeps the last sees a small range.',
      ...notValid,
    },
    {},
    twice('large first'),
  ),
  jpegWith(
    {
      id: 'jpeg-duplicate-assertion',
      title: 'Two assertions with one label, the forged one first',
      wrong:
        'The assertion store has two boxes `c2pa.hash.data`: the claim names the one that leaves out the picture.',
      ...notValid,
      clause: '15.10.3.1',
    },
    {},
    twoBoxes('forged first'),
  ),
  jpegWith(
    {
      id: 'jpeg-duplicate-assertion-last',
      title: 'Two assertions with one label, the forged one last',
      wrong: 'The assertion store has two boxes `c2pa.hash.data`, and the second leaves out the picture.',
      ...notValid,
      clause: '15.10.3.1',
    },
    {},
    twoBoxes('honest first'),
  ),
  jpegWith(
    {
      id: 'jpeg-part-of-store',
      title: 'A range that covers a part of the store',
      wrong: 'The exclusion begins after the APP11 header, so it isn’t as long as the segments.',
      ...notValid,
      clause: '15.12.1.2',
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [{ start: start + 20, length: length - 20 }];
      },
    },
  ),
  jpegWith(
    {
      id: 'jpeg-no-exclusions',
      title: 'An embedded store and no exclusion',
      wrong: 'The hash would have to cover the store that it stands in.',
      ...invalid,
    },
    { without: () => [], ...written(() => []) },
  ),
  jpegWith(
    {
      id: 'jpeg-range-only-elsewhere',
      title: 'A range over the scan and none over the store',
      wrong: 'The only exclusion covers the image data.',
      ...invalid,
    },
    { without: ({ file }) => [spanOfSegment(file, 'SOS')] },
  ),
  jpegWith(
    {
      id: 'jpeg-empty-range',
      title: 'A second range of no bytes',
      wrong: 'Nothing: a range of length 0 leaves nothing out.',
      expect: 'Valid',
    },
    written(({ start, length }) => [
      { start, length },
      { start: start + length + 30, length: 0 },
    ]),
  ),
  ...(
    [
      ['md5', 'MD5', { alg: 'md5' }],
      ['sha1', 'SHA-1', { alg: 'sha1' }],
    ] as const
  ).map(([algorithm, name, fields]) =>
    jpegWith(
      {
        id: `jpeg-${algorithm}`,
        title: `A hash made with ${name}`,
        wrong: `${name} isn’t an algorithm that C2PA allows: another picture with the same hash can be made.`,
        ...invalid,
        clause: '13.1',
      },
      { algorithm, fields },
    ),
  ),
  jpegWith(
    { id: 'jpeg-empty-hash', title: 'An empty hash', wrong: '`hash` is an empty byte string.', ...invalid },
    { fields: { hash: u8() } },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-short-hash',
      title: 'A hash of one byte',
      wrong: '`hash` is a single byte 0, as in a box hash.',
      ...invalid,
    },
    { fields: { hash: u8(0) } },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-no-hash',
      title: 'A data hash without a hash',
      wrong: 'The field `hash` is missing.',
      ...notValid,
    },
    { fields: { hash: undefined } },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-changed',
      title: 'An honest manifest and another picture',
      wrong: 'The scan was changed after signing.',
      ...invalid,
    },
    {},
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-appended',
      title: 'Bytes behind the end of the picture, added later',
      wrong: 'Bytes were added to the file after signing.',
      ...invalid,
    },
    {},
    { after: ({ file }) => bytes(file, 'added later') },
  ),
  jpegWith(
    {
      id: 'jpeg-trailing-covered',
      title: 'Bytes behind the end of the picture, signed with it',
      wrong: 'Nothing: the hash covers the bytes behind the picture too.',
      expect: 'Valid',
    },
    {},
    { picture: ({ jpeg }) => bytes(jpeg, 'a phone writes its own data here') },
  ),
  jpegWith(
    {
      id: 'jpeg-trailing-uncovered',
      title: 'Bytes behind the end of the picture, outside the hash',
      wrong: 'A second exclusion covers what lies behind the picture, where a second picture can be put.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { start, length } = spanOfSegment(placed.file, 'EOI');
        return [spanOf(placed), { start: start + length, length: placed.file.length - start - length }];
      },
    },
    { picture: ({ jpeg, other }) => bytes(jpeg, other.jpeg) },
  ),
];

/** Puts the store before everything else, so that a second range can follow it. */
function intoJpegFirst(media: Uint8Array, store: Uint8Array): Placed {
  const { file, spans } = intoJpeg()(u8(0xff, 0xd8, 0xff, 0xd9), store);
  return { file: bytes(file.subarray(0, -2), media.subarray(2)), spans };
}
