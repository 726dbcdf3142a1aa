import { bytes, splice, u8 } from '../bytes.ts';
import type { Embed } from './container.ts';

/** Data sub-blocks of at most 255 bytes, and their terminator. */
export const subBlocks = (data: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const part = data.subarray(at, at + 255);
    parts.push(u8(part.length), part);
  }
  return bytes(...parts, u8(0));
};

/** An application extension. @param name of 8 characters with a code of 3 bytes */
export const application = (name: string, data: Uint8Array): Uint8Array =>
  bytes(u8(0x21, 0xff, 11), name, subBlocks(data));

/** The same as a store's. */
export const storeExtension = (store: Uint8Array): Uint8Array => application('C2PA_GIF\x01\0\0', store);

/** Where blocks begin: after the screen's description and the global color table. */
export const blocksAt = (gif: Uint8Array): number => {
  const packed = gif[10] ?? 0;
  return 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
};

/** Embeds a store in a GIF, in an application extension before the others. */
export const intoGif: Embed = (media, store) => {
  const put = storeExtension(store);
  const start = blocksAt(media);
  return { file: splice(media, start, 0, put), spans: [{ start, length: put.length }] };
};
