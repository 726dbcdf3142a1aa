import type { APIRoute } from 'astro';
import { publishedData } from '../content/data/published.ts';
import { indexFiles } from '../features/search/records.ts';
import { sitePages } from './_site-pages.ts';

/** Tables of the site as data, and the search's files. */
export const getStaticPaths = async () =>
  [...publishedData(), ...indexFiles(await sitePages())].map(([path, text]) => ({
    params: { data: path.replace(/\.json$/, '') },
    props: { text },
  }));

export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'Content-Type': 'application/json' } });
