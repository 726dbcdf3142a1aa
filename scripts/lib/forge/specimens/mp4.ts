import { type BoxExclusion, bmffHash, dataHash } from '../bindings.ts';
import { bytes, find, flip, readU32, splice, u32 } from '../bytes.ts';
import { contentProvenance, free, intoBmff, rootBoxes, shiftOffsets } from '../embed/bmff.ts';
import { type Placed, spanOf } from '../embed/container.ts';
import { type Forgery, forge } from '../forge.ts';
import { box } from '../jumbf.ts';
import type { Media } from '../media.ts';
import type { Recipe } from '../specimen.ts';

/** The UUID of XMP in BMFF files. */
const XMP_UUID = Uint8Array.from(Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'));

const at = (file: Uint8Array, type: string, nth = 0) => {
  const found = rootBoxes(file).filter((one) => one.type === type)[nth];
  if (!found) throw new Error(`the film has no ${type}`);
  return found;
};

/** Changes a byte in the middle of the first frame. */
const changeMedia = ({ file }: { file: Uint8Array }) => {
  const mdat = at(file, 'mdat');
  return flip(file, mdat.start + Math.floor(mdat.length / 3));
};

const mp4 = (
  about: Pick<Recipe, 'id' | 'title' | 'wrong' | 'expect' | 'clause'>,
  exclusions: readonly BoxExclusion[],
  {
    picture = (media: Media) => media.mp4,
    ...more
  }: Partial<Forgery> & { picture?: (media: Media) => Uint8Array } = {},
): Recipe => ({
  clause: '18.6.2',
  ...about,
  extension: 'mp4',
  make: (media) =>
    forge({
      id: about.id,
      media: picture(media),
      embed: intoBmff,
      bindings: [bmffHash(exclusions)],
      ...more,
    }),
});

const invalid = { expect: 'Invalid' } as const;

/** A film with a box after its `moov`, the chunk offset moved with it. */
const withBox =
  (extra: Uint8Array) =>
  ({ mp4: film }: Media) => {
    const mdat = at(film, 'mdat');
    return splice(shiftOffsets(film, extra.length), mdat.start, 0, extra);
  };

/** A film whose frames lie in a `free` box at its end, where `stco` points; its `mdat` holds zeros. */
const framesInFree = ({ mp4: film }: Media) => {
  const mdat = at(film, 'mdat');
  const frames = film.subarray(mdat.start + 8, mdat.start + mdat.length);
  const hollow = bytes(film.subarray(0, mdat.start), box('mdat', new Uint8Array(64)), box('free', frames));
  return shiftOffsets(hollow, 72);
};

/** Forged films. */
export const mp4s: readonly Recipe[] = [
  mp4(
    {
      id: 'mp4-media-excluded',
      title: 'The media outside the hash',
      wrong: 'An exclusion covers `/mdat`, which was changed later.',
      ...invalid,
    },
    [{ xpath: '/mdat' }],
    { after: changeMedia },
  ),
  mp4(
    {
      id: 'mp4-media-subset',
      title: 'Nearly all of the media outside the hash',
      wrong: '`/mdat` is excluded from its byte 16 on, and no Merkle tree covers the rest.',
      ...invalid,
    },
    [{ xpath: '/mdat', subset: { offset: 16, length: 0 } }],
    { after: changeMedia },
  ),
  mp4(
    {
      id: 'mp4-media-part',
      title: 'A part of the media outside the hash',
      wrong: '500 bytes of `/mdat` are excluded.',
      ...invalid,
    },
    [{ xpath: '/mdat', subset: { offset: 200, length: 500 } }],
  ),
  mp4(
    {
      id: 'mp4-movie-excluded',
      title: 'The description of the film outside the hash',
      wrong: 'An exclusion covers `/moov`, which says what is played and in which order.',
      ...invalid,
    },
    [{ xpath: '/moov' }],
  ),
  mp4(
    {
      id: 'mp4-offsets-excluded',
      title: 'The places of the frames outside the hash',
      wrong: 'An exclusion covers `stco`: whoever changes it plays other bytes.',
      ...invalid,
    },
    [{ xpath: '/moov/trak/mdia/minf/stbl/stco' }],
    {
      after: ({ file }) => {
        // The manifest names `stco` too.
        const entry = find(file, 'stco', at(file, 'moov').start) + 12;
        return splice(file, entry, 4, u32(readU32(file, entry) + 40));
      },
    },
  ),
  mp4(
    {
      id: 'mp4-frames-in-free',
      title: 'The frames in a `free` box',
      wrong: '`stco` points into a `free` box, which is excluded, so no hash covers what is played.',
      ...invalid,
    },
    [{ xpath: '/free' }],
    { picture: framesInFree },
  ),
  mp4(
    {
      id: 'mp4-frames-in-store-box',
      title: 'The frames behind the store, in its box',
      wrong: '`stco` points behind the store in the C2PA box, which every hash leaves out.',
      ...invalid,
    },
    [],
    {
      embed: (media, store) => {
        const mdat = at(media, 'mdat');
        const frames = media.subarray(mdat.start + 8, mdat.start + mdat.length);
        const put = contentProvenance(bytes(store, frames));
        const start = readU32(media, 0);
        const offset = start + put.length - frames.length;
        const moved = splice(media, find(media, 'stco') + 12, 4, u32(offset));
        return { file: splice(moved, start, 0, put), spans: [{ start, length: put.length }] };
      },
    },
  ),
  mp4(
    {
      id: 'mp4-store-padding',
      title: 'Zeros behind the store, in its box',
      wrong: 'Nothing: the C2PA box may be larger than the store.',
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
      title: 'Data behind the store, in its box',
      wrong: 'The C2PA box holds 3,000 bytes behind the store that aren’t zero.',
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
      wrong: 'A second C2PA box with the purpose `manifest` stands at the end.',
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
      wrong: 'The exclusion `/uuid` names no UUID, so it covers the boxes of other standards too.',
      expect: 'not Valid',
    },
    [{ xpath: '/uuid' }],
    { picture: withBox(box('uuid', new Uint8Array(16).fill(0x21), 'something else')) },
  ),
  mp4(
    {
      id: 'mp4-free-excluded',
      title: 'A `free` box outside the hash',
      wrong: 'Nothing: a `free` box holds no media.',
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
      wrong: 'Nothing, but anyone can change the XMP box unnoticed: a signer may leave out metadata.',
      expect: 'Valid',
      clause: '9.2.6',
    },
    [{ xpath: '/uuid', data: { offset: 8, value: XMP_UUID } }],
    { picture: withBox(box('uuid', XMP_UUID, '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')) },
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
  {
    id: 'mp4-data-hash-media',
    title: 'A film with a data hash that leaves out the media',
    wrong: 'A data hash’s exclusion covers `mdat`.',
    extension: 'mp4',
    clause: '15.12.1.1',
    expect: 'not Valid',
    make: ({ mp4: film }) =>
      forge({
        id: 'mp4-data-hash-media',
        media: film,
        embed: intoBmff,
        bindings: [
          dataHash({
            without: (placed: Placed) => {
              const { start, length } = at(placed.file, 'mdat');
              return [spanOf(placed), { start, length }];
            },
          }),
        ],
        after: changeMedia,
      }),
  },
  mp4(
    {
      id: 'mp4-appended',
      title: 'A box that was added later',
      wrong: 'A second `mdat` was added at the end after signing.',
      ...invalid,
    },
    [],
    { after: ({ file }) => bytes(file, box('mdat', 'later')) },
  ),
  mp4(
    {
      id: 'mp4-changed',
      title: 'An honest manifest and another film',
      wrong: '`mdat` was changed after signing.',
      ...invalid,
    },
    [],
    { after: changeMedia },
  ),
  mp4(
    {
      id: 'mp4-box-moved',
      title: 'The media moved to another place',
      wrong: 'A `free` box was put before `mdat` after signing, so `stco` points elsewhere.',
      ...invalid,
    },
    [{ xpath: '/free' }],
    { after: ({ file }) => splice(file, at(file, 'mdat').start, 0, free(64)) },
  ),
];
