import { z } from 'zod';
import { href, text } from './links.ts';
import { atLeastOne } from './rule.ts';

const doc = z.strictObject({
  type: z.literal('doc'),
  /** Id of the page: its path in the docs folder without extension; `signing` for signing/index.mdx. */
  id: text,
  /** Text of the entry. Default: the page's sidebar label or title. */
  label: text.optional(),
});

const link = z.strictObject({
  type: z.literal('link'),
  /** Text of the entry. */
  label: text,
  /** Where it leads. */
  href,
});

const generated = z.strictObject({
  type: z.literal('generated'),
  /** Which pages made from data hang here: a name of src/content/generated/index.ts, such as `status-codes`. */
  family: text,
  /** Text of the heading. */
  label: text,
  /** Id of the heading's own page. Default: none, the heading only opens. */
  id: text.optional(),
});

/** A page of the docs. */
export type SidebarDoc = z.output<typeof doc>;
/** An address, usually outside the site. */
export type SidebarLink = z.output<typeof link>;

/** A heading whose entries the build makes from data, with all their pages. */
export type SidebarGenerated = z.output<typeof generated>;

/** Entries under a heading, which may have a page of its own. */
export interface SidebarCategory {
  type: 'category';
  label: string;
  /** Id of the category's own page. */
  id?: string | undefined;
  items: SidebarItem[];
  /** Closed at first. */
  collapsed: boolean;
  /** Made from data: its pages are looked up, not read in order. */
  isReference?: boolean;
}

/** An entry as the build uses it. */
export type SidebarItem = SidebarDoc | SidebarCategory | SidebarLink;
/** An entry as sidebars.ts has it, before `generated` ones have become categories. */
export type WrittenSidebarItem =
  | SidebarDoc
  | SidebarLink
  | SidebarGenerated
  | (Omit<SidebarCategory, 'items' | 'isReference'> & { items: WrittenSidebarItem[] });
/** An entry as it is written: a page may be its id alone, and `collapsed` may be left out. */
export type SidebarItemInput =
  | string
  | SidebarDoc
  | SidebarLink
  | SidebarGenerated
  | (Omit<SidebarCategory, 'items' | 'collapsed' | 'isReference'> & {
      items: SidebarItemInput[];
      collapsed?: boolean | undefined;
    });

// Named types break the circle that inference cannot.
const sidebarItem: z.ZodType<WrittenSidebarItem, SidebarItemInput> = z.lazy(() =>
  z.union([
    text.transform((id): SidebarDoc => ({ type: 'doc', id })),
    z.discriminatedUnion('type', [doc, category, link, generated]),
  ]),
);

const category = z.strictObject({
  type: z.literal('category'),
  /** Text of the heading. */
  label: text,
  /** Id of the category's own page. Default: none, the heading only opens. */
  id: text.optional(),
  /** What is under it, in order. */
  items: z
    .array(sidebarItem)
    .check(atLeastOne('a category needs at least one item; use a `doc` for a single page')),
  /** Closed at first. Default: true. */
  collapsed: z.boolean().default(true),
});

/** The sidebars by name. */
export const sidebarsSchema = z.record(z.string(), z.array(sidebarItem));

/** What is written in sidebars.ts. */
export type SidebarsConfig = z.input<typeof sidebarsSchema>;
/** The sidebars with every shorthand written out. */
export type WrittenSidebars = z.output<typeof sidebarsSchema>;
/** The sidebars as pages show them. */
export type Sidebars = Record<string, SidebarItem[]>;

/** Checks the entries while they are written. It returns what it gets; loadConfig fills the defaults. */
export function defineSidebars(input: SidebarsConfig): SidebarsConfig {
  return input;
}
