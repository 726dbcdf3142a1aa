import type { Connect } from 'vite';
import { MANIFEST } from '../../tools/search/embedded/format.ts';
import { readPages } from '../built-pages.ts';
import type { SiteData } from '../configuration.ts';
import { contentType } from '../hosting/media-types.ts';
import { siteRecords } from '../search/index.ts';
import { indexFiles } from '../search/index-files.ts';
import { fetchPages } from './page-cache.ts';

interface Logger {
  info(message: string): void;
  error(message: string): void;
}

/**
 * Answers for the files of the search's index. It's made when the search first asks for it, and again when pages changed
 * since; pages that didn't change come from a cache on disk.
 */
export function devSearch(
  data: SiteData,
  sourceDir: string,
  origin: () => string | undefined,
  logger: Logger,
): Connect.NextHandleFunction {
  let files: ReadonlyMap<string, string | Uint8Array> = new Map();
  let making: Promise<void> | undefined;

  const make = async (at: string) => {
    const start = performance.now();
    const { folder, fetched } = await fetchPages(data, sourceDir, at);
    if (fetched > 0 || files.size === 0)
      files = indexFiles(await siteRecords(data, folder, await readPages(folder)));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (fetched > 0) logger.info(`search: read ${fetched} pages that were new or changed in ${seconds} s`);
  };

  return async (request, response, next) => {
    const name = decodeURIComponent(request.url?.split('?')[0]?.slice(data.site.base.length) ?? '');
    const at = origin();
    if (at && name === MANIFEST) {
      making ??= make(at).finally(() => {
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
