import { bmffHash, OLD_INDEX } from '../../bindings.ts';
import { readU32, splice, u32 } from '../../bytes.ts';
import { boxAt, intoBmff, offsetPlaces } from '../../embed/bmff.ts';
import { type Forgery, forge } from '../../forge.ts';
import { box } from '../../jumbf.ts';
import type { About, Recipe } from '../../specimen.ts';
import { inFilm } from '../mp4/film.ts';

/** Moves the offsets of a table of media: `order` says which of the old ones comes in each place. */
const reordered =
  (table: number, order: (index: number, count: number) => number) =>
  ({ file }: { file: Uint8Array }): Uint8Array => {
    const places = offsetPlaces(file, table);
    const values = places.map((place) => readU32(file, place));
    const copy = Uint8Array.from(file);
    for (const [index, place] of places.entries())
      copy.set(u32(values[order(index, places.length)] ?? 0), place);
    return copy;
  };

const backward = (index: number, count: number) => count - 1 - index;
const still = () => 0;

/** The second tile's place and length, replaced by the first one's. */
const tileTwice = ({ file }: { file: Uint8Array }): Uint8Array => {
  const [, first = 0, second = 0] = offsetPlaces(file);
  return splice(file, second, 8, file.subarray(first, first + 8));
};

const recipe = (
  about: About,
  version: 1 | 2 | 3,
  extension: 'mp4' | 'avif',
  after?: Forgery['after'],
): Recipe => ({
  clause: 'A.5.6',
  ...about,
  extension,
  make: ({ film, avif }) =>
    forge({
      id: about.id,
      media: extension === 'mp4' ? film : avif,
      embed: intoBmff,
      bindings: [bmffHash(version === 2 ? OLD_INDEX : [], {}, version)],
      ...(after && { after }),
    }),
});

const partial = { expect: 'Partial' } as const;
const invalid = { expect: 'Invalid' } as const;

/** Films and images whose hash leaves out where the media is, as version 2 required: valid, whatever is played. */
export const layouts: readonly Recipe[] = [
  recipe(
    {
      id: 'mp4-v1-honest',
      title: 'A video with a hash of version 1',
      wrong:
        'Nothing was changed, but validators must ignore version 1, so nothing binds the manifest to the video.',
      expect: 'Unbound',
      clause: '18.6.1',
    },
    1,
    'mp4',
  ),
  recipe(
    {
      id: 'mp4-v2-honest',
      title: 'A video with a hash of version 2',
      wrong: 'Nothing was changed, but version 2 leaves out `stco`, which says where each frame is.',
      ...partial,
    },
    2,
    'mp4',
  ),
  recipe(
    {
      id: 'mp4-v2-backward',
      title: 'A video that plays backward',
      wrong: 'The offsets of the frames in `stco` were reversed after signing.',
      ...partial,
    },
    2,
    'mp4',
    reordered(0, backward),
  ),
  recipe(
    {
      id: 'mp4-v2-still',
      title: 'A video that became a still image',
      wrong: 'Every offset in `stco` was set to the first frame’s after signing.',
      ...partial,
    },
    2,
    'mp4',
    reordered(0, still),
  ),
  recipe(
    {
      id: 'mp4-v2-sound',
      title: 'A video with its sound in another order',
      wrong: 'The offsets of the audio samples in `stco` were reversed after signing.',
      ...partial,
    },
    2,
    'mp4',
    reordered(1, backward),
  ),
  {
    id: 'mp4-v2-co64',
    title: 'A video with offsets of 64 bits',
    wrong: 'Every offset in `co64` was set to the first frame’s after signing.',
    extension: 'mp4',
    clause: 'A.5.6',
    ...partial,
    make: ({ mp4 }) => {
      const wide = inFilm(mp4, 'stco', (at) => box('co64', u32(0), u32(1), u32(0), u32(at)));
      return forge({
        id: 'mp4-v2-co64',
        media: wide,
        embed: (media, store) => {
          const placed = intoBmff(media, store);
          const place = boxAt(placed.file, '/moov/trak/mdia/minf/stbl/co64').start + 20;
          const at = boxAt(placed.file, '/mdat').start + 8;
          return { ...placed, file: splice(placed.file, place, 4, u32(at)) };
        },
        bindings: [bmffHash(OLD_INDEX, {}, 2)],
        after: ({ file }) => {
          const place = boxAt(file, '/moov/trak/mdia/minf/stbl/co64').start + 20;
          return splice(file, place, 4, u32(readU32(file, place) + 40));
        },
      });
    },
  },
  recipe(
    {
      id: 'mp4-v3-backward',
      title: 'A video that plays backward, with a hash of version 3',
      wrong: 'The offsets in `stco` were reversed after signing. Version 3 protects them.',
      ...invalid,
    },
    3,
    'mp4',
    reordered(0, backward),
  ),
  recipe(
    {
      id: 'mp4-v3-film',
      title: 'A video with sound and a hash of version 3',
      wrong: 'Nothing. The hash protects every table.',
      expect: 'Valid',
    },
    3,
    'mp4',
  ),
  recipe(
    {
      id: 'avif-v2-honest',
      title: 'A grid of two tiles with a hash of version 2',
      wrong: 'Nothing was changed, but version 2 leaves out `iloc`, which says where each tile is.',
      ...partial,
    },
    2,
    'avif',
  ),
  recipe(
    {
      id: 'avif-v2-tile-twice',
      title: 'A grid that shows one tile twice',
      wrong:
        'The position of the second tile in `iloc` was replaced with that of the first one after signing.',
      ...partial,
    },
    2,
    'avif',
    tileTwice,
  ),
  recipe(
    {
      id: 'avif-v3-honest',
      title: 'A grid of two tiles with a hash of version 3',
      wrong: 'Nothing. The hash protects where each tile is.',
      expect: 'Valid',
    },
    3,
    'avif',
  ),
  recipe(
    {
      id: 'avif-v3-tile-twice',
      title: 'A grid that shows one tile twice, with a hash of version 3',
      wrong: 'The position of the second tile was replaced with that of the first one after signing.',
      ...invalid,
    },
    3,
    'avif',
    tileTwice,
  ),
];
