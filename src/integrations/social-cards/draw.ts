import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { type Card, type CardStyle, cardSvg, type Font } from './card.ts';

/** The site's own fonts. Fonts for other scripts are used only for titles that need them. */
const FACES = [
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
 * Cards as PNGs by address (`/social/home.png`). A card drawn before from the same text, style, fonts, and code comes
 * from the cache; if all do, neither fonts nor renderer are loaded.
 */
export async function drawCards(
  cards: ReadonlyMap<string, Card>,
  style: CardStyle,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  await mkdir(cache, { recursive: true });
  const code = await codeDigest();
  let renderer: Promise<ResvgRenderOptions> | undefined;
  const drawn = [...cards].map(async ([address, card]) => {
    const path = join(cache, `${digest([JSON.stringify([card, style]), code])}.png`);
    if (!existsSync(path)) {
      renderer ??= fontOptions([...cards.values()], cache);
      await writeFile(path, await draw(card, style, await renderer));
    }
    return [address, await readFile(path)] as const;
  });
  return new Map(await Promise.all(drawn));
}

async function draw(card: Card, style: CardStyle, options: ResvgRenderOptions): Promise<Uint8Array> {
  const measure = (text: string, { family, size, weight }: Font) => {
    const probe = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text y="120" font-family="${family}" font-size="${size}" font-weight="${weight}">${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text></svg>`;
    return new Resvg(probe, options).getBBox()?.width ?? 0;
  };
  // On another thread: a picture takes a third of a second.
  return (await renderAsync(cardSvg(card, style, measure), options)).asPng();
}

/** The renderer supports neither WOFF nor variable fonts, so each weight becomes a TrueType file in the cache. */
async function fontOptions(cards: readonly Card[], cache: string): Promise<ResvgRenderOptions> {
  const text = cards.map((card) => Object.values(card).join(' ')).join(' ');
  const { resolve } = createRequire(import.meta.url);
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

async function codeDigest(): Promise<string> {
  const sources = ['card.ts', 'draw.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  const faces = FACES.map(({ file }) => createRequire(import.meta.url).resolve(file));
  return digest([...(await Promise.all(sources.map((path) => readFile(path)))), faces.join('\n')]);
}

function digest(parts: ReadonlyArray<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}
