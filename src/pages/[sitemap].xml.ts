import { site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { staticFile } from '../content/static-file.ts';
import { sitemap } from '../features/machine-readable/sitemap.ts';
import { sitePages } from './_site-pages.ts';

/** The sitemap, unless there's nothing that search engines may index. */
export async function getStaticPaths() {
  const text = site.noIndex || staticFile('/sitemap.xml') ? undefined : sitemap(await sitePages(), site);
  return text === undefined ? [] : [{ params: { sitemap: 'sitemap' }, props: { text } }];
}

export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'Content-Type': 'application/xml' } });
