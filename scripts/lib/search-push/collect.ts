import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../../src/config/index.ts';
import { loadSite } from '../../../src/integrations/configuration.ts';
import { builtRecords } from '../../../src/integrations/search/index.ts';
import type { SearchRecord } from '../../../src/integrations/search/records.ts';
import { PushError } from './push.ts';

/**
 * The records of a built site in all its languages: those that its embedded index is built from.
 * @param sourceDir the folder of site.config.ts @param outDir the folder of the built site
 * @throws PushError if a language wasn't built
 */
export async function collectRecords(sourceDir: string, outDir: string): Promise<SearchRecord[]> {
  const { site } = await loadConfig(sourceDir);
  const lists = await Promise.all(
    site.locales.items.map(async ({ code, path }) => {
      const data = await loadSite(sourceDir, code);
      const dir = join(outDir, path);
      if (!existsSync(join(dir, 'index.html'))) {
        const locale = code === site.locales.default ? '' : `SITE_LOCALE=${code} SITE_OUT=${dir} `;
        throw new PushError(`There is no built site in ${dir}. Run: ${locale}npm run build`);
      }
      const records = await builtRecords(data, dir);
      // Two languages have the same addresses, and one index contains both.
      return code === site.locales.default
        ? records
        : records.map((record) => ({ ...record, objectID: `${code}:${record.objectID}` }));
    }),
  );
  return lists.flat();
}
