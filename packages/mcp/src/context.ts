import type { AssistantSiteData } from '../../../src/assistants/site-data.ts';
import type { SearchSource } from '../../../src/tools/search/source.ts';
import type { SiteFiles } from './site/files.ts';

/** Everything that tools work with. */
export interface Context {
  files: SiteFiles;
  data: AssistantSiteData;
  search: SearchSource;
  /** Folders whose files may be inspected; undefined: any file that this process can read. */
  folders: readonly string[] | undefined;
}
