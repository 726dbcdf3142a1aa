import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { bytes, find, readU32, u8, u16, u32 } from './bytes.ts';
import { inChunks } from './chunked-film.ts';
import { box } from './jumbf.ts';

const full = (type: string, version: number, ...content: Uint8Array[]) =>
  box(type, u8(version, 0, 0, 0), ...content);

/** The size of a tile, pixels: that of the kit's scenes. */
const [WIDTH, HEIGHT] = [160, 120];

/** The frame in an AVIF of one image, and how to decode it. */
function frameOf(avif: Uint8Array): { config: Uint8Array; frame: Uint8Array } {
  const config = find(avif, 'av1C') - 4;
  return {
    config: avif.slice(config, config + readU32(avif, config)),
    // After a temporal delimiter of two bytes.
    frame: avif.slice(find(avif, 'mdat') + 6),
  };
}

const item = (id: number, type: string) => full('infe', 2, u16(id), u16(0), bytes(type), u8(0));

/**
 * An AVIF that shows two others side by side (a grid, ISO/IEC 23008-12, 6.6.2.3): `iloc` says where in the file each
 * tile is.
 * @param turn whether the image is turned by 90° (`irot`)
 */
function gridOf(left: Uint8Array, right: Uint8Array, turn = false): Uint8Array<ArrayBuffer> {
  const { config, frame } = frameOf(left);
  const grid = bytes(u8(0, 0, 0, 1), u16(2 * WIDTH), u16(HEIGHT));
  const parts = [grid, frame, frameOf(right).frame];
  const properties = box(
    'ipco',
    full('ispe', 0, u32(WIDTH), u32(HEIGHT)),
    full('ispe', 0, u32(2 * WIDTH), u32(HEIGHT)),
    config,
    full('pixi', 0, u8(3, 8, 8, 8)),
    ...(turn ? [box('irot', u8(1))] : []),
  );
  const tile = u8(3, 1, 0x83, 4);
  const whole = turn ? u8(3, 2, 4, 0x85) : u8(2, 2, 4);
  const uses = full('ipma', 0, u32(3), u16(1), whole, u16(2), tile, u16(3), tile);
  const ftyp = box('ftyp', 'avif', u32(0), 'avifmif1miaf');
  const meta = (at: number) => {
    const places = parts.map((part, index) => {
      const before = parts.slice(0, index).reduce((sum, one) => sum + one.length, at);
      return bytes(u16(index + 1), u16(0), u16(0), u16(1), u32(before), u32(part.length));
    });
    return full(
      'meta',
      0,
      full('hdlr', 0, u32(0), bytes('pict'), new Uint8Array(13)),
      full('pitm', 0, u16(1)),
      full('iloc', 1, u16(0x4400), u16(3), ...places),
      full('iinf', 0, u16(3), item(1, 'grid'), item(2, 'av01'), item(3, 'av01')),
      full('iref', 0, box('dimg', u16(1), u16(2), u16(2), u16(3))),
      box('iprp', properties, uses),
    );
  };
  return bytes(ftyp, meta(ftyp.length + meta(0).length + 8), box('mdat', ...parts));
}

const samples = resolve(import.meta.dirname, '../../../../samples');

interface Picture {
  jpeg(options: object): Picture;
  png(): Picture;
  webp(options: object): Picture;
  gif(): Picture;
  avif(options: object): Picture;
  removeAlpha(): Picture;
  toBuffer(): Promise<Buffer>;
}

type Sharp = (svg: Buffer) => Picture;

/** A scene of plain shapes; `sun` moves and colors the sun, to make two pictures distinguishable. */
const scene = (sun: string, x: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120">
  <rect width="160" height="120" fill="#6d8fb0"/><circle cx="${x}" cy="40" r="22" fill="${sun}"/>
  <path d="M0 95 L40 60 L85 90 L120 65 L160 100 V120 H0 Z" fill="#22313f"/></svg>`);

export interface Media {
  jpeg: Uint8Array;
  png: Uint8Array;
  webp: Uint8Array;
  gif: Uint8Array;
  mp4: Uint8Array;
  /** A film of six frames, each in its own chunk, and a sound of six tones. */
  film: Uint8Array;
  /** A grid of two tiles. */
  avif: Uint8Array;
  /** The same formats with another picture, as a forger's replacement. */
  other: { jpeg: Uint8Array; png: Uint8Array; webp: Uint8Array };
}

async function pictures(sharp: Sharp, svg: Buffer) {
  const [jpeg, png, webp] = await Promise.all([
    sharp(svg).jpeg({ quality: 80 }).toBuffer(),
    sharp(svg).png().toBuffer(),
    sharp(svg).webp({ quality: 80 }).toBuffer(),
  ]);
  return { jpeg: Uint8Array.from(jpeg), png: Uint8Array.from(png), webp: Uint8Array.from(webp) };
}

async function film(frames: number): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-'));
  try {
    const file = join(folder, 'film.mp4');
    await promisify(execFile)(process.execPath, [
      join(samples, 'shared/make-video.mjs'),
      file,
      String(frames),
    ]);
    return Uint8Array.from(await readFile(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function make(): Promise<Media> {
  const sharp = createRequire(join(samples, 'package.json'))('sharp') as Sharp;
  const tile = async (sun: string, x: number) =>
    Uint8Array.from(
      await sharp(scene(sun, x)).removeAlpha().avif({ quality: 60, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
  const [own, other, gif, mp4, long, left, right] = await Promise.all([
    pictures(sharp, scene('#fff3d6', 110)),
    pictures(sharp, scene('#c81e1e', 45)),
    sharp(scene('#fff3d6', 110)).gif().toBuffer(),
    film(2),
    film(6),
    tile('#fff3d6', 110),
    tile('#c81e1e', 45),
  ]);
  return { ...own, gif: Uint8Array.from(gif), mp4, other, film: inChunks(long), avif: gridOf(left, right) };
}

let shared: Promise<Media> | undefined;

/** Small files in each format to forge, drawn once per process. Needs the packages in `samples/`. */
export const baseMedia = (): Promise<Media> => {
  shared ??= make();
  return shared;
};
