import type { Connect } from 'vite';
import { MANIFEST } from '../../search/format.ts';
import type { SiteData } from '../configuration.ts';
import { contentType } from '../hosting/media-types.ts';
import { siteRecords } from '../search/index.ts';
import { indexFiles } from '../search/index-files.ts';
import { searchPage } from './search-pages.ts';
import { searchSources } from './search-sources.ts';

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
