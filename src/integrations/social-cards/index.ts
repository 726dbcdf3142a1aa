import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { absoluteUrl } from '../../addresses/address.ts';
import { OWN_ACCENT } from '../../config/accent.ts';
import type { Site } from '../../config/index.ts';
import { type BuiltPages, builtPages } from '../built-pages.ts';
import type { SiteData } from '../configuration.ts';
import type { FileWriter } from '../files.ts';
import { writeFile } from '../write-file.ts';
import type { Card, CardStyle } from './card.ts';
import { drawCards } from './draw.ts';

const drawn = new Set<string>();

/** Cards that this build drew, by their paths in the output folder. */
export const drawnCards = (): ReadonlySet<string> => drawn;

/** Draws the picture shown when a page is shared: one for each section of the docs. */
export function socialCards({ site }: SiteData): FileWriter {
  return {
    name: 'social-cards',
    async write(out) {
      const cards = cardsOf(await builtPages(out), site);
      for (const [address, png] of await drawCards(
        cards,
        styleOf(site, out),
        resolve('node_modules/.cache/social-cards'),
      )) {
        const path = join(out, address);
        // A picture with the same name in a static folder is the operator's own.
        if (existsSync(path)) continue;
        writeFile(path, png);
        drawn.add(address.slice(1));
      }
    },
  };
}

/** The cards that pages refer to, by address without the base; pages in one section share one. */
export function cardsOf(
  pages: BuiltPages,
  site: Pick<Site, 'title' | 'tagline' | 'url' | 'base' | 'trailingSlash'>,
) {
  const cards = new Map<string, Card>();
  const folder = absoluteUrl('/social/', site).replace(/\/*$/, '/');
  for (const { image, section } of pages.values()) {
    if (image === undefined || !image.startsWith(folder)) continue;
    cards.set(`/social/${decodeURIComponent(image.slice(folder.length))}`, {
      ...(section === undefined ? { title: site.title } : { title: section, kicker: site.title }),
      ...(site.tagline !== undefined && { tagline: site.tagline }),
    });
  }
  return cards;
}

/** The site's colors (`src/styles/tokens.css`), unless the configuration has others. */
function styleOf({ socialCard, favicon, accentColor = OWN_ACCENT }: Site, outDir: string): CardStyle {
  const icon = join(outDir, favicon);
  const mark = favicon.endsWith('.svg') && existsSync(icon) ? readFileSync(icon, 'utf8') : undefined;
  return {
    background: socialCard?.backgroundColor ?? '#f5f7f6',
    text: socialCard?.textColor ?? '#17211f',
    accent: socialCard?.textColor ?? accentColor,
    ...(mark !== undefined && { mark }),
  };
}
