import { created } from '../assertions.ts';
import { type DataHashOptions, dataHash } from '../bindings.ts';
import { bytes, find, flip, type Span, u8 } from '../bytes.ts';
import { type Placed, spanOf } from '../embed/container.ts';
import {
  type Field,
  long,
  PIXELS_AT,
  page,
  STORE_AT,
  short,
  storeField,
  type Tiff,
  tiffOf,
} from '../embed/tiff.ts';
import { type Forgery, forge } from '../forge.ts';
import { assertion, storeOf } from '../manifest.ts';
import { type About, invalid, notValid, type Recipe } from '../specimen.ts';

const tiff = (
  about: About,
  shape: Tiff | ((store: Uint8Array) => Tiff) = {},
  options: DataHashOptions = {},
  more: Partial<Forgery> = {},
): Recipe => ({
  clause: 'A.3.6',
  ...about,
  extension: 'tiff',
  make: () =>
    forge({
      id: about.id,
      media: u8(),
      embed: (_, store) => tiffOf(store, typeof shape === 'function' ? shape(store) : shape),
      bindings: [dataHash(options)],
      ...more,
    }),
});

/** Also leaves out a second span. */
const and =
  (span: (placed: Placed) => Span) =>
  (placed: Placed): Span[] =>
    [spanOf(placed), span(placed)].sort((a, b) => a.start - b.start);

/** The count in the tag of the store. */
const countOf = ({ file }: Placed): Span => ({ start: find(file, '\x41\xcd\x07\0') + 4, length: 4 });

/** A place in the store: the image shown there isn't what was hashed. */
const IN_STORE = STORE_AT + 40;
const imageInStore = page(long(273, IN_STORE), long(279, 64));

/** A page of its own, whose image is where all others are: taken from a file that has nothing else at its end. */
const DIRECTORY = tiffOf(u8(), { lacks: [0xcd41] }).file.subarray(STORE_AT);

const LONG8 = 16;
/** Where one of 20 strips is; only the last one is in the store, and the list of strips isn't in its directory. */
const strips = (last: number): Field[] => [
  long(273, ...Array<number>(19).fill(PIXELS_AT), last),
  short(279, ...Array<number>(20).fill(3)),
];

/** TIFF files: where the store is, and that no image is there. */
export const tiffs: readonly Recipe[] = [
  tiff({ id: 'tiff-honest', title: 'TIFF with a data hash', wrong: 'Nothing.', expect: 'Valid' }),
  tiff(
    { id: 'tiff-big-endian', title: 'TIFF, most significant byte first', wrong: 'Nothing.', expect: 'Valid' },
    { order: 'MM' },
  ),
  tiff(
    { id: 'tiff-big', title: 'BigTIFF', wrong: 'Nothing. Its offsets have 8 bytes.', expect: 'Valid' },
    { isBig: true },
  ),
  tiff(
    {
      id: 'tiff-big-and-big-endian',
      title: 'BigTIFF, most significant byte first',
      wrong: 'Nothing.',
      expect: 'Valid',
    },
    { isBig: true, order: 'MM' },
  ),
  tiff(
    {
      id: 'tiff-pages',
      title: 'TIFF with two pages',
      wrong: 'Nothing. The second page shows the same image, and its length takes a byte.',
      expect: 'Valid',
    },
    { pages: [page(long(273, PIXELS_AT), { tag: 279, type: 1, values: [64] })] },
  ),
  tiff(
    {
      id: 'tiff-strips',
      title: 'TIFF whose image is in many strips, with a smaller one below it',
      wrong: 'Nothing. The lists of strips are outside their directory.',
      expect: 'Valid',
    },
    { fields: strips(PIXELS_AT), subs: [page(long(324, PIXELS_AT), long(325, 64))] },
  ),
  tiff(
    {
      id: 'tiff-count-excluded',
      title: 'The count of the store’s tag outside the hash',
      wrong: 'Nothing. It changes with the length of the store, so a signer may leave it out.',
      expect: 'Valid',
      clause: '18.5.5',
    },
    {},
    { without: and(countOf) },
  ),
  tiff(
    {
      id: 'tiff-offset-excluded',
      title: 'The place of the store outside the hash',
      wrong: 'Another store elsewhere in the file could be put in its place.',
      ...invalid,
      clause: '18.5.5',
    },
    {},
    {
      without: and((placed) => ({ start: countOf(placed).start, length: 8 })),
    },
  ),
  tiff(
    {
      id: 'tiff-image-excluded',
      title: 'The image outside the hash',
      wrong: 'A second exclusion covers the pixels, one of which was changed later.',
      ...invalid,
    },
    {},
    { without: and(() => ({ start: PIXELS_AT, length: 64 })) },
    { after: ({ file }) => flip(file, PIXELS_AT + 5) },
  ),
  tiff(
    {
      id: 'tiff-changed',
      title: 'A changed pixel',
      wrong: 'A pixel was changed after signing.',
      ...invalid,
    },
    {},
    {},
    { after: ({ file }) => flip(file, PIXELS_AT + 5) },
  ),
  ...(
    [
      ['tiff-image-in-store', 'The image in the store', { fields: imageInStore }],
      [
        'tiff-tiles-in-store',
        'A tile in the store',
        { lacks: [273, 279], fields: page(long(324, IN_STORE), long(325, 64)) },
      ],
      ['tiff-page-in-store', 'The second page in the store', { pages: [imageInStore] }],
      ['tiff-sub-image-in-store', 'The image of a camera in the store', { subs: [imageInStore] }],
      [
        'tiff-image-below-in-store',
        'An image below another one in the store',
        { subs: [page(long(273, PIXELS_AT), long(279, 64)), imageInStore] },
      ],
      [
        'tiff-colors-in-store',
        'The color profile in the store',
        { fields: [{ tag: 34675, type: 7, values: { place: IN_STORE, count: 64 } }] },
      ],
      [
        'tiff-jpeg-in-store',
        'A JPEG in the store',
        { lacks: [273, 279], fields: page(long(513, IN_STORE), long(514, 64)) },
      ],
      ['tiff-last-strip-in-store', 'The last strip in the store', { fields: strips(IN_STORE) }],
      [
        'tiff-strip-into-store',
        'A strip that ends in the store',
        { fields: [long(279, STORE_AT - PIXELS_AT + 16)] },
      ],
      [
        'tiff-big-image-in-store',
        'The image of a BigTIFF in the store',
        {
          isBig: true,
          fields: page(
            { tag: 273, type: LONG8, values: [IN_STORE] },
            { tag: 279, type: LONG8, values: [64] },
          ),
        },
      ],
      [
        'tiff-big-endian-image-in-store',
        'The same, most significant byte first',
        { order: 'MM', fields: imageInStore },
      ],
    ] satisfies Array<[string, string, Tiff]>
  ).map(([id, title, shape]) =>
    tiff(
      {
        id,
        title,
        wrong: 'The hash leaves it out with the store, and parts of a store aren’t signed.',
        ...invalid,
        clause: '15.12.1.1',
      },
      shape,
    ),
  ),
  tiff(
    {
      id: 'tiff-directory-in-store',
      title: 'The second page’s directory in the store',
      wrong: 'The hash leaves it out with the store, and parts of a store aren’t signed.',
      ...invalid,
      clause: '15.12.1.1',
    },
    (store) => ({ next: STORE_AT + Math.max(0, Buffer.from(store).indexOf(DIRECTORY)) }),
    {},
    {
      manifest: (bindings, label) => ({
        label,
        created: [created(), assertion('org.example.page', { page: DIRECTORY }), ...bindings],
      }),
    },
  ),
  tiff(
    {
      id: 'tiff-strip-without-length',
      title: 'A strip without a length, before the store',
      wrong:
        'Readers that guess the length read on into the store. The length on the second page isn’t the one of the first.',
      ...notValid,
    },
    {
      lacks: [279],
      fields: [short(257, 60), short(278, 60)],
      pages: [page(long(273, PIXELS_AT), long(279, 64))],
    },
  ),
  tiff(
    {
      id: 'tiff-two-stores',
      title: 'A second store on the second page',
      wrong: 'The hash covers it, but readers that look there use it.',
      ...notValid,
    },
    {
      pages: [
        [...page(long(273, PIXELS_AT), long(279, 64)), { tag: 0xcd41, type: 7, values: [...storeOf()] }],
      ],
    },
  ),
  tiff(
    {
      id: 'tiff-loop',
      title: 'A second page that’s followed by itself',
      wrong: 'Readers stop at different places, or never.',
      ...notValid,
    },
    (store) => {
      // The second page is as long as it is without a next one.
      const pages = [page(long(273, PIXELS_AT), long(279, 64))];
      const { file } = tiffOf(store, { pages });
      const last = 2 + 9 * 12 + 4;
      return { pages, next: file.length - last };
    },
  ),
  tiff(
    {
      id: 'tiff-cut-page',
      title: 'A next page beyond the end',
      wrong: 'The directory that should follow isn’t in the file.',
      ...notValid,
    },
    { next: 0x00ff_0000 },
  ),
  tiff(
    {
      id: 'tiff-store-cut',
      title: 'A store that ends beyond the file',
      wrong: 'The count of its tag is larger than what’s there.',
      ...notValid,
    },
    (store) => ({
      fields: [{ ...storeField(store), values: { place: STORE_AT, count: store.length + 100_000 } }],
    }),
  ),
  tiff(
    {
      id: 'tiff-more-than-store',
      title: 'More than the store in its tag',
      wrong: 'Bytes follow the store, and nothing protects them.',
      ...invalid,
    },
    {},
    {},
    {
      embed: (_, store) => {
        const more = bytes(store, 'more');
        return tiffOf(more);
      },
    },
  ),
];
