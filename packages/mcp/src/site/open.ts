import { SITE_DATA_FILE, siteDataSchema } from '../../../../src/assistants/site-data.ts';
import { loadNames } from '../../../../src/features/search/load.ts';
import type { Context } from '../context.ts';
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
  const loadSearch = async () => {
    const { complete } = await loadNames(async (path) => JSON.parse(await files.read(path)));
    return complete();
  };
  let search: ReturnType<typeof loadSearch> | undefined;
  return {
    files,
    data: parsed.data,
    search() {
      search ??= loadSearch();
      search.catch(() => {
        search = undefined;
      });
      return search;
    },
    folders,
  };
}
