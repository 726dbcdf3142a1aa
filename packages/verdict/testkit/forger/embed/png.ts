import { crc32 } from 'node:zlib';
import { bytes, readU32, type Span, splice, u32 } from '../bytes.ts';
import type { Embed } from './container.ts';

export interface Chunk extends Span {
  name: string;
}

export const chunk = (type: string, data: Uint8Array) =>
  bytes(u32(data.length), type, data, u32(crc32(bytes(type, data))));

export function chunksOf(png: Uint8Array): Chunk[] {
  const found: Chunk[] = [{ name: 'PNGh', start: 0, length: 8 }];
  for (let at = 8; at + 12 <= png.length; ) {
    const length = readU32(png, at) + 12;
    found.push({ name: Buffer.from(png.subarray(at + 4, at + 8)).toString('latin1'), start: at, length });
    at += length;
    if (found.at(-1)?.name === 'IEND') break;
  }
  return found;
}

/** Embeds a store in a PNG, in a caBX chunk after IHDR. */
export const intoPng: Embed = (media, store) => {
  const put = chunk('caBX', store);
  const start = 33;
  return { file: splice(media, start, 0, put), spans: [{ start, length: put.length }] };
};
