import { bmffHash, boxesHash, dataHash, OLD_INDEX } from '../forger/bindings.ts';
import { bytes, readU16, readU32, type Span, u16 } from '../forger/bytes.ts';
import { intoBmff, offsetPlaces } from '../forger/embed/bmff.ts';
import type { Placed } from '../forger/embed/container.ts';
import { chunk } from '../forger/embed/png.ts';
import { forge } from '../forger/forge.ts';
import { baseMedia } from '../forger/media.ts';
import { type ForgedFile, type Format, METADATA, pictures } from './formats.ts';

type Random = () => number;
const below = (random: Random, limit: number) => Math.floor(random() * limit);

/** A film or an image whose tables say something else than when it was signed. */
async function movedTables(random: Random, id: string): Promise<ForgedFile> {
  const { film, mp4, avif } = await baseMedia();
  const [media, extension] = (
    [
      [film, 'mp4'],
      [mp4, 'mp4'],
      [avif, 'avif'],
    ] as const
  )[below(random, 3)] ?? [film, 'mp4'];
  const version = random() < 0.7 ? 2 : 3;
  const bindings = [bmffHash(version === 2 ? OLD_INDEX : [], {}, version)];
  const forgedFile = await forge({ id, media, embed: intoBmff, bindings });
  const places = offsetPlaces(forgedFile.file);
  const [moved, other] = [
    places[below(random, places.length)] ?? 0,
    places[below(random, places.length)] ?? 0,
  ];
  const isAnywhere = random() < 0.3;
  const value = isAnywhere ? below(random, forgedFile.file.length) : readU32(forgedFile.file, other);
  const file = Buffer.from(forgedFile.file);
  const before = file.readUInt32BE(moved);
  file.writeUInt32BE(value, moved);
  const isSame = before === value;
  return {
    name: `x.${extension}`,
    file,
    store: forgedFile.store,
    demand: version === 2 ? (isAnywhere ? 'never Valid' : 'Partial') : isSame ? 'Valid' : 'never Valid',
    about: `version ${version}, the offset at ${moved} is ${value} instead of ${before}`,
  };
}

/** Where the orientation of Exif is in a file of the kit. */
const orientationAt = (file: Uint8Array): number =>
  Buffer.from(file).indexOf('MM\0*\0\0\0\b', 0, 'latin1') + 30;

const EXIF_NAMES = ['APP1', 'eXIf', 'EXIF'];

/** The first part with Exif: what a signer leaves out here. */
function exifIn({ parts }: Format, file: Uint8Array): Span {
  const at = orientationAt(file);
  const found = parts(file).find(
    ({ name, start, length }) => EXIF_NAMES.includes(name) && start < at && at < start + length,
  );
  if (!found) throw new Error('the image has no Exif');
  return found;
}

/** An image whose Exif is outside the hash, with any orientation. */
async function turned(random: Random, id: string): Promise<ForgedFile> {
  const able = (await pictures()).filter(({ media, parts }) =>
    parts(media).some(({ name }) => METADATA.includes(name)),
  );
  const format = able[below(random, able.length)];
  if (!format) throw new Error('no format has metadata');
  const { extension, media, embed, boxes } = format;
  const isBoxes = boxes !== undefined && random() < 0.4;
  const isExcluded = (placed: Placed, start: number) => exifIn(format, placed.file).start === start;
  const list = (placed: Placed) =>
    (boxes?.(placed) ?? []).map((one) =>
      isExcluded(placed, one.start) ? { ...one, more: { excluded: true } } : one,
    );
  const without = (placed: Placed) =>
    [...placed.spans, exifIn(format, placed.file)].sort((a, b) => a.start - b.start);
  const forgedFile = await forge({
    id,
    media,
    embed,
    bindings: [isBoxes ? boxesHash(list) : dataHash({ without })],
  });
  const file = Buffer.from(forgedFile.file);
  const value = below(random, 10);
  file.set(u16(value), orientationAt(file));
  if (extension === 'png') {
    const { start, length } = exifIn(format, file);
    file.set(chunk('eXIf', bytes(file.subarray(start + 8, start + length - 4))), start);
  }
  return {
    name: `x.${extension}`,
    file,
    store: forgedFile.store,
    demand: 'Partial',
    about: `Exif left out of a ${isBoxes ? 'box' : 'data'} hash, orientation ${value} instead of ${readU16(media, orientationAt(media))}`,
  };
}

/** A file that's valid by the standard and shows something else than when it was signed. */
export const unprotectedFile = (random: Random, id: string): Promise<ForgedFile> =>
  random() < 0.6 ? movedTables(random, id) : turned(random, id);
