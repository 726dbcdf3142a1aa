import { z } from 'zod';
import { href, text } from './links.ts';
import { navbarHtmlFix } from './markup.ts';
import { atLeastOne, rule, rules } from './rule.ts';

/** Names of the navbar icons. */
export const iconNames = ['github', 'discord', 'chat', 'rss', 'mail'] as const;
export type IconName = (typeof iconNames)[number];

/** Side of the bar. Default: `left`. */
const position = z.enum(['left', 'right']).default('left');

const linkFields = {
  /** Text of the link. */
  label: text,
  /** Its target. */
  href,
};

const docFields = {
  /** Id of a page: its path in the docs folder, without the extension. */
  docId: text,
  /** Text of the link. Default: the page's sidebar label or title. */
  label: text.optional(),
};

const dropdownItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('link'), ...linkFields }),
  z.strictObject({ type: z.literal('doc'), ...docFields }),
]);
export type DropdownItem = z.output<typeof dropdownItem>;

/** One navbar item; `type` determines which kind (spec §2, shared layout). */
export const navbarItem = z.discriminatedUnion('type', [
  /** A text link. */
  z.strictObject({ type: z.literal('link'), position, ...linkFields }),
  /** A picture that's a link; the label is its accessible name. */
  z.strictObject({
    type: z.literal('icon'),
    position,
    /** Which picture. */
    icon: z.enum(iconNames),
    ...linkFields,
  }),
  /** A menu of links. */
  z.strictObject({
    type: z.literal('dropdown'),
    position,
    /** Text of the button. */
    label: text,
    /** Links and pages, in order. */
    items: z.array(dropdownItem).check(atLeastOne('a dropdown needs at least one item')),
  }),
  /** Switches the language and keeps the path, query, and hash; shown if there are at least two locales. */
  z.strictObject({ type: z.literal('locale'), position }),
  /** Shows the docs version; a menu if there are at least two. */
  z.strictObject({ type: z.literal('version'), position }),
  /** A page of the docs. */
  z.strictObject({ type: z.literal('doc'), position, ...docFields }),
  /** The first page of a sidebar. */
  z.strictObject({
    type: z.literal('sidebar'),
    position,
    /** Name of a sidebar in sidebars.ts. */
    sidebarId: text,
    /** Text of the link. */
    label: text,
  }),
  /** The search box. */
  z.strictObject({ type: z.literal('search'), position }),
  /** Your own markup, without scripts and style attributes, which the site's policy blocks. */
  z.strictObject({
    type: z.literal('html'),
    position,
    /** The markup. */
    value: text.check(rule(navbarHtmlFix)),
  }),
]);
export type NavbarItem = z.output<typeof navbarItem>;

/** The bar at the top of every page. */
export const navbar = z.strictObject({
  /** The site's name beside a logo that leads elsewhere; it leads to the home page. Default: the site's `title`. */
  title: text.optional(),
  /** What it shows, in order. Default: the search box. */
  items: z
    .array(navbarItem)
    .check(
      rules((items) =>
        items.flatMap((item, index) =>
          item.type === 'search' && items.findIndex((other) => other.type === 'search') < index
            ? [
                {
                  path: [index, 'type'],
                  value: 'search',
                  fix: "there's already a search box; remove one",
                },
              ]
            : [],
        ),
      ),
    )
    .prefault([{ type: 'search', position: 'right' }]),
});
export type Navbar = z.output<typeof navbar>;
