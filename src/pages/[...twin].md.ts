import type { APIRoute } from 'astro';
import { twinAddress } from '../config/address.ts';
import { staticFile } from '../content/static-file.ts';
import { sitePageAt, twinAddresses } from './_site-pages.ts';

/** Each page as Markdown, at its address followed by `.md`. */
export const getStaticPaths = async () =>
  [...(await twinAddresses())]
    .filter((address) => !staticFile(twinAddress(address)))
    .map((address) => ({
      params: { twin: twinAddress(address).slice(1).replace(/\.md$/, '') },
      props: { address },
    }));

export const GET: APIRoute<{ address: string }> = async ({ props: { address } }) =>
  new Response((await sitePageAt(address)).markdown, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
