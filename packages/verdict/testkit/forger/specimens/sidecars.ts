import { type Binding, bmffHash, boxesHash, dataHash } from '../bindings.ts';
import { bytes, u32 } from '../bytes.ts';
import { intoBmff, shiftOffsets } from '../embed/bmff.ts';
import type { Placed } from '../embed/container.ts';
import { intoJpeg } from '../embed/jpeg.ts';
import { type Forged, type Forgery, forge, forgeSidecar } from '../forge.ts';
import { box } from '../jumbf.ts';
import type { Media } from '../media.ts';
import { type About, invalid, notValid, type Recipe } from '../specimen.ts';
import { jpegBoxes } from './box-hash/file-of.ts';
import { scanPlaces, spanOfSegment } from './data-hash/jpeg-with.ts';

/** A file with a store next to it. */
const sidecar = (
  about: About,
  forgery: Partial<Forgery>,
  file: (media: Media) => Uint8Array = ({ jpeg }) => jpeg,
): Recipe => ({
  clause: '15.12.1.1',
  ...about,
  extension: 'jpg',
  make: async (media) => {
    const forged = await forge({
      id: about.id,
      media: media.jpeg,
      embed: (whole) => ({ file: whole, spans: [] }),
      ...forgery,
    });
    return { file: file(media), sidecar: forged.store };
  },
});

/** A file that contains a store, and has one next to it. */
const both = (about: About, extension: 'jpg' | 'mp4', make: (media: Media) => Promise<Forged>): Recipe => ({
  clause: '15.12.1.1',
  ...about,
  extension,
  make: async (media) => {
    const { file, store } = await make(media);
    return { file, sidecar: store };
  },
});

const TWO_STORES = 'The file contains another store, which the hash leaves out, so anyone can replace it.';

/** A store next to a file that contains another one. */
const besideOther =
  (id: string, binding: (other: Placed) => Binding) =>
  async ({ jpeg }: Media): Promise<Forged> => {
    const { placed } = await forge({ id: `${id}-other`, media: jpeg, embed: intoJpeg() });
    return forgeSidecar({ id, media: placed.file, bindings: [binding(placed)] });
  };

const inBoth: readonly Recipe[] = [
  both(
    {
      id: 'sidecar-copy',
      title: 'A store in a file, and a copy of it in a sidecar',
      wrong: 'Nothing. Both are the same.',
      expect: 'Valid',
    },
    'jpg',
    ({ jpeg }) => forge({ id: 'sidecar-copy', media: jpeg, embed: intoJpeg() }),
  ),
  both(
    {
      id: 'sidecar-other-store',
      title: 'A sidecar beside a file with another store',
      wrong: TWO_STORES,
      ...notValid,
    },
    'jpg',
    besideOther('sidecar-other-store', ({ spans }) => dataHash({ without: () => spans })),
  ),
  both(
    {
      id: 'sidecar-other-store-hashed',
      title: 'A sidecar whose hash covers the store in the file',
      wrong: 'Nothing. The file contains another store, and the hash covers it.',
      expect: 'Valid',
    },
    'jpg',
    besideOther('sidecar-other-store-hashed', () => dataHash()),
  ),
  both(
    {
      id: 'sidecar-other-store-boxes',
      title: 'A sidecar with a box hash beside a file with another store',
      wrong: TWO_STORES,
      ...notValid,
    },
    'jpg',
    besideOther('sidecar-other-store-boxes', ({ spans }) =>
      boxesHash(({ file }) => jpegBoxes({ file, spans })),
    ),
  ),
  both(
    {
      id: 'sidecar-copy-mp4',
      title: 'A store in a video, and a copy of it in a sidecar',
      wrong: 'Nothing. Both are the same.',
      expect: 'Valid',
    },
    'mp4',
    ({ mp4 }) => forge({ id: 'sidecar-copy-mp4', media: mp4, embed: intoBmff, bindings: [bmffHash()] }),
  ),
  ...[
    { name: 'mp4', what: 'a video', first: bytes() },
    { name: 'segment', what: 'a segment of a stream', first: box('styp', 'msdh', u32(0)) },
  ].map(({ name, what, first }) => {
    const id = `sidecar-other-store-${name}`;
    return both(
      { id, title: `A sidecar beside ${what} with another store`, wrong: TWO_STORES, ...notValid },
      'mp4',
      async ({ mp4 }) => {
        const other = { id: `${id}-other`, media: mp4, embed: intoBmff, bindings: [bmffHash()] };
        const { file } = await forge(other);
        const media = bytes(first, shiftOffsets(file, first.length));
        return forgeSidecar({ id, media, bindings: [bmffHash()] });
      },
    );
  }),
  both(
    { id: 'sidecar-mp4', title: 'A video with its store in a sidecar', wrong: 'Nothing.', expect: 'Valid' },
    'mp4',
    ({ mp4 }) => forgeSidecar({ id: 'sidecar-mp4', media: mp4, bindings: [bmffHash()] }),
  ),
];

/** Stores next to their files. */
export const sidecars: readonly Recipe[] = [
  sidecar(
    {
      id: 'sidecar-scan-excluded',
      title: 'A sidecar whose hash leaves out the image',
      wrong:
        'The file contains no store, so nothing needs to be left out, but the exclusion covers the scan.',
      ...invalid,
    },
    { bindings: [dataHash({ without: ({ file }) => [spanOfSegment(file, 'SOS')] })] },
    ({ jpeg }) =>
      Uint8Array.from(jpeg, (byte, place) => (scanPlaces(jpeg).includes(place) ? byte ^ 0x55 : byte)),
  ),
  sidecar(
    {
      id: 'sidecar-placeholder',
      title: 'A sidecar with an exclusion of no bytes',
      wrong: 'Nothing. An exclusion of length 0 leaves nothing out.',
      expect: 'Valid',
    },
    { bindings: [dataHash({ written: () => [{ start: 0, length: 0 }] })] },
  ),
  sidecar(
    {
      id: 'sidecar-other-file',
      title: 'The store of another file',
      wrong: 'The store belongs to another image.',
      ...invalid,
    },
    {},
    ({ other }) => other.jpeg,
  ),
  sidecar(
    {
      id: 'sidecar-everything-excluded',
      title: 'A store that leaves out the whole file',
      wrong: 'The exclusion covers the whole file, so the hash covers nothing.',
      ...invalid,
    },
    { bindings: [dataHash({ without: ({ file }) => [{ start: 0, length: file.length }] })] },
  ),
  sidecar(
    {
      id: 'sidecar-beyond-the-end',
      title: 'An exclusion past the end',
      wrong: 'The exclusion is past the end of the file.',
      ...invalid,
    },
    { bindings: [dataHash({ written: ({ file }) => [{ start: file.length + 10, length: 5000 }] })] },
  ),
  ...inBoth,
];
