import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { twinAddress } from '../config/address.ts';
import { OWN_ACCENT, recolor } from '../config/layout.ts';
import { atomFeed, changes } from '../content/data/changes.ts';
import { publishedData } from '../content/data/published.ts';
import { breadcrumbsOf } from '../content/doc-page.ts';
import { cardAddress } from '../content/navigation.ts';
import {
  HASH_COVERAGE,
  hashCoveragePackage,
  hashCoverageVersion,
} from '../content/packages/hash-coverage.ts';
import { getDocs } from '../content/pages.ts';
import {
  FEED,
  ICON_BACKGROUND,
  isDrawable,
  OPENSEARCH,
  openSearch,
  robots,
  sitemap,
  TOUCH_ICON,
} from '../content/site-texts.ts';
import { sourceDir } from '../content/source.ts';
import { staticFile } from '../content/static-file.ts';
import { assistantFiles } from '../features/assistants/files.ts';
import { CHANGED_FILE, changedPicture } from '../features/home/live-card.ts';
import { indexFiles } from '../features/search/records.ts';
import { type Card, drawIcon, icoOf, socialCard } from '../features/social-cards/card.ts';
import { contentType } from '../integrations/hosting/media-types.ts';
import { sitePageAt, sitePages, twinAddresses } from './_site-pages.ts';

type Content = string | Uint8Array | undefined;
type Make = () => Promise<Content> | Content;

/** The icons that browsers request, drawn from the site's own. */
function icons(): Record<string, Make> {
  const { favicon, accentColor } = site;
  const path = staticFile(favicon);
  if (path === undefined || !isDrawable(site)) return {};
  const draw = (size: number, margin: number, background?: string) => {
    const file = readFileSync(path);
    const icon = favicon.endsWith('.svg') ? Buffer.from(recolor(String(file), accentColor)) : file;
    return drawIcon(icon, { size, margin, background });
  };
  return {
    '/favicon.ico': async () => icoOf(await draw(48, 0), 48),
    [TOUCH_ICON.address]: () => draw(TOUCH_ICON.size, 0.12, ICON_BACKGROUND),
  };
}

/** The pictures shown when a page is shared: one for each section of the docs, and one for the other pages. */
async function cards(): Promise<Array<[address: string, make: Make]>> {
  const { title, tagline, favicon, accentColor } = site;
  const icon = favicon.endsWith('.svg') ? staticFile(favicon) : undefined;
  const home: Card = {
    title,
    accent: accentColor ?? OWN_ACCENT,
    ...(tagline !== undefined && { tagline }),
    ...(icon && { mark: Buffer.from(recolor(readFileSync(icon, 'utf8'), accentColor)) }),
  };
  const all = new Map([[cardAddress({ breadcrumbs: [] }), home]]);
  for (const doc of await getDocs()) {
    const breadcrumbs = await breadcrumbsOf(doc);
    const [section] = breadcrumbs;
    if (section) all.set(cardAddress({ breadcrumbs }), { ...home, title: section.label, kicker: title });
  }
  return [...all].map(([address, card]) => [address, () => socialCard(card)]);
}

/** Each page as Markdown, at its address followed by `.md`. */
const twins = async (): Promise<Array<[address: string, make: Make]>> =>
  [...(await twinAddresses())].map((address) => [
    twinAddress(address),
    async () => (await sitePageAt(address)).markdown,
  ]);

/** What assistants and their tools get. */
const forAssistants = assistantFiles(site, sourceDir, async () => {
  const pages = await sitePages();
  return { pages, index: indexFiles(pages), data: publishedData() };
});

/**
 * The single files that browsers, search engines, feed readers, and assistants request, each made when it's asked for. A file with
 * the same name in a static folder is the operator's own.
 */
export async function getStaticPaths() {
  const { feed } = site;
  const files: Record<string, Make> = {
    [OPENSEARCH]: () => openSearch(site),
    '/robots.txt': () => robots(site),
    ...(!site.noIndex && { '/sitemap.xml': async () => sitemap(await sitePages(), site) }),
    ...(feed && { [FEED]: () => atomFeed(feed, changes(sourceDir), site) }),
    ...icons(),
    // The file of the home page's card after the change, so that anybody can check what the card says.
    ...(changedPicture(sourceDir) && { [`/${CHANGED_FILE}`]: () => changedPicture(sourceDir) }),
    // Lock files have the address and the checksum of our package, so each version has an address of its own.
    ...(existsSync(join(sourceDir, 'examples')) && {
      [`/downloads/${hashCoverageVersion()}/${HASH_COVERAGE}.tgz`]: async () =>
        (await hashCoveragePackage()).tarball,
    }),
    ...Object.fromEntries([...forAssistants].map(([path, make]) => [`/${path}`, make])),
    ...Object.fromEntries([...(await cards()), ...(await twins())]),
  };
  return Object.entries(files)
    .filter(([address]) => !staticFile(address))
    .map(([address, make]) => ({ params: { file: decodeURIComponent(address).slice(1) }, props: { make } }));
}

export const GET: APIRoute<{ make: Make }> = async ({ params: { file = '' }, props: { make } }) =>
  new Response((await make()) as BodyInit, { headers: { 'Content-Type': contentType(file) } });
