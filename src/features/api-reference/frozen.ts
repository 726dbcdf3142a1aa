import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarItem } from '../../config/sidebars.ts';
import { keptValues } from '../../content/cache.ts';
import type { GeneratedFacts, ItemPage, OverviewPage } from '../../content/generated/page.ts';
import { type Links, readersFor } from './code.ts';
import type { ApiFamily } from './family.ts';
import { itemHeadings, overviewHeadings } from './headings.ts';
import { apiData, type ItemPageText, type OverviewPageText } from './schema.ts';

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

type Shown = Pick<ItemPage, 'headings' | 'data'> | Pick<OverviewPage, 'headings' | 'data'>;

/** The reference of the browser SDK until September 2025, at its old addresses: /docs/js-sdk/api. */
export async function apiC2pa(sourceDir: string): Promise<ApiFamily> {
  const text = readFileSync(join(sourceDir, FILE), 'utf8');
  const { checked, sources, links, sidebar, pages }: FrozenReference = JSON.parse(text);
  const facts = { type: 'api' as const, checked, sources, file: FILE };
  const kept = keptValues<Shown[]>('api-c2pa');
  const read = async () => {
    const shown = await Promise.all(pages.map((page) => shownOf(page, { ...links, ...page.links })));
    kept.add('pages', text, shown);
    kept.save();
    return shown;
  };
  const shown = kept.find('pages', text) ?? (await read());
  const release = { of: checked.with.join(', ') };
  return {
    pages: pages.map(({ links: _, ...page }, index) => {
      const { headings, data } = shown[index] ?? {};
      return { ...facts, ...page, headings, data: { ...data, release } } as ItemPage | OverviewPage;
    }),
    sidebar,
  };
}

/** What a page's view shows: its texts as blocks, its code with colors and links. */
async function shownOf({ view, data }: FrozenReference['pages'][number], links: Links): Promise<Shown> {
  const schemas = apiData(readersFor(links));
  if (view === 'api-item') {
    const shown = await schemas.item.parseAsync(data);
    return { headings: itemHeadings(shown), data: shown };
  }
  const shown = await schemas.overview.parseAsync(data);
  return { headings: overviewHeadings(shown), data: shown };
}
