import { join } from 'node:path';
import { site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { exampleArchives, sampleArchives } from '../content/archives/sample.ts';
import { sourceDir } from '../content/source.ts';
import { sitePages } from './_site-pages.ts';

/** An archive for each example, and for each sample whose page links to one. */
export async function getStaticPaths() {
  const links = new Set((await sitePages()).flatMap((page) => page.links));
  const samples = sampleArchives(join(sourceDir, 'samples'));
  const linked = samples.filter(([address]) => links.has(site.base + address.slice(1)));
  return [...exampleArchives(sourceDir), ...linked].map(([address, make]) => ({
    params: { archive: address.slice(1, -'.zip'.length) },
    props: { make },
  }));
}

export const GET: APIRoute<{ make: () => Promise<Uint8Array<ArrayBuffer> | undefined> }> = async ({
  props: { make },
}) => new Response(await make(), { headers: { 'Content-Type': 'application/zip' } });
