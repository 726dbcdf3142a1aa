import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Card, CardStyle } from './card.ts';
import { digest } from './digest.ts';
import { FACES } from './faces.ts';
import { draw, fontOptions } from './render.ts';

/**
 * Cards as PNGs by address (`/social/home.png`). A card drawn before from the same text, style, fonts, and code comes
 * from the cache.
 */
export async function drawCards(
  cards: ReadonlyMap<string, Card>,
  style: CardStyle,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  await mkdir(cache, { recursive: true });
  const code = await codeDigest();
  let renderer: Promise<(card: Card) => Promise<Uint8Array>> | undefined;
  const drawn = [...cards].map(async ([address, card]) => {
    const path = join(cache, `${digest([JSON.stringify([card, style]), code])}.png`);
    if (!existsSync(path)) {
      renderer ??= rendererOf([...cards.values()], style, cache);
      await writeFile(path, await (await renderer)(card));
    }
    return [address, await readFile(path)] as const;
  });
  return new Map(await Promise.all(drawn));
}

async function rendererOf(cards: readonly Card[], style: CardStyle, cache: string) {
  const options = await fontOptions(cards, cache);
  return (card: Card) => draw(card, style, options);
}

async function codeDigest(): Promise<string> {
  const sources = ['card.ts', 'render.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  const faces = FACES.map(({ file }) => createRequire(import.meta.url).resolve(file));
  return digest([...(await Promise.all(sources.map((path) => readFile(path)))), faces.join('\n')]);
}
