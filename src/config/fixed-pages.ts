import type { Site } from './site.ts';
import { TOOLS_ADDRESS, toolAddress } from './tool-pages.ts';

/** A page that the site has in addition to its docs, and its name in messages. */
export interface FixedPage {
  address: string;
  by: string;
}

/** The pages that depend only on the configuration: home, search, tools, and each version's landing page. */
export const fixedPages = (site: Pick<Site, 'search' | 'tools' | 'versions'>): FixedPage[] => [
  { address: '/', by: 'the home page' },
  { address: `/${site.search.searchPagePath}`, by: 'the search page' },
  ...(site.tools.length > 0 ? [{ address: TOOLS_ADDRESS, by: 'the list of tools' }] : []),
  ...site.tools.map((id) => ({ address: toolAddress(id), by: `the page of the tool ${id}` })),
  ...site.versions.map(({ path, label }) => ({ address: path, by: `the landing page of ${label}` })),
];
