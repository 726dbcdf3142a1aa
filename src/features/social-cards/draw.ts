import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { cached } from '../../content/cache.ts';
import { digestOf } from '../../content/digest.ts';
import type { Card, CardStyle } from './card.ts';
import { draw, fontOptions } from './render.ts';

/** What a card is drawn with; the lock file has the versions of fonts and of the renderer. */
const SOURCES = ['src/features/social-cards/{card,render,faces}.ts', 'package-lock.json'];

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
