import { latin } from './containers/container.ts';
import { touches } from './spans.ts';
import type { ByteSource, Shown, Span } from './types.ts';

/** More than any camera writes; a directory that's larger counts as not protected. */
const MAX_ENTRIES = 1000;

/** Tags of Exif 3.0 (4.6.3 to 4.6.5). */
const EXIF_DIRECTORY = 0x8769;
const INTEROPERABILITY_DIRECTORY = 0xa005;
const PREVIEW_OFFSET = 0x0201;
const PREVIEW_LENGTH = 0x0202;
const SHORT = 3;

interface Directory extends Span {
  /** A field's value, a number. Undefined unless exactly one field has the tag. */
  value(tag: number): number | undefined;
  /** Whether any field has the tag. */
  has(tag: number): boolean;
  /** Where the next directory is; 0 if there's none. */
  next: number;
}

/** What Exif can decide, if the bytes that say where everything is aren't protected. */
export const ALL_OF_EXIF: readonly Shown[] = ['orientation', 'preview', 'colors'];

/** Reads directories of TIFF. Undefined for anything that two readers could read differently. */
async function tiffReader(source: ByteSource, { start, length }: Span) {
  const head = await source.read({ start, length: Math.min(length, 8) });
  const order = latin(head, 0, 2);
  if (head.length < 8 || (order !== 'II' && order !== 'MM')) return undefined;
  const little = order === 'II';
  const view = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    new DataView(buffer, byteOffset, byteLength);
  const directory = async (offset: number): Promise<Directory | undefined> => {
    if (offset + 2 > length) return undefined;
    const count = view(await source.read({ start: start + offset, length: 2 })).getUint16(0, little);
    const size = 2 + 12 * count + 4;
    if (count > MAX_ENTRIES || offset + size > length) return undefined;
    const bytes = view(await source.read({ start: start + offset, length: size }));
    const placesOf = (tag: number) =>
      Array.from({ length: count }, (_, index) => 2 + 12 * index).filter(
        (place) => bytes.getUint16(place, little) === tag,
      );
    return {
      start: start + offset,
      length: size,
      next: bytes.getUint32(size - 4, little),
      has: (tag) => placesOf(tag).length > 0,
      value: (tag) => {
        const [place, ...more] = placesOf(tag);
        if (place === undefined || more.length > 0) return undefined;
        const isShort = bytes.getUint16(place + 2, little) === SHORT;
        return isShort ? bytes.getUint16(place + 8, little) : bytes.getUint32(place + 8, little);
      },
    };
  };
  return { first: await directory(view(head).getUint32(4, little)), directory };
}

/**
 * What a range in Exif can change for people who look at the image (Exif 3.0, 4.6): its first directory holds the
 * orientation, the second one a preview, and the ones that the first refers to hold the color space.
 * @param tiff the content after any identifier
 */
export async function shownByExif(source: ByteSource, tiff: Span, range: Span): Promise<readonly Shown[]> {
  const { first, directory } = (await tiffReader(source, tiff)) ?? {};
  if (!first || !directory || range.start < tiff.start + 8 || touches(first, range)) return ALL_OF_EXIF;
  /** Whether a directory that another one refers to can change. */
  const changes = async (parent: Directory, tag: number): Promise<boolean> => {
    if (!parent.has(tag)) return false;
    const child = await directory(parent.value(tag) ?? tiff.length);
    if (!child || touches(child, range)) return true;
    return tag === EXIF_DIRECTORY && changes(child, INTEROPERABILITY_DIRECTORY);
  };
  const hasOtherPreview = async (): Promise<boolean> => {
    if (first.next === 0) return false;
    const second = await directory(first.next);
    const [offset, length] = [second?.value(PREVIEW_OFFSET), second?.value(PREVIEW_LENGTH)];
    if (!second || touches(second, range) || offset === undefined || length === undefined) return true;
    return touches({ start: tiff.start + offset, length }, range);
  };
  return [
    ...((await hasOtherPreview()) ? (['preview'] as const) : []),
    ...((await changes(first, EXIF_DIRECTORY)) ? (['colors'] as const) : []),
  ];
}
