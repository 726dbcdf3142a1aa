import { publishingNotes, type Site } from '../../config/site.ts';
import type { FileWriter } from '../files.ts';
import { emitHosting, type HostingOptions } from './emit.ts';

/**
 * Prepares the built folder for its hosts. It must be the last in the list, because it reads the finished pages.
 */
export function hosting(options: HostingOptions & { site: Site }): FileWriter {
  return {
    name: 'hosting',
    async write(out, logger) {
      const { pages, warnings } = await emitHosting(out, options);
      for (const warning of [...warnings, ...publishingNotes(options.site)]) logger.warn(warning);
      logger.info(`policy of ${pages} pages`);
    },
  };
}
