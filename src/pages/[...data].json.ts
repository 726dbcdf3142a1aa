import type { APIRoute } from 'astro';
import { publishedData } from '../content/data/published.ts';

export const getStaticPaths = () =>
  [...publishedData()].map(([path, text]) => ({
    params: { data: path.replace(/\.json$/, '') },
    props: { text },
  }));

export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'Content-Type': 'application/json' } });
