import { didYouMean } from '@content-credentials/verdict/nearest';
import { type ConfigProblem, keyPath } from './errors.ts';
import type { SidebarItem, Sidebars } from './sidebars.ts';

export interface ResolveOptions {
  /** Label of a page whose entry doesn't have one: its sidebar label or title. */
  labelOf?: (id: string) => string | undefined;
  /** File to name in messages. Default: `sidebars.ts`. */
  file?: string;
  /** Added after the id in messages, such as ` in version \`1.0\``. Default: nothing. */
  where?: string;
}

/**
 * The sidebars with only the pages that exist and a label for each (where `labelOf` knows one), and a problem for
 * every id without a page. A category whose own page doesn't exist keeps its heading; one that loses all its items is
 * left out.
 */
export function resolveSidebarIds(
  sidebars: Sidebars,
  known: ReadonlySet<string>,
  { labelOf = () => undefined, file = 'sidebars.ts', where = '' }: ResolveOptions = {},
): { sidebars: Sidebars; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];

  const exists = (id: string, path: PropertyKey[]): boolean => {
    if (known.has(id)) return true;
    problems.push(unknownId(id, known, { file, key: keyPath(path), where }));
    return false;
  };

  const resolve = (items: readonly SidebarItem[], path: PropertyKey[]): SidebarItem[] =>
    items.flatMap((item, index): SidebarItem[] => {
      const here = [...path, index];
      if (item.type === 'link') return [item];
      if (item.type === 'doc') {
        if (!exists(item.id, [...here, 'id'])) return [];
        const label = item.label ?? labelOf(item.id);
        return [label === undefined ? item : { ...item, label }];
      }
      const { id, ...heading } = item;
      const ownPage = id !== undefined && exists(id, [...here, 'id']) ? { id } : {};
      const inner = resolve(item.items, [...here, 'items']);
      return inner.length === 0 && ownPage.id === undefined ? [] : [{ ...heading, ...ownPage, items: inner }];
    });

  const resolved = Object.entries(sidebars).map(([name, items]) => [name, resolve(items, [name])] as const);
  return { sidebars: Object.fromEntries(resolved), problems };
}

/** The first page in a list of entries, in reading order; undefined if there is none. */
export function firstDoc(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const id =
      item.type === 'link'
        ? undefined
        : (item.id ?? (item.type === 'category' ? firstDoc(item.items) : undefined));
    if (id !== undefined) return id;
  }
  return undefined;
}

/** The problem of an id without a page. `where` is added after the id, for files too long to search manually. */
export function unknownId(
  id: string,
  known: ReadonlySet<string>,
  { file, key, where = '' }: { file: string; key: string; where?: string },
): ConfigProblem {
  const plain = plainId(id);
  const fix = known.has(plain)
    ? `write it as \`${plain}\``
    : didYouMean(
        plain,
        known,
        "use the file's path in the docs folder, without the extension, such as `introduction`",
      );
  return { file, key, value: id, problem: `no page has the id \`${id}\`${where}`, fix };
}

/** What authors often write first instead of an id: an address, a file name, or the index of a folder. */
function plainId(id: string): string {
  return id
    .replace(/^\.?\/+/, '')
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/(?:index)?$/, '');
}
