import { openIndex } from '@content-credentials/search/load';
import type { Context } from '../context.ts';
import { SITE_DATA_FILE, siteDataSchema } from './data.ts';
import type { SiteFiles } from './files.ts';

/**
 * Opens the documentation.
 * @throws Error if the site's version differs from this package's
 */
export async function openSite(files: SiteFiles, folders: Context['folders']): Promise<Context> {
  const parsed = siteDataSchema.safeParse(JSON.parse(await files.read(SITE_DATA_FILE)));
  if (!parsed.success)
    throw new Error(
      `${SITE_DATA_FILE} isn't what this version of the server expects. Install the server from the same site.`,
    );
  return {
    files,
    data: parsed.data,
    search: openIndex(async (path) => JSON.parse(await files.read(path))).all,
    folders,
  };
}
