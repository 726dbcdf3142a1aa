import { readFileSync } from 'node:fs';
import { site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { OWN_ACCENT, recolor } from '../../config/layout.ts';
import { breadcrumbsOf } from '../../content/doc-page.ts';
import { cardAddress } from '../../content/navigation.ts';
import { getDocs } from '../../content/pages.ts';
import { staticFile } from '../../content/static-file.ts';
import { type Card, socialCard } from '../../features/social-cards/card.ts';

const { title, tagline, favicon, accentColor = OWN_ACCENT } = site;
const icon = favicon.endsWith('.svg') ? staticFile(favicon) : undefined;
const home: Card = {
  title,
  accent: accentColor,
  ...(tagline !== undefined && { tagline }),
  ...(icon && { mark: Buffer.from(recolor(readFileSync(icon, 'utf8'), site.accentColor)) }),
};

/** The picture shown when a page is shared: one for each section of the docs, and one for the other pages. */
export async function getStaticPaths() {
  const cards = new Map<string, Card>([[cardAddress({ breadcrumbs: [] }), home]]);
  for (const doc of await getDocs()) {
    const breadcrumbs = await breadcrumbsOf(doc);
    const [section] = breadcrumbs;
    if (section) cards.set(cardAddress({ breadcrumbs }), { ...home, title: section.label, kicker: title });
  }
  return [...cards]
    .filter(([address]) => !staticFile(address))
    .map(([address, card]) => ({
      params: { card: decodeURIComponent(address.replace(/^\/social\/|\.png$/g, '')) },
      props: { make: () => socialCard(card) },
    }));
}

export const GET: APIRoute<{ make: () => Promise<Buffer> }> = async ({ props: { make } }) =>
  new Response(new Uint8Array(await make()), { headers: { 'Content-Type': 'image/png' } });
