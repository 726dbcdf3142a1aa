import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { cached } from '../../content/cache.ts';
import { digestOf } from '../../content/digest.ts';
import { type Card, type CardStyle, cardSvg, type Font } from './card.ts';

/** A short name for contents. */
export function digest(parts: ReadonlyArray<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** The site's own fonts. Fonts for other scripts are used only for titles that need them. */
export const FACES = [
  { file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2', weights: [500, 700] },
  {
    file: '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2',
    weights: [500, 700],
  },
  {
    file: '@fontsource-variable/public-sans/files/public-sans-vietnamese-wght-normal.woff2',
    weights: [500, 700],
  },
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'].map((subset) => ({
    file: `@fontsource/source-serif-4/files/source-serif-4-${subset}-600-normal.woff2`,
    weights: [],
  })),
];

const isLatin = (text: string): boolean => /^[\u0020-\u00ff\u2010-\u206f]*$/.test(text);

/**
 * The fonts that these cards need. The renderer supports neither WOFF nor variable fonts, so each weight becomes a
 * TrueType file in the cache.
 */
export async function fontOptions(cards: readonly Card[], cache: string): Promise<ResvgRenderOptions> {
  const text = cards.map((card) => Object.values(card).join(' ')).join(' ');
  // Not from this module, which a build bundles.
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const fontFiles: string[] = [];
  for (const { file, weights } of FACES) {
    if (isLatin(text) && !file.includes('-latin-wght') && !file.includes('-latin-600')) continue;
    const bytes = await readFile(resolve(file));
    for (const wght of weights.length > 0 ? weights : [undefined]) {
      const path = join(cache, `${digest([bytes, String(wght), text])}.ttf`);
      if (!existsSync(path)) {
        await writeFile(
          path,
          await subsetFont(bytes, text, {
            targetFormat: 'truetype',
            ...(wght !== undefined && { variationAxes: { wght } }),
          }),
        );
      }
      fontFiles.push(path);
    }
  }
  // The machine's fonts would make the same site look different elsewhere.
  return { font: { fontFiles, loadSystemFonts: false } };
}

/** One card as a PNG. */
export async function draw(card: Card, style: CardStyle, options: ResvgRenderOptions): Promise<Uint8Array> {
  const widths = new Map<string, number>();
  const measured = (text: string, { family, size, weight }: Font) => {
    const probe = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text y="120" font-family="${family}" font-size="${size}" font-weight="${weight}">${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text></svg>`;
    return new Resvg(probe, options).getBBox()?.width ?? 0;
  };
  // Lines are balanced by trying many widths, and most of them have the same lines.
  const measure = (text: string, font: Font) => {
    const key = JSON.stringify([text, font]);
    const width = widths.get(key) ?? measured(text, font);
    widths.set(key, width);
    return width;
  };
  // On another thread: a picture takes a third of a second.
  return (await renderAsync(cardSvg(card, style, measure), options)).asPng();
}

/** What a card is drawn with; the lock file has the versions of fonts and of the renderer. */
const SOURCES = ['src/features/social-cards/{card,render}.ts', 'package-lock.json'];

/**
 * Draws cards as PNGs. A card drawn before from the same text, style, fonts, and code comes from the cache.
 * @param cards all of them, because their fonts have only the characters that they need
 */
export function cardDrawer(cards: readonly Card[], style: CardStyle): (card: Card) => Promise<Uint8Array> {
  const code = digestOf(resolve('.'), SOURCES);
  const folder = resolve('node_modules/.cache/social-cards');
  let options: ReturnType<typeof fontOptions> | undefined;
  return async (card) => {
    const png = await cached('social-cards', [card, style, code], async () => {
      mkdirSync(folder, { recursive: true });
      options ??= fontOptions(cards, folder);
      return Buffer.from(await draw(card, style, await options)).toString('base64');
    });
    return Buffer.from(png, 'base64');
  };
}
