import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { exampleArchive, exampleArchiveAt, sampleArchive } from '../content/archives/sample.ts';
import { sourceDir } from '../content/source.ts';
import { sitePages } from './_site-pages.ts';

/** Examples that readers download whole. */
function examples(): string[] {
  const folder = join(sourceDir, 'examples');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => existsSync(join(folder, name, 'archive.json')));
}

/** An archive for each example, and for each sample whose page links to one. */
export async function getStaticPaths() {
  const links = new Set((await sitePages()).flatMap((page) => page.links));
  const samples = [...links].flatMap((link) => {
    const path = link.startsWith(site.base) ? link.slice(site.base.length) : '';
    return /^samples\/.+\.zip$/.test(path) ? [path] : [];
  });
  return [
    ...examples().map((name) => ({
      params: { archive: exampleArchiveAt(name).slice(1, -'.zip'.length) },
      props: { make: () => exampleArchive(sourceDir, name) },
    })),
    ...samples.map((path) => ({
      params: { archive: path.slice(0, -'.zip'.length) },
      props: { make: () => sampleArchive(join(sourceDir, 'samples'), path.replace('samples/', '')) },
    })),
  ];
}

export const GET: APIRoute<{ make: () => Promise<Uint8Array<ArrayBuffer> | undefined> }> = async ({
  props: { make },
}) => new Response(await make(), { headers: { 'Content-Type': 'application/zip' } });
