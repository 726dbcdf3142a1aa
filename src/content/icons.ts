import { Resvg } from '@resvg/resvg-js';
import { lookup } from 'mrmime';

interface Look {
  /** Width and height in pixels. */
  size: number;
  /** Share of the width that stays empty at each edge. */
  margin?: number;
  /** Color behind the icon; transparent if it's missing. */
  background?: string;
}

/**
 * Draws the site's icon as a square PNG.
 * @param icon the file of `favicon`: SVG, PNG, or JPEG
 * @param name its name, which determines its type
 */
export function drawIcon(icon: Uint8Array, name: string, { size, margin = 0, background }: Look): Uint8Array {
  const inner = size * (1 - 2 * margin);
  const offset = size * margin;
  const data = `data:${lookup(name)};base64,${Buffer.from(icon).toString('base64')}`;
  const behind = background ? `<rect width="${size}" height="${size}" fill="${background}"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${behind}<image x="${offset}" y="${offset}" width="${inner}" height="${inner}" href="${data}"/></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** A square PNG. */
interface SizedPng {
  /** Width and height in pixels, at most 256. */
  size: number;
  png: Uint8Array;
}

/**
 * Packs PNGs into one ICO file, which every current system can read: a header, a 16-byte entry for each picture, and
 * then the pictures.
 */
export function icoOf(pictures: readonly SizedPng[]): Uint8Array {
  const start = 6 + 16 * pictures.length;
  const file = Buffer.alloc(start + pictures.reduce((sum, { png }) => sum + png.length, 0));
  file.writeUInt16LE(1, 2);
  file.writeUInt16LE(pictures.length, 4);
  let offset = start;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    // 0 means 256.
    file.writeUInt8(size % 256, entry);
    file.writeUInt8(size % 256, entry + 1);
    file.writeUInt16LE(1, entry + 4);
    file.writeUInt16LE(32, entry + 6);
    file.writeUInt32LE(png.length, entry + 8);
    file.writeUInt32LE(offset, entry + 12);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
