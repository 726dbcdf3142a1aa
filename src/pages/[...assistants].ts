import { sidebars, site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { lookup } from 'mrmime';
import { publishedData } from '../content/data/published.ts';
import { sourceDir } from '../content/source.ts';
import { assistantFiles } from '../features/assistants/files.ts';
import { indexFiles } from '../features/search/records.ts';
import { sitePages } from './_site-pages.ts';

const files = assistantFiles({ site, sidebars }, sourceDir, async () => {
  const pages = await sitePages();
  return { pages, index: indexFiles(pages), data: publishedData() };
});

/** What assistants and their tools get. */
export const getStaticPaths = () => [...files.keys()].map((assistants) => ({ params: { assistants } }));

export const GET: APIRoute = async ({ params: { assistants = '' } }) => {
  const body = await files.get(assistants)?.();
  return new Response(body as BodyInit, {
    headers: { 'Content-Type': lookup(assistants) ?? 'text/plain; charset=utf-8' },
  });
};
