import { didYouMean } from '@content-credentials/verdict/nearest';
import { z } from 'zod';
import { type ConfigProblem, keyPath } from './errors.ts';
import { href, rules, text } from './fields.ts';

const doc = z.strictObject({
  type: z.literal('doc'),
  /** Id of the page: its path in the docs folder without the extension; `signing` for signing/index.mdx. */
  id: text,
  /** The entry's label. Default: the page's sidebar label or title. */
  label: text.optional(),
});

const link = z.strictObject({
  type: z.literal('link'),
  /** The entry's label. */
  label: text,
  /** Its target: an address outside the site, or a page that readers look for in a second place, too. */
  href,
});

const generated = z.strictObject({
  type: z.literal('generated'),
  /** Which generated pages to list here: a name in src/content/generated/index.ts, such as `status-codes`. */
  family: text,
  /** The heading's label. */
  label: text,
  /** Id of the heading's own page. Default: none; the heading only opens. */
  id: text.optional(),
  /** Whether its pages are left out of the sidebar, because its own page lists them. Default: false. */
  unlisted: z.boolean().optional(),
});

/** A page of the docs. */
export type SidebarDoc = z.output<typeof doc>;
/** Another address, or a second way to a page. */
export type SidebarLink = z.output<typeof link>;

/** A heading whose entries the build generates from data, with all their pages. */
export type SidebarGenerated = z.output<typeof generated>;

/** Entries under a heading, which can have its own page. */
export interface SidebarCategory {
  type: 'category';
  /** Default: that of its page. */
  label?: string | undefined;
  /** Id of the category's own page. */
  id?: string | undefined;
  items: SidebarItem[];
  /** Whether it's closed at first. */
  collapsed: boolean;
  /** Its own page lists its entries, and the sidebar doesn't. */
  unlisted?: boolean | undefined;
  /** Generated from data: readers look its pages up instead of reading them in order. */
  isReference?: boolean;
}

/** An entry as the build uses it. */
export type SidebarItem = SidebarDoc | SidebarCategory | SidebarLink;
/** An entry in sidebars.ts, before `generated` entries become categories. */
export type WrittenSidebarItem =
  | SidebarDoc
  | SidebarLink
  | SidebarGenerated
  | (Omit<SidebarCategory, 'items' | 'isReference'> & { items: WrittenSidebarItem[] });
/** An entry as written: a page can be just its id, and `collapsed` is optional. */
export type SidebarItemInput =
  | string
  | SidebarDoc
  | SidebarLink
  | SidebarGenerated
  | {
      type?: 'category' | undefined;
      label?: string | undefined;
      id?: string | undefined;
      items?: SidebarItemInput[] | undefined;
      unlisted?: SidebarItemInput[] | undefined;
      collapsed?: boolean | undefined;
    };

// Named types break the circle that type inference can't.
const sidebarItem: z.ZodType<WrittenSidebarItem, SidebarItemInput> = z.lazy(() =>
  z.union(
    [
      text.transform((id): SidebarDoc => ({ type: 'doc', id })),
      z.discriminatedUnion('type', [doc, category, link, generated]),
    ],
    'expected the id of a page, or an object',
  ),
);

const entries = z
  .array(sidebarItem)
  .min(1, 'a category needs at least one item; use a `doc` for a single page');

const category = z
  .strictObject({
    /** An entry without a type is a category. */
    type: z.literal('category').optional(),
    /** The heading's label. Default: that of its page, if it has one. */
    label: text.optional(),
    /**
     * Id of the category's own page. Default: none; the heading only opens its entries. In a sidebar with more than 20
     * entries, a closed one links to its first page.
     */
    id: text.optional(),
    /** The entries under it, in order. */
    items: entries.optional(),
    /**
     * Instead of `items`, entries that the sidebar omits, because the category's own page lists them. They keep their
     * breadcrumbs, their place in the reading order, and their navbar item.
     */
    unlisted: entries.optional(),
    /** Whether it's closed at first. Default: true. */
    collapsed: z.boolean().default(true),
  })
  .refine(({ id, label }) => id ?? label, 'add a `label`, or the `id` of its page, which has one')
  .refine(
    ({ id, unlisted }) => !unlisted || id !== undefined,
    'add an `id`: only a page can list what the sidebar omits',
  )
  .check(
    rules(({ items, unlisted }) => {
      const fix = 'list its entries in `items`, or in `unlisted` if its own page lists them';
      return !items === !unlisted ? [{ path: ['items'], value: items, fix }] : [];
    }),
  )
  .transform(({ items, unlisted, ...entry }) => ({
    ...entry,
    type: 'category' as const,
    items: items ?? unlisted ?? [],
    ...(unlisted && { unlisted: true }),
  }));

/** The sidebars by name. */
export const sidebarsSchema = z.record(z.string(), z.array(sidebarItem));

/** The contents of sidebars.ts. */
export type SidebarsConfig = z.input<typeof sidebarsSchema>;
/** The sidebars with every shorthand expanded. */
export type WrittenSidebars = z.output<typeof sidebarsSchema>;
/** The sidebars as shown on pages. */
export type Sidebars = Record<string, SidebarItem[]>;

/** Checks the entries' types in the editor. Returns its argument; loadConfig adds the defaults. */
export function defineSidebars(input: SidebarsConfig): SidebarsConfig {
  return input;
}

/** A problem for every id without a page. @param path of the items @param where added after the id in messages */
export function unknownIds(
  items: readonly SidebarItem[],
  known: ReadonlySet<string>,
  path: readonly PropertyKey[],
  where = '',
): ConfigProblem[] {
  return items.flatMap((item, index): ConfigProblem[] => {
    if (item.type === 'link') return [];
    const key = keyPath([...path, index, 'id']);
    const own =
      item.id === undefined || known.has(item.id)
        ? []
        : [unknownId(item.id, known, { file: 'sidebars.ts', key, where })];
    return item.type === 'doc'
      ? own
      : [...own, ...unknownIds(item.items, known, [...path, index, 'items'], where)];
  });
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
