import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inChunks } from './chunked-film.ts';
import { gridOf } from './grid.ts';

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
