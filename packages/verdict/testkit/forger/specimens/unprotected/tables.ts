import { boxAt, shiftOffsets, withBox } from '../../embed/bmff.ts';

const STBL = '/moov/trak/mdia/minf/stbl';

/** A film with one of its tables replaced. @param put makes the new table from the place of the first frame */
export function inFilm(film: Uint8Array, table: string, put: (at: number) => Uint8Array): Uint8Array {
  const at = boxAt(film, '/mdat').start + 8;
  const by = put(0).length - boxAt(film, `${STBL}/${table}`).length;
  const shifted = table === 'stco' ? film : shiftOffsets(film, by);
  return withBox(shifted, `${STBL}/${table}`, put(at + by));
}
