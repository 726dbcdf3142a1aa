import { endOf, touches } from './bytes.ts';
import { type Container, latin, type MetadataUnit, startsWith } from './containers/container.ts';
import type { ByteSource, Shown, Span, Uncovered } from './types.ts';

const contentOf = ({ start, length, content }: MetadataUnit): Span => ({
  start: content,
  length: start + length - content,
});

/** `Exif`, two zeros: begins Exif in JPEG, and also in some WebP files. */
const EXIF_ID = 'Exif\0\0';

/** What a range in a piece of metadata can change in some viewer. */
async function appearanceIn(
  source: ByteSource,
  format: string,
  unit: MetadataUnit,
  range: Span,
): Promise<readonly Shown[]> {
  // Its type is left out too, so it could have been Exif before.
  if (range.start < unit.content) return ALL_OF_EXIF;
  const content = contentOf(unit);
  const beginning = await source.read({ start: content.start, length: Math.min(content.length, 80) });
  const skipped = startsWith(beginning, EXIF_ID) ? EXIF_ID.length : 0;
  const tiff = { start: content.start + skipped, length: content.length - skipped };
  switch (`${format} ${unit.name}`) {
    case 'JPEG Exif':
    case 'PNG eXIf':
    case 'RIFF EXIF':
      return shownByExif(source, tiff, range);
    // tiff:Orientation in XMP. In JPEG, what names the content is part of it and could name Exif.
    case 'JPEG XMP':
    case 'JPEG extended XMP':
      return range.start < content.start + EXIF_ID.length ? ALL_OF_EXIF : ['orientation'];
    case 'RIFF XMP ':
      return ['orientation'];
    case 'PNG iTXt':
    case 'PNG tEXt':
    case 'PNG zTXt': {
      const keyword = latin(beginning).split('\0')[0] ?? '';
      const isNamed = range.start > content.start + keyword.length;
      if (!isNamed || keyword.startsWith('Raw profile type ')) return ALL_OF_EXIF;
      return keyword === 'XML:com.adobe.xmp' ? ['orientation'] : [];
    }
    default:
      return [];
  }
}

/** Whether a range can hold the XMP that describes a gain map: in a JPEG with another image after the first. */
const lights = ({ hasMore }: Container, unit: MetadataUnit, range: Span): boolean =>
  hasMore === true && (range.start < unit.content || ['XMP', 'extended XMP'].includes(unit.name));

/**
 * Adds to a range of metadata what it changes for people who look at the image. A signer may leave out metadata (C2PA
 * 2.4, §9.2.6), and viewers still turn an image by its Exif.
 */
export async function withShown(
  range: Uncovered,
  container: Container | undefined,
  source: ByteSource,
): Promise<Uncovered> {
  if (range.kind !== 'metadata' || !container) return range;
  if (container.format === 'RIFF' && latin(await source.read({ start: 8, length: 4 })) !== 'WEBP')
    return range;
  const shows = new Set<Shown>();
  for (const unit of container.metadata) {
    if (!touches(unit, range)) continue;
    const part = { start: Math.max(unit.start, range.start), length: 0 };
    part.length = Math.min(endOf(unit), endOf(range)) - part.start;
    for (const one of await appearanceIn(source, container.format, unit, part)) shows.add(one);
    if (lights(container, unit, part)) shows.add('gainMap');
  }
  return shows.size > 0 ? { ...range, shows: [...shows] } : range;
}

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
const ALL_OF_EXIF: readonly Shown[] = ['orientation', 'preview', 'colors'];

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
async function shownByExif(source: ByteSource, tiff: Span, range: Span): Promise<readonly Shown[]> {
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
