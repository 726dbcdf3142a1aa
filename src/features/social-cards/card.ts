import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { cached, cachedFolder } from '../../content/cache.ts';
import { escapeXml } from '../../content/site-texts.ts';

/** The contents of a social card. */
export interface Card {
  /** The large line: the section's name, or the site's. */
  title: string;
  /** The small line above it; the site's own card doesn't have one. */
  kicker?: string;
  /** What the site is for, at the bottom. */
  tagline?: string;
}

export interface CardStyle {
  background: string;
  text: string;
  accent: string;
  /** The site's logo, if it has one. */
  mark?: Buffer;
}

/** Change it when the same card looks different. */
const OUR_VERSION = 1;
export const WIDTH = 1200;
export const HEIGHT = 630;
const LEFT = 88;
const TEXT_WIDTH = 690;

/**
 * The site's fonts, by the names in the files: one weight is a family of its own, and a variable font is named after its
 * thinnest weight. Pango takes fonts of the machine for other scripts than Latin.
 */
const SERIF = {
  file: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  family: 'Source Serif 4 SemiBold',
};
const SANS = {
  file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  family: 'Public Sans Thin',
};
const LATIN = String.fromCodePoint(...Array.from({ length: 224 }, (_, code) => code + 32), 0x2013, 0x2019);

/** A font as a TrueType file, since Pango reads neither WOFF nor variable fonts. */
async function fontFile({ file, family }: typeof SERIF): Promise<string> {
  // Not from this module, which a build bundles.
  const source = await readFile(createRequire(resolve('package.json')).resolve(file));
  const options = {
    targetFormat: 'truetype',
    ...(family === SANS.family && { variationAxes: { wght: 600 } }),
  } as const;
  const name = `${family}.ttf`;
  const folder = await cachedFolder('fonts', [hash('sha256', source), LATIN, options], async (draft) =>
    writeFile(join(draft, name), await subsetFont(source, LATIN, options)),
  );
  return join(folder, name);
}

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
        fontfile,
        width: TEXT_WIDTH,
        rgba: true,
        ...more,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const fontfile = await fontFile(font);
  const image = await draw({ dpi: 72 });
  return image.info.height > height || image.info.width > TEXT_WIDTH ? draw({ height }) : image;
}

/** A card as a PNG, or as it was drawn before from the same contents. */
export async function socialCard(card: Card, style: CardStyle): Promise<Buffer> {
  const from = [OUR_VERSION, sharp.versions, card, { ...style, mark: style.mark?.toString('base64') }];
  const draw = async () => (await drawCard(card, style)).toString('base64');
  return Buffer.from(await cached('social-cards', from, draw), 'base64');
}

/** The title large on the left, the logo on the right, the site above and below. */
async function drawCard({ title, kicker, tagline }: Card, style: CardStyle): Promise<Buffer> {
  const { background, text, accent, mark } = style;
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
  const foot = tagline && (await textImage(tagline, { ...sans, color: text }));
  const end = foot ? HEIGHT - 60 - foot.info.height : HEIGHT - 60;
  if (foot) {
    bar(72, 4, LEFT, end - 36);
    add(foot.data, LEFT, end);
  }
  const large = await textImage(title, { font: SERIF, size: 84, color: text, height: 280 });
  add(large.data, LEFT, (130 + end - 40 - large.info.height) / 2);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite(layers)
    .png()
    .toBuffer();
}
