import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarItem } from '../../config/sidebars.ts';
import { itemHeadings, overviewHeadings } from '../../page-data/api-headings.ts';
import { apiData, type ItemPageText, type OverviewPageText } from '../../page-data/api-reference.ts';
import type { GeneratedFacts, ItemPage, OverviewPage } from '../../page-data/generated-page.ts';
import { type Links, readersFor } from '../api-model/code.ts';
import type { ApiFamily } from '../api-model/family.ts';

const FILE = 'data/api/c2pa.json';

/** Pages of a package that doesn't change anymore. Everything about them is data, with Markdown and code as text. */
interface FrozenReference extends Pick<GeneratedFacts, 'sources'> {
  checked: { date: string; with: string[] };
  /** The address of each type; a page's own `links` come first. */
  links: Links;
  sidebar: SidebarItem[];
  pages: Array<
    Pick<GeneratedFacts, 'id' | 'title' | 'description' | 'sidebarLabel'> & { links?: Links } & (
        | { view: 'api-item'; data: ItemPageText }
        | { view: 'api-overview'; data: OverviewPageText }
      )
  >;
}

/** The reference of the browser SDK until September 2025, at its old addresses: /docs/js-sdk/api. */
export async function apiC2pa(sourceDir: string): Promise<ApiFamily> {
  const path = join(sourceDir, FILE);
  const { checked, sources, links, sidebar, pages }: FrozenReference = JSON.parse(readFileSync(path, 'utf8'));
  const facts = {
    type: 'api' as const,
    checked: { ...checked, date: new Date(checked.date) },
    sources,
    file: FILE,
  };
  const read = pages.map(async ({ links: own, view, data, ...page }): Promise<ItemPage | OverviewPage> => {
    const schemas = apiData(readersFor({ ...links, ...own }));
    if (view === 'api-item') {
      const shown = await schemas.item.parseAsync(data);
      return { ...facts, ...page, headings: itemHeadings(shown), view, data: shown };
    }
    const shown = await schemas.overview.parseAsync(data);
    return { ...facts, ...page, headings: overviewHeadings(shown), view, data: shown };
  });
  return { pages: await Promise.all(read), sidebar, watch: [path] };
}
