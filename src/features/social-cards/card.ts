import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { cached } from '../../content/cache.ts';
import { escapeXml } from '../../content/site-texts.ts';

/** The contents of a social card. */
export interface Card {
  /** The large line: the section's name, or the site's. */
  title: string;
  /** The small line above it; the site's own card doesn't have one. */
  kicker?: string;
  /** What the site is for, at the bottom. */
  tagline?: string;
  accent: string;
  /** The site's logo, if it has one. */
  mark?: Buffer;
}

/** Change it when the same card looks different. */
const OUR_VERSION = 1;
const WIDTH = 1200;
const HEIGHT = 630;
/** Of `src/styles/tokens.css`. */
const BACKGROUND = '#f5f7f6';
const COLOR = '#17211f';
const LEFT = 88;
const TEXT_WIDTH = 690;

/**
 * The fonts of src/styles/fonts, by the names in the files: one weight is a family of its own, and a variable font is named after
 * its thinnest weight. Pango takes fonts of the machine for other scripts than Latin.
 */
const SERIF = { file: 'card-serif.ttf', family: 'Source Serif 4 SemiBold' };
const SANS = { file: 'card-sans.ttf', family: 'Public Sans Thin' };

interface Line {
  font: typeof SERIF;
  size: number;
  color: string;
  /** At most; text that needs more is smaller. */
  height: number;
}

/** A text in lines as an image. */
async function textImage(text: string, { font, size, color, height }: Line) {
  const draw = (more: { dpi: number } | { height: number }) =>
    sharp({
      text: {
        text: `<span foreground="${color}" line_height="0.9">${escapeXml(text)}</span>`,
        // With the comma, no word of the family is taken for a weight.
        font: `${font.family}, ${size}`,
        fontfile: resolve('src/styles/fonts', font.file),
        width: TEXT_WIDTH,
        rgba: true,
        ...more,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const image = await draw({ dpi: 72 });
  return image.info.height > height || image.info.width > TEXT_WIDTH ? draw({ height }) : image;
}

/** A card as a PNG, or as it was drawn before from the same contents. */
export async function socialCard(card: Card): Promise<Buffer> {
  const from = [OUR_VERSION, sharp.versions, { ...card, mark: card.mark?.toString('base64') }];
  const draw = async () => (await drawCard(card)).toString('base64');
  return Buffer.from(await cached('social-cards', from, draw), 'base64');
}

/** The title large on the left, the logo on the right, the site above and below. */
async function drawCard({ title, kicker, tagline, accent, mark }: Card): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  const add = (input: OverlayOptions['input'], left: number, top: number) =>
    layers.push({ input, left, top: Math.round(top) });
  const bar = (width: number, height: number, left: number, top: number) =>
    add({ create: { width, height, channels: 3, background: accent } }, left, top);
  bar(16, HEIGHT, 0, 0);
  if (mark)
    add(
      await sharp(mark, { density: 600 }).resize({ width: 286, height: 330, fit: 'inside' }).toBuffer(),
      826,
      150,
    );
  const sans = { font: SANS, size: 27, height: 72 };
  if (kicker) add((await textImage(kicker, { ...sans, color: accent, height: 36 })).data, LEFT, 94);
  const foot = tagline && (await textImage(tagline, { ...sans, color: COLOR }));
  const end = foot ? HEIGHT - 60 - foot.info.height : HEIGHT - 60;
  if (foot) {
    bar(72, 4, LEFT, end - 36);
    add(foot.data, LEFT, end);
  }
  const large = await textImage(title, { font: SERIF, size: 84, color: COLOR, height: 280 });
  add(large.data, LEFT, (130 + end - 40 - large.info.height) / 2);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: BACKGROUND } })
    .composite(layers)
    .png()
    .toBuffer();
}

interface Look {
  /** Width and height in pixels. */
  size: number;
  /** Share of the width that stays empty at each edge. */
  margin?: number;
  /** Color behind the icon; transparent if it's missing. */
  background?: string | undefined;
}

/** Draws the site's icon as a square PNG. @param icon the file of `favicon`: SVG, PNG, or JPEG */
export function drawIcon(icon: Uint8Array, { size, margin = 0, background }: Look): Promise<Buffer> {
  const edge = Math.round(size * margin);
  const behind = background ?? '#0000';
  const image = sharp(icon, { density: 600 })
    .resize(size - 2 * edge, size - 2 * edge, { fit: 'contain', background: behind })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: behind });
  return (background ? image.flatten({ background }) : image).png().toBuffer();
}

/** A PNG of at most 256 pixels as an ICO file: a header, an entry, and then the picture. */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // 0 means 256.
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
