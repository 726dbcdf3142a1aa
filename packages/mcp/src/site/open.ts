import { openIndex } from '@content-credentials/search/load';
import type { Search } from '@content-credentials/search/search';
import { type AssistantSiteData, SITE_DATA_FILE, siteDataSchema } from './data.ts';
import type { SiteFiles } from './files.ts';

/** Everything that tools work with. */
export interface Context {
  files: SiteFiles;
  data: AssistantSiteData;
  /** The site's own search; its index is read when it's first needed. */
  search: () => Promise<Search>;
  /** Folders whose files may be inspected; undefined: any file that this process can read. */
  folders: readonly string[] | undefined;
}

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
