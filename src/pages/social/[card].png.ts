import { readFileSync } from 'node:fs';
import { site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { OWN_ACCENT, recolor } from '../../config/layout.ts';
import { breadcrumbsOf } from '../../content/doc-page.ts';
import { cardAddress } from '../../content/navigation.ts';
import { getDocs } from '../../content/pages.ts';
import { staticFile } from '../../content/static-file.ts';
import { type Card, type CardStyle, socialCard } from '../../features/social-cards/card.ts';

/** The site's colors (`src/styles/tokens.css`), unless the configuration has others. */
function styleOf({ socialCard, favicon, accentColor }: typeof site): CardStyle {
  const icon = favicon.endsWith('.svg') && staticFile(favicon);
  return {
    background: socialCard?.backgroundColor ?? '#f5f7f6',
    text: socialCard?.textColor ?? '#17211f',
    accent: socialCard?.textColor ?? accentColor ?? OWN_ACCENT,
    ...(icon && { mark: Buffer.from(recolor(readFileSync(icon, 'utf8'), accentColor)) }),
  };
}

const about = { ...(site.tagline !== undefined && { tagline: site.tagline }) };
const home: Card = { title: site.title, ...about };

/** The picture shown when a page is shared: one for each section of the docs, and one for the other pages. */
export async function getStaticPaths() {
  const cards = new Map<string, Card>([[cardAddress({ breadcrumbs: [] }), home]]);
  for (const doc of await getDocs()) {
    const breadcrumbs = await breadcrumbsOf(doc);
    const [section] = breadcrumbs;
    if (section)
      cards.set(cardAddress({ breadcrumbs }), { title: section.label, kicker: site.title, ...about });
  }
  const style = styleOf(site);
  return [...cards]
    .filter(([address]) => !staticFile(address))
    .map(([address, card]) => ({
      params: { card: decodeURIComponent(address.replace(/^\/social\/|\.png$/g, '')) },
      props: { make: () => socialCard(card, style) },
    }));
}

export const GET: APIRoute<{ make: () => Promise<Buffer> }> = async ({ props: { make } }) =>
  new Response(new Uint8Array(await make()), { headers: { 'Content-Type': 'image/png' } });
