import type { Search } from '@content-credentials/search/search';
import type { AssistantSiteData } from './site/data.ts';
import type { SiteFiles } from './site/files.ts';

/** Everything that tools work with. */
export interface Context {
  files: SiteFiles;
  data: AssistantSiteData;
  /** The site's own search; its index is read when it's first needed. */
  search: () => Promise<Search>;
  /** Folders whose files may be inspected; undefined: any file that this process can read. */
  folders: readonly string[] | undefined;
}
