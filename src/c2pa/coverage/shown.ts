import { type Container, latin, type MetadataUnit, startsWith } from './containers/container.ts';
import { ALL_OF_EXIF, shownByExif } from './exif.ts';
import { endOf, touches } from './spans.ts';
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
    for (const one of await appearanceIn(source, container.format, unit, part)) shows.add(one);
    if (lights(container, unit, part)) shows.add('gainMap');
  }
  return shows.size > 0 ? { ...range, shows: [...shows] } : range;
}
