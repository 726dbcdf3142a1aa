import { bytes, find } from '../bytes.ts';
import type { Embed } from './container.ts';

/** A picture with a place for a store: its metadata (C2PA 2.4, §A.3.3). */
export const SVG = bytes(
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:c2pa="http://c2pa.org/manifest" width="8" height="8">',
  '<metadata><c2pa:manifest></c2pa:manifest></metadata><rect width="8" height="8" fill="#6d8fb0"/></svg>',
);
const ELEMENT = '<c2pa:manifest>';

/** Embeds a store as Base64. */
export const intoSvg: Embed = (media, store) => {
  const text = Buffer.from(store).toString('base64');
  const start = find(media, ELEMENT) + ELEMENT.length;
  return {
    file: bytes(media.subarray(0, start), text, media.subarray(start)),
    spans: [{ start, length: text.length }],
  };
};
