import { dataHash } from '../../bindings.ts';
import { bytes, find, readU32, splice, u32 } from '../../bytes.ts';
import { contentProvenance, free, intoBmff, shiftOffsets } from '../../embed/bmff.ts';
import { type Placed, spanOf } from '../../embed/container.ts';
import { forge } from '../../forge.ts';
import { box } from '../../jumbf.ts';
import type { Media } from '../../media.ts';
import { invalid, type Recipe } from '../../specimen.ts';
import { at, changeMedia, mp4 } from './film.ts';

/** A video whose frames are in a `free` box at its end, where `stco` points; its `mdat` contains zeros. */
const framesInFree = ({ mp4: film }: Media) => {
  const mdat = at(film, 'mdat');
  const frames = film.subarray(mdat.start + 8, mdat.start + mdat.length);
  const hollow = bytes(film.subarray(0, mdat.start), box('mdat', new Uint8Array(64)), box('free', frames));
  return shiftOffsets(hollow, 72);
};

/** Videos whose media or playback data is outside the hash, or changed. */
export const mediaForgeries: readonly Recipe[] = [
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
      wrong: '`/mdat` is excluded from byte 16 onward, and no Merkle tree covers the rest.',
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
      title: 'The description of the video outside the hash',
      wrong: 'An exclusion covers `/moov`, which says what is played and in which order.',
      ...invalid,
    },
    [{ xpath: '/moov' }],
  ),
  mp4(
    {
      id: 'mp4-offsets-excluded',
      title: 'The positions of the frames outside the hash',
      wrong: 'An exclusion covers `stco`, so an attacker who changes it makes other bytes play.',
      ...invalid,
    },
    [{ xpath: '/moov/trak/mdia/minf/stbl/stco' }],
    {
      after: ({ file }) => {
        // The manifest lists `stco`, too.
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
      title: 'The frames after the store, in its box',
      wrong: '`stco` points to bytes after the store in the C2PA box, which every hash leaves out.',
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
  {
    id: 'mp4-data-hash-media',
    title: 'A video with a data hash that leaves out the media',
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
      id: 'mp4-changed',
      title: 'An unchanged manifest and a different video',
      wrong: '`mdat` was changed after signing.',
      ...invalid,
    },
    [],
    { after: changeMedia },
  ),
  mp4(
    {
      id: 'mp4-box-moved',
      title: 'Media that was moved',
      wrong: 'A `free` box was put before `mdat` after signing, so `stco` points elsewhere.',
      ...invalid,
    },
    [{ xpath: '/free' }],
    { after: ({ file }) => splice(file, at(file, 'mdat').start, 0, free(64)) },
  ),
  mp4(
    {
      id: 'mp4-appended',
      title: 'A box added after signing',
      wrong: 'A second `mdat` was added at the end after signing.',
      ...invalid,
    },
    [],
    { after: ({ file }) => bytes(file, box('mdat', 'later')) },
  ),
];
