import { z } from 'zod';
import {
  announcementFix,
  channels,
  color,
  contrast,
  contrastFix,
  footerLogo,
  href,
  minimumContrast,
  navbarHtmlFix,
  rule,
  rules,
  text,
} from './fields.ts';

/** The bar above the navbar. Readers who close it don't see it again until `id` changes. */
export const announcementBar = z
  .strictObject({
    /** Change it when readers who closed the bar should see it again. */
    id: text,
    /** The message: HTML with only `<a href>`, `<b>`, `<strong>`, `<em>`, and `<code>`. */
    content: text.check(rule(announcementFix)),
    /** Background, as a hex color. Default: `#f1f3f5`. */
    backgroundColor: color.default('#f1f3f5'),
    /** Text, as a hex color with a contrast of at least 4.5. Default: `#1b1f24`. */
    textColor: color.default('#1b1f24'),
    /** Whether readers can close it. Default: true. */
    isCloseable: z.boolean().default(true),
  })
  .check(
    rules(({ backgroundColor, textColor }) => {
      const fix = contrastFix(backgroundColor, textColor);
      return fix === undefined ? [] : [{ path: ['textColor'], value: textColor, fix }];
    }),
  );

const linkFields = {
  /** Text of the link. */
  label: text,
  /** Its target. */
  href,
};
const footerLink = z.strictObject(linkFields);

/** A titled list of links. */
const footerColumn = z.strictObject({
  /** The column's heading. */
  title: text,
  /** Its links, in order. */
  items: z.array(footerLink).min(1, 'a column needs at least one link'),
});

/** The footer of every page. */
export const footer = z.strictObject({
  /** Partner logos, in order. Default: none. */
  logos: z.array(footerLogo).default([]),
  /** Columns of links, in order. Default: none. */
  columns: z.array(footerColumn).default([]),
  /** Legal links: privacy, terms of use. Default: none. */
  links: z.array(footerLink).default([]),
  /** The copyright line, as text. */
  copyright: text.optional(),
});

/** Names of the navbar icons. */
export const iconNames = ['github', 'discord', 'chat', 'rss', 'mail'] as const;
export type IconName = (typeof iconNames)[number];

/** Side of the bar. Default: `left`. */
const position = z.enum(['left', 'right']).default('left');

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
    items: z.array(dropdownItem).min(1, 'a dropdown needs at least one item'),
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
    .refine((items) => items.filter(({ type }) => type === 'search').length < 2, 'keep only one search box')
    .prefault([{ type: 'search', position: 'right' }]),
});

/** The accent of `src/styles/tokens.css`, which is also in the icon, the logo, and the sandboxes that come with the site. */
export const OWN_ACCENT = '#0b5d57';

/** Backgrounds of light and dark pages (`--paper`), and the darkest one that has links (`--surface-strong`). */
const PAPER = '#fbfcfa';
const DARK_PAPER = '#131a19';
const SURFACE = '#e8edea';

/** Contrast of links on dark pages: that of the site's own colors there is 9. */
const DARK_CONTRAST = 8;

/** Two colors mixed in sRGB. @param share of the second, from 0 to 1 */
function mix(first: string, second: string, share: number): string {
  const others = channels(second);
  return `#${channels(first)
    .map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The first mixture, in steps of 5 %, that's readable on a background. */
function until(color: string, second: string, background: string, ratio: number): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(color, second, step / 20));
  return steps.find((mixed) => contrast(mixed, background) >= ratio) ?? second;
}

/** Variables in the stylesheets that follow from an accent color: name → hex color. */
type Variables = Readonly<Record<string, string>>;

const variables = (accent: string, strong: string, soft: string): Variables => ({
  '--accent': accent,
  '--accent-strong': strong,
  '--accent-soft': soft,
  '--code-property': accent,
});

/** The accent on light pages, darker for what's pressed and pale for backgrounds. */
export const lightAccent = (accent: string): Variables =>
  variables(accent, mix(accent, '#000000', 0.3), mix(accent, PAPER, 0.9));

/** The same hue on dark pages, where it's lighter. */
export function darkAccent(accent: string): Variables {
  const light = until(accent, '#ffffff', DARK_PAPER, DARK_CONTRAST);
  return variables(light, mix(light, '#ffffff', 0.3), mix(light, DARK_PAPER, 0.87));
}

/** An accent color that links and buttons can have, with six digits. */
export const accentColor = color
  .check(
    rule((accent) => {
      const fix = [PAPER, SURFACE, lightAccent(accent)['--accent-soft'] ?? PAPER]
        .map((background) => contrastFix(background, accent))
        .find((found) => found !== undefined);
      return fix && `${fix}, such as "${until(accent, '#000000', SURFACE, minimumContrast + 0.3)}"`;
    }),
  )
  .transform((accent) => mix(accent, accent, 0));

/** A text, such as an SVG, in which the site's own accent becomes the operator's. */
export const recolor = (text: string, accent: string | undefined): string =>
  accent === undefined ? text : text.replaceAll(OWN_ACCENT, accent);
