import { type BoxExclusion, bmffHash } from '../../bindings.ts';
import { flip } from '../../bytes.ts';
import { boxAt, intoBmff, rootBoxes, shiftOffsets, withBox } from '../../embed/bmff.ts';
import { type Forgery, forge } from '../../forge.ts';
import type { Media } from '../../media.ts';
import type { Recipe } from '../../specimen.ts';

/** The root box of a type. @throws Error if the video doesn't have one */
export const at = (file: Uint8Array, type: string, nth = 0) => {
  const found = rootBoxes(file).filter((one) => one.type === type)[nth];
  if (!found) throw new Error(`the film has no ${type}`);
  return found;
};

/** Changes a byte in the middle of the first frame. */
export const changeMedia = ({ file }: { file: Uint8Array }) => {
  const mdat = at(file, 'mdat');
  return flip(file, mdat.start + Math.floor(mdat.length / 3));
};

/** A video with a BMFF hash that also excludes these boxes. */
export const mp4 = (
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

const STBL = '/moov/trak/mdia/minf/stbl';

/** A film with one of its tables replaced. @param put makes the new table from the place of the first frame */
export function inFilm(film: Uint8Array, table: string, put: (at: number) => Uint8Array): Uint8Array {
  const at = boxAt(film, '/mdat').start + 8;
  const by = put(0).length - boxAt(film, `${STBL}/${table}`).length;
  const shifted = table === 'stco' ? film : shiftOffsets(film, by);
  return withBox(shifted, `${STBL}/${table}`, put(at + by));
}
