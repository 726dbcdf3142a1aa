import { bytes, type Span, u8, u32le } from '../bytes.ts';
import type { Embed } from './container.ts';

export interface RiffChunk extends Span {
  name: string;
}

export const riffChunk = (type: string, data: Uint8Array) =>
  bytes(type, u32le(data.length), data, u8(...Array(data.length % 2).fill(0)));

/** The chunks in the first RIFF chunk. */
export function riffChunksOf(file: Uint8Array): RiffChunk[] {
  const view = Buffer.from(file);
  const end = Math.min(file.length, view.readUInt32LE(4) + 8);
  const found: RiffChunk[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const size = view.readUInt32LE(at + 4);
    const length = 8 + size + (size % 2);
    found.push({ name: view.toString('latin1', at, at + 4), start: at, length });
    at += length;
  }
  return found;
}

/** The file with the length in its first eight bytes updated. */
export const resized = (file: Uint8Array) =>
  bytes(file.subarray(0, 4), u32le(file.length - 8), file.subarray(8));

/**
 * Embeds a store at the end of a WebP or WAV, in a `C2PA` chunk.
 * @param more bytes inside the chunk, after the store
 */
export const intoRiff =
  (more: Uint8Array = u8()): Embed =>
  (media, store) => {
    const put = riffChunk('C2PA', bytes(store, more));
    return { file: resized(bytes(media, put)), spans: [{ start: media.length, length: put.length }] };
  };
