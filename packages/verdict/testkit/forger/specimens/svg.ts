import { dataHash } from '../bindings.ts';
import { bytes, find } from '../bytes.ts';
import { type Embed, spanOf } from '../embed/container.ts';
import { type Forgery, forge } from '../forge.ts';
import { type About, invalid, type Recipe } from '../specimen.ts';

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

const svg = (about: About, more: Partial<Forgery> = {}): Recipe => ({
  clause: 'A.3.3',
  ...about,
  extension: 'svg',
  make: () => forge({ id: about.id, media: SVG, embed: intoSvg, ...more }),
});

/** SVG files: the store is text, and this library looks for it at the exclusions instead of parsing the format. */
export const svgs: readonly Recipe[] = [
  svg({ id: 'svg-honest', title: 'SVG with a data hash', wrong: 'Nothing.', expect: 'Valid' }),
  svg(
    {
      id: 'svg-image-excluded',
      title: 'The image outside the hash',
      wrong: 'A second exclusion covers the image, which anyone can change.',
      ...invalid,
    },
    {
      bindings: [
        dataHash({
          without: (placed) => [
            spanOf(placed),
            { start: find(placed.file, '<rect'), length: '<rect width="8"'.length },
          ],
        }),
      ],
    },
  ),
  svg(
    {
      id: 'svg-more-than-store',
      title: 'More than the store in its text',
      wrong: 'Bytes follow the store in the same Base64, and nothing protects them.',
      ...invalid,
    },
    { embed: (media, store) => intoSvg(media, bytes(store, 'more')) },
  ),
  svg(
    {
      id: 'svg-other-text-excluded',
      title: 'An exclusion over text that isn’t a store',
      wrong: 'It could be Base64, but it doesn’t decode to a store.',
      ...invalid,
    },
    {
      bindings: [
        dataHash({
          without: (placed) => [{ start: find(placed.file, 'width'), length: 4 }, spanOf(placed)],
        }),
      ],
    },
  ),
];
