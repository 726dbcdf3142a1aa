import { deflateSync } from 'node:zlib';
import { type DataHashOptions, dataHash } from '../../bindings.ts';
import { bytes, type Span, splice, u8 } from '../../bytes.ts';
import { type Placed, spanOf } from '../../embed/container.ts';
import { chunk, chunksOf, intoPng } from '../../embed/png.ts';
import { type Forgery, forge } from '../../forge.ts';
import type { Media } from '../../media.ts';
import type { Recipe } from '../../specimen.ts';

/** The span of the first chunk with this name. */
export const chunkSpan = (file: Uint8Array, name: string): Span => {
  const found = chunksOf(file).find((one) => one.name === name);
  if (!found) throw new Error(`the PNG has no ${name}`);
  return { start: found.start, length: found.length };
};

/** The store's span, and a chunk's as a second one. */
export const andChunk = (name: string) => (placed: Placed) =>
  [spanOf(placed), chunkSpan(placed.file, name)].sort((a, b) => a.start - b.start);

/** A PNG with an additional chunk before its image data. */
export const withChunk =
  (type: string, data: Uint8Array) =>
  ({ png }: Media) =>
    splice(png, chunkSpan(png, 'IDAT').start, 0, chunk(type, data));

/** Replaces the picture with a red one of the same length. */
export const swapImage = ({ file }: Placed) => {
  const { start, length } = chunkSpan(file, 'IDAT');
  // The header's color type is 6 if there's transparency (PNG, 11.2.1). Each row begins with its filter: none.
  const pixel = file[25] === 6 ? [200, 30, 30, 255] : [200, 30, 30];
  const row = u8(0, ...Array.from({ length: 160 }, () => pixel).flat());
  const red = deflateSync(bytes(...Array.from({ length: 120 }, () => row)));
  const room = new Uint8Array(Math.max(0, length - 12 - red.length));
  return splice(file, start, length, chunk('IDAT', bytes(red, room)));
};

/** A PNG with a data hash with these options. */
export const png = (
  about: Pick<Recipe, 'id' | 'title' | 'wrong' | 'expect' | 'clause'>,
  options: DataHashOptions,
  {
    picture = (media: Media) => media.png,
    ...more
  }: Partial<Forgery> & { picture?: (media: Media) => Uint8Array } = {},
): Recipe => ({
  clause: '15.12.1.1',
  ...about,
  extension: 'png',
  make: (media) =>
    forge({ id: about.id, media: picture(media), embed: intoPng, bindings: [dataHash(options)], ...more }),
});
