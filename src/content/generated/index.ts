import { didYouMean } from '@content-credentials/verdict/nearest';
import { ConfigError } from '../../config/errors.ts';
import type { SidebarItem, Sidebars, WrittenSidebarItem, WrittenSidebars } from '../../config/sidebars.ts';
import { apiNode, apiWeb } from '../../features/api-reference/current.ts';
import { apiC2pa } from '../../features/api-reference/frozen.ts';
import { statusCodePages } from '../../features/status-codes/pages.ts';
import type { AnyGeneratedPage, Family } from './page.ts';

/** Generates a family's pages. @param sourceDir the site's source folder */
type Make = (sourceDir: string) => Promise<Family> | Family;

/** Every family that a sidebar can use. */
const FAMILIES: Readonly<Record<string, Make>> = {
  'status-codes': statusCodePages,
  'api-web': apiWeb,
  'api-node': apiNode,
  'api-c2pa': apiC2pa,
};

export interface Generated {
  /** The sidebars, with each `generated` entry replaced by its category. */
  sidebars: Sidebars;
  pages: AnyGeneratedPage[];
}

/**
 * Generates the pages of every family that a sidebar uses, each once.
 * @throws ConfigError for a family that doesn't exist, and for mistakes in a family's data
 */
export async function generate(written: WrittenSidebars, sourceDir: string): Promise<Generated> {
  const familiesById = new Map<string, Promise<Family>>();

  const expand = async (item: WrittenSidebarItem, key: string): Promise<SidebarItem> => {
    if (item.type === 'category') return { ...item, items: await expandAll(item.items, `${key}.items`) };
    if (item.type !== 'generated') return item;
    const { family: name, label, id, unlisted } = item;
    const make = FAMILIES[name];
    if (!make) throw unknownFamily(name, `${key}.family`);
    const making = familiesById.get(name) ?? Promise.resolve(make(sourceDir));
    familiesById.set(name, making);
    const { sidebar } = await making;
    return { type: 'category', label, id, items: sidebar, collapsed: true, unlisted, isReference: true };
  };
  const expandAll = (items: readonly WrittenSidebarItem[], key: string): Promise<SidebarItem[]> =>
    Promise.all(items.map((item, index) => expand(item, `${key}[${index}]`)));

  const sidebars: Sidebars = Object.fromEntries(
    await Promise.all(
      Object.entries(written).map(async ([name, items]) => [name, await expandAll(items, name)] as const),
    ),
  );
  const all = await Promise.all(familiesById.values());
  return { sidebars, pages: all.flatMap(({ pages }) => pages) };
}

function unknownFamily(name: string, key: string): ConfigError {
  const known = Object.keys(FAMILIES);
  return new ConfigError({
    file: 'sidebars.ts',
    key,
    value: name,
    problem: `there's no family of generated pages named \`${name}\``,
    fix: didYouMean(name, known, `the names are ${known.map((one) => `\`${one}\``).join(', ')}`),
  });
}
