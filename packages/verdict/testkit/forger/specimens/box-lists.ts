import type { NamedSpan } from '../bindings.ts';
import type { Placed } from '../embed/container.ts';
import { segmentsOf } from '../embed/jpeg.ts';
import { chunksOf } from '../embed/png.ts';

/** Each JPEG segment as a box; the store's segments are one box, `C2PA`. */
export function jpegBoxes({ file, spans }: Placed): NamedSpan[] {
  const [store] = spans;
  return segmentsOf(file).flatMap(({ name, start, length }) => {
    if (!store || start < store.start || start >= store.start + store.length)
      return [{ name, start, length }];
    return start === store.start ? [{ name: 'C2PA', ...store }] : [];
  });
}

/** Each chunk of a PNG as a box. */
export const pngBoxes = ({ file }: Placed): NamedSpan[] =>
  chunksOf(file).map(({ name, start, length }) => ({ name: name === 'caBX' ? 'C2PA' : name, start, length }));
