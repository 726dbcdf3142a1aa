import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishingNotes, type Site } from '../../config/index.ts';
import { type BuiltPage, builtPages } from '../built-pages.ts';
import type { FileWriter } from '../files.ts';
import { emitHosting, type HostingOptions } from './emit.ts';
import { limitWarnings } from './limits.ts';
import { measurePages } from './page-costs.ts';

/** Warnings about limits, from the page with the most ids of each part of the site: /docs, /tools, /search. */
async function limitsOf(out: string, site: Site): Promise<string[]> {
  const largest = new Map<string, BuiltPage>();
  for (const page of (await builtPages(out)).values()) {
    if (page.redirect) continue;
    const [, part = ''] = page.address.split('/');
    if (page.ids.size > (largest.get(part)?.ids.size ?? -1)) largest.set(part, page);
  }
  const costsOf = measurePages(out, site);
  return limitWarnings(
    [...largest.values()].map(({ address, file }) => ({
      address,
      costs: costsOf(readFileSync(join(out, file), 'utf8')).costs,
    })),
  );
}

/**
 * Prepares the built folder for its hosts. It must be the last in the list, because it reads the finished pages.
 */
export function hosting(options: HostingOptions & { site: Site }): FileWriter {
  return {
    name: 'hosting',
    async write(out, logger) {
      const { pages, warnings } = await emitHosting(out, options);
      for (const warning of warnings) logger.warn(warning);
      for (const warning of await limitsOf(out, options.site)) logger.warn(warning);
      for (const note of publishingNotes(options.site)) logger.warn(note);
      logger.info(`policy of ${pages} pages`);
    },
  };
}
