import { boxesHash, type NamedSpan } from '../../bindings.ts';
import { bytes, splice } from '../../bytes.ts';
import { type Embed, type Placed, spanOf } from '../../embed/container.ts';
import { segmentsOf } from '../../embed/jpeg.ts';
import { chunksOf } from '../../embed/png.ts';
import { resized } from '../../embed/riff.ts';
import { forge, forgeSidecar } from '../../forge.ts';
import type { Media } from '../../media.ts';
import type { About, Extension, Recipe } from '../../specimen.ts';

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

/** A box of a file: its name in the hash, and its bytes. */
export type Part = readonly [name: string, content: Uint8Array];

export const contentOf = (parts: readonly Part[]) => bytes(...parts.map(([, content]) => content));

/** Where boxes are that follow each other. */
export function partsAsBoxes(parts: readonly Part[]): NamedSpan[] {
  let end = 0;
  return parts.map(([name, { length }]) => {
    end += length;
    return { name, start: end - length, length };
  });
}

/** A file of these boxes, with the store before the one with this index. */
export const fileOf = (
  about: About,
  extension: Extension,
  parts: (media: Media) => readonly Part[],
  { at, put }: { at: number; put: (store: Uint8Array) => Uint8Array },
  change: (list: NamedSpan[]) => NamedSpan[] = (list) => list,
): Recipe => ({
  clause: '15.12.3',
  ...about,
  extension,
  make: (media) => {
    const all = parts(media);
    const before = contentOf(all.slice(0, at)).length;
    const embed: Embed = (whole, store) => {
      const unit = put(store);
      const file = splice(whole, before, 0, unit);
      return {
        file: extension === 'wav' ? resized(file) : file,
        spans: [{ start: before, length: unit.length }],
      };
    };
    const list = (placed: Placed) => {
      const unit = spanOf(placed);
      const store: Part = ['C2PA', new Uint8Array(unit.length)];
      return change(partsAsBoxes(all.toSpliced(at, 0, store)));
    };
    return forge({ id: about.id, media: contentOf(all), embed, bindings: [boxesHash(list)] });
  },
});

/** A file next to its store, with a box hash. */
export const beside = (
  about: About,
  extension: Extension,
  media: (media: Media) => Uint8Array,
  list: (placed: Placed) => NamedSpan[],
): Recipe => ({
  clause: '15.12.3',
  ...about,
  extension,
  make: async (all) => {
    const { file, store } = await forgeSidecar({
      id: about.id,
      media: media(all),
      bindings: [boxesHash(list)],
    });
    return { file, sidecar: store };
  },
});

/** Marks one of the boxes with a name as excluded. */
export const excluding =
  (name: string, index = 0) =>
  (list: NamedSpan[]) => {
    const places = list.flatMap((one, place) => (one.name === name ? [place] : []));
    return list.map((one, place) => (place === places[index] ? { ...one, more: { excluded: true } } : one));
  };
