import { type Container, latin, type MetadataUnit, startsWith } from './containers/container.ts';
import { endOf, touches } from './spans.ts';
import type { ByteSource, Shown, Span, Uncovered } from './types.ts';

/** More than the directory of any camera; one that's larger counts as not protected. */
const MAX_ENTRIES = 1000;

/** Where Exif keeps the orientation: its header and its first directory (Exif 3.0, 4.6.2). Undefined if it has neither. */
async function directoryOf(source: ByteSource, { start, length }: Span): Promise<Span[] | undefined> {
  const head = await source.read({ start, length: Math.min(length, 8) });
  const order = latin(head, 0, 2);
  if (head.length < 8 || (order !== 'II' && order !== 'MM')) return undefined;
  const number = (bytes: Uint8Array, at: number, size: 2 | 4) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, size);
    return size === 2 ? view.getUint16(0, order === 'II') : view.getUint32(0, order === 'II');
  };
  const directory = start + number(head, 4, 4);
  if (directory + 2 > start + length) return undefined;
  const count = number(await source.read({ start: directory, length: 2 }), 0, 2);
  const size = 2 + 12 * count;
  if (count > MAX_ENTRIES || directory + size > start + length) return undefined;
  return [
    { start, length: 8 },
    { start: directory, length: size },
  ];
}

/** Whether a range in Exif could hold its orientation. @param tiff the content after any identifier */
async function turns(source: ByteSource, tiff: Span, range: Span): Promise<boolean> {
  const parts = await directoryOf(source, tiff);
  return !parts || range.start < tiff.start || parts.some((part) => touches(part, range));
}

const contentOf = ({ start, length, content }: MetadataUnit): Span => ({
  start: content,
  length: start + length - content,
});

/** `Exif`, two zeros: begins Exif in JPEG, and also in some WebP files. */
const EXIF_ID = 'Exif\0\0';

/** Whether a range in a piece of metadata can turn the image, in any viewer. */
async function orients(
  source: ByteSource,
  format: string,
  unit: MetadataUnit,
  range: Span,
): Promise<boolean> {
  // Its type is left out too, so it could have been Exif before.
  if (range.start < unit.content) return true;
  const content = contentOf(unit);
  const beginning = await source.read({ start: content.start, length: Math.min(content.length, 80) });
  const skipped = startsWith(beginning, EXIF_ID) ? EXIF_ID.length : 0;
  const tiff = { start: content.start + skipped, length: content.length - skipped };
  switch (`${format} ${unit.name}`) {
    case 'JPEG Exif':
    case 'PNG eXIf':
    case 'RIFF EXIF':
      return turns(source, tiff, range);
    // tiff:Orientation in XMP. In JPEG, what names the content is part of it.
    case 'JPEG XMP':
    case 'JPEG extended XMP':
    case 'RIFF XMP ':
      return true;
    case 'PNG iTXt':
    case 'PNG tEXt':
    case 'PNG zTXt': {
      const keyword = latin(beginning).split('\0')[0] ?? '';
      const isNamed = range.start > content.start + keyword.length;
      return !isNamed || keyword === 'XML:com.adobe.xmp' || keyword.startsWith('Raw profile type ');
    }
    default:
      return false;
  }
}

/** Whether a range can hold the XMP that describes a gain map: in a JPEG with another image after the first. */
const lights = ({ format, hasMore }: Container, unit: MetadataUnit, range: Span): boolean =>
  format === 'JPEG' && hasMore === true && (unit.name !== 'Exif' || range.start < unit.content)
    ? ['Exif', 'XMP', 'extended XMP'].includes(unit.name) || range.start < unit.content
    : false;

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
    if (await orients(source, container.format, unit, part)) shows.add('orientation');
    if (lights(container, unit, part)) shows.add('gainMap');
  }
  return shows.size > 0 ? { ...range, shows: [...shows] } : range;
}
