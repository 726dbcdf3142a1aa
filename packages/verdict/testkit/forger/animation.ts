import { bytes, readU16, readU32, splice, u16, u32 } from './bytes.ts';
import { boxAt, offsetPlaces, shiftOffsets } from './embed/bmff.ts';
import { box } from './jumbf.ts';

const full = (type: string, flags: number, ...content: Uint8Array[]) => box(type, u32(flags), ...content);
const zeros = (length: number) => new Uint8Array(length);

const SECOND = 1000;
const MATRIX = bytes(u32(0x10000), zeros(12), u32(0x10000), zeros(12), u32(0x40000000));
const WHOLE_BRANDS = 'avifavismif1msf1miaf';

interface Frame {
  at: number;
  length: number;
}

function movie(frames: readonly Frame[], config: Uint8Array, width: number, height: number): Uint8Array {
  const duration = u32(frames.length * SECOND);
  const entry = box(
    'av01',
    bytes(zeros(6), u16(1), zeros(16), u16(width), u16(height), u32(0x480000), u32(0x480000)),
    bytes(zeros(4), u16(1), zeros(32), u16(0x18), u16(0xffff), config),
  );
  const tables = box(
    'stbl',
    full('stsd', 0, u32(1), entry),
    full('stts', 0, u32(1), u32(frames.length), u32(SECOND)),
    full('stsc', 0, u32(1), u32(1), u32(1), u32(1)),
    full('stsz', 0, u32(0), u32(frames.length), ...frames.map(({ length }) => u32(length))),
    full('stco', 0, u32(frames.length), ...frames.map(({ at }) => u32(at))),
  );
  const media = box(
    'mdia',
    full('mdhd', 0, zeros(8), u32(SECOND), duration, u16(0x55c4), zeros(2)),
    full('hdlr', 0, u32(0), bytes('pict'), zeros(13)),
    box('minf', full('vmhd', 1, zeros(8)), box('dinf', full('dref', 0, u32(1), full('url ', 1))), tables),
  );
  return box(
    'moov',
    full(
      'mvhd',
      0,
      zeros(8),
      u32(SECOND),
      duration,
      u32(0x10000),
      u16(0x100),
      zeros(10),
      MATRIX,
      zeros(24),
      u32(2),
    ),
    box(
      'trak',
      full(
        'tkhd',
        3,
        zeros(8),
        u32(1),
        zeros(4),
        duration,
        zeros(16),
        MATRIX,
        u16(width),
        zeros(2),
        u16(height),
        zeros(2),
      ),
      media,
    ),
  );
}

/**
 * An AVIF with an image and an animation: the kit's grid, and its two tiles one after the other, the right one first. The
 * brand `avif` shows the image, and `avis` the animation.
 */
export function withAnimation(grid: Uint8Array): Uint8Array<ArrayBuffer> {
  const config = boxAt(grid, '/meta/iprp/ipco/av1C');
  const size = boxAt(grid, '/meta/iprp/ipco/ispe');
  const [, left = 0, right = 0] = offsetPlaces(grid);
  const chunk = (by: number) =>
    movie(
      [right, left].map((place) => ({ at: readU32(grid, place) + by, length: readU32(grid, place + 4) })),
      grid.subarray(config.start, config.start + config.length),
      readU16(grid, size.start + 14),
      readU16(grid, size.start + 18),
    );
  const ftyp = box('ftyp', 'avif', u32(0), WHOLE_BRANDS);
  const more = ftyp.length - readU32(grid, 0);
  const moov = chunk(more + chunk(0).length);
  const moved = shiftOffsets(grid, more + moov.length);
  return splice(bytes(ftyp, moved.subarray(readU32(grid, 0))), boxAt(grid, '/mdat').start + more, 0, moov);
}
