import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absoluteUrl, hrefOf } from '../../addresses/address.ts';
import type { Site } from '../../config/index.ts';
import { type BuiltPage, pageOf } from '../built-pages.ts';
import { escapeHtml, type SearchSource } from './search-sources.ts';

/** A page in the form that the search index uses. */
export interface SearchPage {
  page: BuiltPage;
  html: string;
  /** It's from the last build, including what components print. */
  isBuilt: boolean;
}

/** A page from the last build if nothing has changed since; otherwise, only what its source contains. */
export async function searchPage(source: SearchSource, site: Site, outDir: string): Promise<SearchPage> {
  return (await fromBuild(source, site, outDir)) ?? (await fromSource(source, site));
}

async function fromBuild(
  { address, title, changed }: SearchSource,
  site: Site,
  outDir: string,
): Promise<SearchPage | undefined> {
  const file = [`${address}.html`, `${address}/index.html`].find((one) => existsSync(join(outDir, one)));
  if (file === undefined || statSync(join(outDir, file)).mtimeMs < changed) return undefined;
  const html = await readFile(join(outDir, file), 'utf8');
  const page = await pageOf(file.slice(1), html);
  // The folder may contain another site.
  const isOurs = page.canonical === absoluteUrl(address, site) && page.title === title;
  return isOurs ? { page, html, isBuilt: true } : undefined;
}

async function fromSource(source: SearchSource, site: Site): Promise<SearchPage> {
  const { address, title, description, noIndex, sidebarLabel, kind, aliases, asked } = source;
  const href = hrefOf(address, site);
  const page: BuiltPage = {
    file: `${address.slice(1)}.html`,
    address,
    title,
    description,
    canonical: absoluteUrl(address, site),
    noIndex,
    redirect: false,
    hasTwin: true,
    sources: [],
    samples: [],
    tools: [],
    code: { scripts: [], styles: [], blocked: [] },
    ids: new Set(),
    links: sidebarLabel === undefined ? [] : [{ href, text: sidebarLabel, place: 'sidebar' }],
  };
  const listed = (name: string, all: readonly string[]) => `${name}="${escapeHtml(all.join('|'))}"`;
  const marks = `data-kind="${kind}" ${listed('data-aliases', aliases)} ${listed('data-asked', asked)}`;
  return { page, html: `<article ${marks}>${await source.article()}</article>`, isBuilt: false };
}
