import { bmffHash } from '../../bindings.ts';
import { bytes, splice, u32 } from '../../bytes.ts';
import { C2PA_UUID, contentProvenance, free, intoBmff, shiftOffsets } from '../../embed/bmff.ts';
import { forge } from '../../forge.ts';
import { box } from '../../jumbf.ts';
import type { Media } from '../../media.ts';
import { invalid, type Recipe } from '../../specimen.ts';
import { at, mp4 } from './film.ts';

/** The UUID of XMP in BMFF files. */
const XMP_UUID = Uint8Array.from(Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'));

/** A video with an additional box after its `moov`, and the chunk offset adjusted. */
const withBox =
  (extra: Uint8Array) =>
  ({ mp4: film }: Media) => {
    const mdat = at(film, 'mdat');
    return splice(shiftOffsets(film, extra.length), mdat.start, 0, extra);
  };

/** A video with an additional box at the end of its `moov`, and the chunk offset adjusted. */
const withBoxInMovie =
  (extra: Uint8Array) =>
  (media: Media): Uint8Array => {
    const { start, length } = at(media.mp4, 'moov');
    return splice(withBox(extra)(media), start, 4, u32(length + extra.length));
  };

/** Videos with boxes that the hash excludes, and forgeries in how they embed their store. */
export const boxForgeries: readonly Recipe[] = [
  mp4(
    {
      id: 'mp4-store-padding',
      title: 'Zeros after the store, in its box',
      wrong: 'Nothing. The C2PA box may be larger than the store.',
      expect: 'Valid',
      clause: '18.6.2',
    },
    [],
    {
      embed: (media, store) => intoBmff(media, bytes(store, new Uint8Array(300))),
    },
  ),
  mp4(
    {
      id: 'mp4-store-trailing',
      title: 'Data after the store, in its box',
      wrong: 'The C2PA box contains 3,000 bytes after the store that aren’t zero.',
      expect: 'not Valid',
    },
    [],
    {
      embed: (media, store) => intoBmff(media, bytes(store, new Uint8Array(3000).fill(0x43))),
    },
  ),
  mp4(
    {
      id: 'mp4-two-stores',
      title: 'Two boxes with a store',
      wrong: 'A second C2PA box with the purpose `manifest` is at the end of the file.',
      expect: 'not Valid',
    },
    [],
    {
      embed: (media, store) => {
        const once = intoBmff(media, store);
        return { ...once, file: bytes(once.file, contentProvenance(store)) };
      },
    },
  ),
  mp4(
    {
      id: 'mp4-all-uuid-excluded',
      title: 'Every `uuid` box outside the hash',
      wrong: 'The exclusion `/uuid` doesn’t name a UUID, so it also covers the boxes of other standards.',
      expect: 'not Valid',
    },
    [{ xpath: '/uuid' }],
    { picture: withBox(box('uuid', new Uint8Array(16).fill(0x21), 'something else')) },
  ),
  mp4(
    {
      id: 'mp4-free-excluded',
      title: 'A `free` box outside the hash',
      wrong: 'Nothing. A `free` box contains no media.',
      expect: 'Valid',
      clause: '15.12.2',
    },
    [{ xpath: '/free' }],
    { picture: withBox(free(200)) },
  ),
  mp4(
    {
      id: 'mp4-metadata-excluded',
      title: 'XMP outside the hash',
      wrong:
        'Nothing, but anyone can change the XMP box without being detected. A signer may leave out metadata.',
      expect: 'Valid',
      clause: '9.2.6',
    },
    [{ xpath: '/uuid', data: { offset: 8, value: XMP_UUID } }],
    { picture: withBox(box('uuid', XMP_UUID, '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')) },
  ),
  mp4(
    {
      id: 'mp4-xmp-in-movie',
      title: 'XMP inside the movie, outside the hash',
      wrong: 'An exclusion covers a `uuid` box in `moov`. Only one outside of it may be left out.',
      ...invalid,
      clause: 'A.5.6',
    },
    [{ xpath: '/moov/uuid', data: { offset: 8, value: XMP_UUID } }],
    { picture: withBoxInMovie(box('uuid', XMP_UUID, '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')) },
  ),
  mp4(
    {
      id: 'mp4-c2pa-in-movie',
      title: 'A C2PA box inside the movie, outside the hash',
      wrong: 'An exclusion covers a C2PA box in `moov`, where no store is read, so it can hold anything.',
      ...invalid,
      clause: 'A.5.6',
    },
    [{ xpath: '/moov/uuid', data: { offset: 8, value: C2PA_UUID } }],
    { picture: withBoxInMovie(box('uuid', C2PA_UUID, 'anything')) },
  ),
  {
    id: 'mp4-no-exclusions',
    title: 'A BMFF hash without exclusions',
    wrong: 'The field `exclusions` is missing.',
    extension: 'mp4',
    clause: '15.12.2',
    expect: 'not Valid',
    make: ({ mp4: film }) =>
      forge({
        id: 'mp4-no-exclusions',
        media: film,
        embed: intoBmff,
        bindings: [bmffHash([], { exclusions: [] })],
      }),
  },
];
