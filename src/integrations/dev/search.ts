import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { absoluteUrl, hrefOf } from '../../addresses/address.ts';
import type { Site } from '../../config/index.ts';
import { MANIFEST } from '../../search/format.ts';
import { type BuiltPage, builtPage } from '../built-pages.ts';
import type { SiteData } from '../configuration.ts';
import { contentType } from '../hosting/media-types.ts';
import { siteRecords } from '../search/index.ts';
import { indexFiles } from '../search/index-files.ts';
import { escapeHtml, type SearchSource, searchSources } from './search-sources.ts';

interface Logger {
  info(message: string): void;
  error(message: string): void;
}

/**
 * Serves the search index's files. The index is created when the search first needs it, and again after a page is
 * edited. Rendering every page would take a minute, so pages come from the last build in `outDir`; for pages that
 * have changed since, it uses the text of their source.
 */
export function devSearch(
  data: SiteData,
  sourceDir: string,
  outDir: string,
  logger: Logger,
): Connect.NextHandleFunction {
  let files: ReadonlyMap<string, string | Uint8Array> = new Map();
  let indexed = '';
  let making: Promise<void> | undefined;

  const make = async () => {
    const start = performance.now();
    const sources = searchSources(data, sourceDir);
    const state = sources.map(({ address, changed }) => `${address} ${changed}`).join('\n');
    if (state === indexed) return;
    const pages = await Promise.all(sources.map((source) => searchPage(source, data.site, outDir)));
    const htmls = new Map(pages.map(({ page, html }) => [page.file, html]));
    const found = new Map(pages.map(({ page }) => [page.address, page]));
    files = indexFiles(await siteRecords(data, found, async ({ file }) => htmls.get(file) ?? ''));
    indexed = state;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    logger.info(`search: ${summaryOf(pages)}, in ${seconds} s`);
  };

  return async (request, response, next) => {
    const name = decodeURIComponent(request.url?.split('?')[0]?.slice(data.site.base.length) ?? '');
    if (name === MANIFEST) {
      making ??= make().finally(() => {
        making = undefined;
      });
      await making.catch((error: Error) => logger.error(`search: ${error.message}`));
    }
    const content = files.get(name);
    if (content === undefined) return next();
    response.setHeader('Content-Type', contentType(name));
    response.end(content);
  };
}

/** Reports which pages are searched without what their components print. */
function summaryOf(pages: ReadonlyArray<{ isBuilt: boolean }>): string {
  const changed = pages.filter(({ isBuilt }) => !isBuilt).length;
  const all = `${pages.length} pages`;
  if (changed === 0) return `${all}, as they were last built`;
  const which = changed === pages.length ? 'none of them built' : `${changed} changed since the last build`;
  return `${all}, ${which}: npm run build adds what their components print`;
}

/** A page in the form that the search index uses. */
interface SearchPage {
  page: BuiltPage;
  html: string;
  /** It's from the last build, including what components print. */
  isBuilt: boolean;
}

/** A page from the last build if nothing has changed since; otherwise, only what its source contains. */
async function searchPage(source: SearchSource, site: Site, outDir: string): Promise<SearchPage> {
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
  const page = builtPage(file.slice(1), html);
  // The folder may contain another site.
  const isOurs = page.canonical === absoluteUrl(address, site) && page.title === title;
  return isOurs ? { page, html, isBuilt: true } : undefined;
}

async function fromSource(source: SearchSource, site: Site): Promise<SearchPage> {
  const { address, title, description, noIndex, sidebarLabel, kind, aliases, asked } = source;
  const href = hrefOf(address, site);
  const listed = (name: string, all: readonly string[]) => `${name}="${escapeHtml(all.join('|'))}"`;
  const marks = `data-kind="${kind}" ${listed('data-aliases', aliases)} ${listed('data-asked', asked)}`;
  const html = `<article ${marks}>${await source.article()}</article>`;
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
    files: [],
    tools: [],
    code: { scripts: [], styles: [], blocked: [] },
    ids: new Set(),
    links: sidebarLabel === undefined ? [] : [{ href, text: sidebarLabel, place: 'sidebar' }],
  };
  return { page, html, isBuilt: false };
}
