import { type DataHashOptions, dataHash } from '../../bindings.ts';
import { bytes, flip, type Span, u8 } from '../../bytes.ts';
import type { Forged } from '../../cbor.ts';
import { type Placed, spanOf } from '../../embed/container.ts';
import { intoJpeg, segmentsOf } from '../../embed/jpeg.ts';
import { type Forgery, forge } from '../../forge.ts';
import type { Media } from '../../media.ts';
import type { Recipe, Specimen } from '../../specimen.ts';

/** The span of the first segment with this name. */
export function spanOfSegment(file: Uint8Array, name: string): Span {
  const found = segmentsOf(file).find((one) => one.name === name);
  if (!found) throw new Error(`the JPEG has no ${name}`);
  return { start: found.start, length: found.length };
}

/** Scan bytes that can change without creating a marker, so that the picture shows something else. */
export const scanPlaces = (file: Uint8Array) => {
  const { start, length } = spanOfSegment(file, 'SOS');
  return [40, 60, 80].map((step) => start + Math.min(step, length - 20));
};

export const changeScan = ({ file }: Placed) => flip(file, ...scanPlaces(file));

type About = Pick<Specimen, 'id' | 'title' | 'wrong' | 'expect'> & { clause?: string };

/** A JPEG with a data hash with these options. */
export const jpegWith = (
  about: About,
  options: DataHashOptions,
  more: Partial<Forgery> & { picture?: (media: Media) => Uint8Array } = {},
): Recipe => ({
  clause: '15.12.1.1',
  ...about,
  extension: 'jpg',
  make: (media) => {
    const { picture = ({ jpeg }) => jpeg, ...forgery } = more;
    const bindings = [dataHash(options)];
    return forge({ id: about.id, media: picture(media), embed: intoJpeg(), bindings, ...forgery });
  },
});

/** The store's span, and a segment's span as a second one. */
export const andSegment = (name: string) => (placed: Placed) => [
  spanOf(placed),
  spanOfSegment(placed.file, name),
];

/** The store's span, extended by this many bytes before and after. */
export const grown = (before: number, after: number) => (placed: Placed) => {
  const { start, length } = spanOf(placed);
  return [{ start: start - before, length: length + before + after }];
};

export const toTheEnd = (placed: Placed) => {
  const { start } = spanOf(placed);
  return [{ start, length: placed.file.length - start }];
};

export { invalid, notValid } from '../../specimen.ts';

/** Correct ranges that are only written differently. */
export const written = (change: (store: Span, size: number) => Forged) => ({
  written: (placed: Placed) => change(spanOf(placed), placed.file.length),
});

/** Puts the store first, so that a second range can follow it. */
export function intoJpegFirst(media: Uint8Array, store: Uint8Array): Placed {
  const { file, spans } = intoJpeg()(u8(0xff, 0xd8, 0xff, 0xd9), store);
  return { file: bytes(file.subarray(0, -2), media.subarray(2)), spans };
}
