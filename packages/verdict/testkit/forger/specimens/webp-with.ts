import { created } from '../assertions.ts';
import { type DataHashOptions, dataHash } from '../bindings.ts';
import { bytes, type Span } from '../bytes.ts';
import { type Placed, spanOf } from '../embed/container.ts';
import { intoRiff, resized, riffChunk, riffChunksOf } from '../embed/riff.ts';
import { type Forgery, forge } from '../forge.ts';
import type { Media } from '../media.ts';
import { honestSigner } from '../signer.ts';
import type { Recipe } from '../specimen.ts';
import { EXIF_DATA } from './segments.ts';

/** The span of the first chunk with this name. */
export const chunkSpan = (file: Uint8Array, name: string): Span => {
  const found = riffChunksOf(file).find((one) => one.name === name);
  if (!found) throw new Error(`the WebP has no ${name}`);
  return { start: found.start, length: found.length };
};

/** The store's span, and a chunk's as a second one, in order. */
export const andChunk = (name: string) => (placed: Placed) =>
  [spanOf(placed), chunkSpan(placed.file, name)].sort((a, b) => a.start - b.start);

/** An extended WebP (VP8X) with Exif: flags, then the canvas size minus one. */
export const withExif = ({ webp }: Media) => {
  const header = riffChunk('VP8X', Uint8Array.of(8, 0, 0, 0, 159, 0, 0, 119, 0, 0));
  return resized(bytes(webp.subarray(0, 12), header, webp.subarray(12), riffChunk('EXIF', EXIF_DATA)));
};

/** An extended WebP with an ICC profile. */
export const withProfile = ({ webp }: Media) => {
  const header = riffChunk('VP8X', Uint8Array.of(0x20, 0, 0, 0, 159, 0, 0, 119, 0, 0));
  const profile = riffChunk('ICCP', new Uint8Array(128));
  return resized(bytes(webp.subarray(0, 12), header, profile, webp.subarray(12)));
};

/**
 * Forges a file whose store has an even length, so that no padding follows it, or an odd one. One more byte of
 * padding in the signature changes one into the other.
 */
export async function withParity(parity: 'even' | 'odd', forgery: Forgery) {
  const first = await forge(forgery);
  if ((first.store.length % 2 === 0) === (parity === 'even')) return first;
  const sign = honestSigner(undefined, 1);
  return forge({
    ...forgery,
    manifest: (bindings, label) => ({ label, created: [created(), ...bindings], sign }),
  });
}

type More = Partial<Forgery> & { picture?: (media: Media) => Uint8Array; parity?: 'even' | 'odd' };

/** A WebP with a data hash with these options; its store has an even length unless an odd one is requested. */
export const webp = (
  about: Pick<Recipe, 'id' | 'title' | 'wrong' | 'expect' | 'clause'>,
  options: DataHashOptions,
  { picture = (media: Media) => media.webp, parity = 'even', ...more }: More = {},
): Recipe => ({
  clause: '15.12.1.1',
  ...about,
  extension: 'webp',
  make: (media) =>
    withParity(parity, {
      id: about.id,
      media: picture(media),
      embed: intoRiff(),
      bindings: [dataHash(options)],
      ...more,
    }),
});
