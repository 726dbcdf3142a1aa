import { join } from 'node:path';
import type { SidebarItem } from '../../config/sidebars.ts';
import type { GeneratedFacts, ItemPage, OverviewPage } from '../../content/generated/page.ts';
import { parseJson } from '../../content/read-data-file.ts';
import { type Links, readersFor } from './code.ts';
import type { ApiFamily } from './family.ts';
import { apiData, type ItemPageText, type OverviewPageText } from './schema.ts';

const FILE = 'data/api/c2pa.json';

type Facts = Pick<GeneratedFacts, 'id' | 'title' | 'description' | 'sidebarLabel'>;

/** A page's facts and texts, with addresses of types that only it has. */
type FrozenPage = Facts & { links?: Links } & (
    | { view: 'api-item'; data: ItemPageText }
    | { view: 'api-overview'; data: OverviewPageText }
  );

/** Pages of a package that doesn't change anymore. Everything about them is data, with Markdown and code as text. */
interface FrozenReference extends Pick<GeneratedFacts, 'sources' | 'checked'> {
  /** Which release it is, and what became of it. */
  release: { of: string; text: string };
  /** The address of each type; a page's own `links` come first. */
  links: Links;
  sidebar: SidebarItem[];
  pages: FrozenPage[];
}

/** The reference of the browser SDK until September 2025, at its old addresses: /docs/js-sdk/api. */
export async function apiC2pa(sourceDir: string): Promise<ApiFamily> {
  const data = parseJson(join(sourceDir, FILE), FILE) as FrozenReference;
  const { checked, sources, sidebar } = data;
  const release = { state: 'deprecated' as const, ...data.release };
  const pages = data.pages.map(async ({ links, ...page }): Promise<ItemPage | OverviewPage> => {
    const facts = { ...page, type: 'api' as const, checked, sources, file: FILE };
    const { item, overview } = apiData(readersFor({ ...data.links, ...links }));
    return page.view === 'api-item'
      ? { ...facts, view: page.view, data: await item.parseAsync({ release, ...page.data }) }
      : { ...facts, view: page.view, data: await overview.parseAsync({ release, ...page.data }) };
  });
  return { pages: await Promise.all(pages), sidebar };
}
