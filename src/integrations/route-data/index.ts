import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type RouteData, routeDataPath } from '../../addresses/route-data.ts';
import { builtPages } from '../built-pages.ts';
import { writeOutput } from '../output.ts';
import { routeDataOf } from './of-page.ts';

/**
 * Writes the data of each page: what the router swaps in, without the styles and the frame that all pages share. It's
 * cut from the finished page, so that both always say the same.
 */
export function routeData(): AstroIntegration {
  return {
    name: 'route-data',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        const out = fileURLToPath(dir);
        let written = 0;
        for (const { file, address, redirect } of (await builtPages(out)).values()) {
          const page = address === '/404' ? undefined : routeDataOf(readFileSync(join(out, file), 'utf8'));
          // A redirect's data is empty, which the router takes for "not a page", because a missing file would be an error
          // in the reader's console.
          if (!page && !redirect) continue;
          const path = join(out, routeDataPath(address, '/'));
          const data: RouteData = page?.data ?? { styles: [], html: '' };
          if (page?.rest.length) {
            // The digest keeps the top of one build and the rest of another apart.
            const digest = createHash('sha256').update(page.rest.join()).digest('hex').slice(0, 8);
            data.rest = basename(path).replace(/json$/, `${digest}.json`);
            writeOutput(join(dirname(path), data.rest), JSON.stringify(page.rest));
          }
          writeOutput(path, JSON.stringify(data));
          written += 1;
        }
        logger.info(`data of ${written} pages for the router`);
      },
    },
  };
}
