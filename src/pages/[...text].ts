import { site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../config/address.ts';
import { atomFeed, changes } from '../content/data/changes.ts';
import { FEED, OPENSEARCH, openSearch } from '../content/site-texts.ts';
import { sourceDir } from '../content/source.ts';
import { staticFile } from '../content/static-file.ts';
import { robots } from '../features/machine-readable/sitemap.ts';

/**
 * The small files that browsers, search bars, search engines, and feed readers request. A file with the same name in
 * a static folder is the operator's own.
 */
export function getStaticPaths() {
  const { feed } = site;
  const files: Array<[address: string, type: string, text: string]> = [
    [OPENSEARCH, 'application/xml', openSearch(site)],
    [
      '/robots.txt',
      'text/plain; charset=utf-8',
      robots({ ...site, sitemapUrl: absoluteUrl('/sitemap.xml', site) }),
    ],
  ];
  if (feed) files.push([FEED, 'application/atom+xml', atomFeed(feed, changes(sourceDir), site)]);
  return files
    .filter(([address]) => !staticFile(address))
    .map(([address, type, text]) => ({ params: { text: address.slice(1) }, props: { type, text } }));
}

export const GET: APIRoute<{ type: string; text: string }> = ({ props: { type, text } }) =>
  new Response(text, { headers: { 'Content-Type': type } });
