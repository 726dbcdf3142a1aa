import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { publishingNotes, type Site } from '../../config/index.ts';
import type { CompressReport } from './compress.ts';
import { emitHosting, type HostingOptions } from './emit.ts';

const compressedCount = ({ written, cached, milliseconds }: CompressReport) =>
  `${written} compressed files (${cached} from the cache) in ${milliseconds} ms`;

/**
 * Prepares the built folder for its hosts. It must be the last integration in the list, because it reads the finished
 * pages and, if configured, compresses everything the others wrote.
 */
export function hosting(options: HostingOptions & { site: Site }): AstroIntegration {
  let cache = '';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('./node_modules/.cache/', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { pages, warnings, compressed } = await emitHosting(fileURLToPath(dir), options, cache);
        for (const warning of warnings) logger.warn(warning);
        for (const note of publishingNotes(options.site, new Date())) logger.warn(note);
        logger.info(`policy of ${pages} pages${compressed ? `; ${compressedCount(compressed)}` : ''}`);
      },
    },
  };
}
