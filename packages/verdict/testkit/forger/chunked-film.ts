import { bytes, readU32, u8, u16, u32 } from './bytes.ts';
import { boxAt, withBox } from './embed/bmff.ts';
import { box } from './jumbf.ts';

const STBL = '/moov/trak/mdia/minf/stbl';
const RATE = 8000;
/** Samples in a tone: an eighth of a second, as long as a frame. */
const TONE = RATE / 8;

/** A tone as samples of 16 bits. */
function tone(hertz: number): Uint8Array {
  const samples = Buffer.alloc(2 * TONE);
  for (let at = 0; at < TONE; at += 1)
    samples.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * hertz * at) / RATE)), 2 * at);
  return samples;
}

const TONES = [262, 294, 330, 349, 392, 440].map(tone);

/** A track of tones, each in its own chunk. */
function soundTrack(offsets: readonly number[]): Uint8Array {
  const matrix = bytes(
    u32(65_536),
    u32(0),
    u32(0),
    u32(0),
    u32(65_536),
    u32(0),
    u32(0),
    u32(0),
    u32(2 ** 30),
  );
  const length = TONES.length * TONE;
  const entry = box(
    'sowt',
    new Uint8Array(6),
    u16(1),
    new Uint8Array(8),
    u16(1),
    u16(16),
    u32(0),
    u32(RATE << 16),
  );
  const stbl = box(
    'stbl',
    box('stsd', u32(0), u32(1), entry),
    box('stts', u32(0), u32(1), u32(length), u32(1)),
    box('stsc', u32(0), u32(1), u32(1), u32(TONE), u32(1)),
    box('stsz', u32(0), u32(2), u32(length)),
    box('stco', u32(0), u32(offsets.length), ...offsets.map(u32)),
  );
  const dinf = box('dinf', box('dref', u32(0), u32(1), box('url ', u32(1))));
  return box(
    'trak',
    box(
      'tkhd',
      u32(3),
      u32(0),
      u32(0),
      u32(2),
      u32(0),
      u32(TONES.length),
      new Uint8Array(8),
      u16(0),
      u16(0),
      u16(256),
      u16(0),
      matrix,
      u32(0),
      u32(0),
    ),
    box(
      'mdia',
      box('mdhd', u32(0), u32(0), u32(0), u32(RATE), u32(length), u16(0x55c4), u16(0)),
      box('hdlr', u32(0), u32(0), 'soun', new Uint8Array(12), 'Tones', u8(0)),
      box('minf', box('smhd', u32(0), u32(0)), dinf, stbl),
    ),
  );
}

/**
 * The same film with each frame in a chunk of its own and a second track of tones, so that `stco` alone decides which
 * frame and which tone plays when.
 * @param film with one track, whose frames are in one chunk
 */
export function inChunks(film: Uint8Array): Uint8Array<ArrayBuffer> {
  const stsz = boxAt(film, `${STBL}/stsz`).start;
  const sizes = Array.from({ length: readU32(film, stsz + 16) }, (_, index) =>
    readU32(film, stsz + 20 + 4 * index),
  );
  const mdat = boxAt(film, '/mdat');
  const parts = [film.subarray(mdat.start + 8, mdat.start + mdat.length), ...TONES];
  const chunk = (at: number) => {
    const offsets = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, at));
    const sound = at + (parts[0]?.length ?? 0);
    const frames = box('stsc', u32(0), u32(1), u32(1), u32(1), u32(1));
    const chunks = box('stco', u32(0), u32(offsets.length), ...offsets.map(u32));
    const seen = withBox(
      withBox(film.subarray(0, mdat.start), `${STBL}/stsc`, frames),
      `${STBL}/stco`,
      chunks,
    );
    const moov = boxAt(seen, '/moov');
    const track = soundTrack(TONES.map((_, index) => sound + 2 * TONE * index));
    return withBox(
      seen,
      '/moov',
      bytes(u32(moov.length + track.length), seen.subarray(moov.start + 4, moov.start + moov.length), track),
    );
  };
  return bytes(chunk(chunk(0).length + 8), box('mdat', ...parts));
}
