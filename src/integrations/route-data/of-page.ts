import type { RouteData } from '../../addresses/route-data.ts';
import { divide } from './divide.ts';

const STYLE = /<style>(.*?)<\/style>/gs;
/** Scripts that run while a page is parsed. Data in a page has a type, and the site's script an address. */
const INLINE_SCRIPT = /<script>.*?<\/script>/gs;
/**
 * What `swapPage` takes from a head, besides what `fitsHere` compares (src/client/navigation). What only crawlers read
 * is left out (Open Graph, JSON-LD), because they load pages.
 */
const IN_HEAD =
  /<title>.*?<\/title>|<meta (?:name|http-equiv)=(?!"(?:viewport|generator|twitter:[a-z]+)")(?:"[^"]*"|[^">])*>|<link rel="(?:canonical|alternate|stylesheet)"[^>]*>/gs;
/** Settings of the site's script, which stay those of the first page; `fitsHere` compares `data-base`. */
const SETTINGS = / data-(?!base=)[a-z]+="[^"]*"/g;
const SITE_SCRIPT = /<script type="module" src="[^"]*"><\/script>/gs;
const ICON = /(<svg\b)[^>]*>.*?<\/svg>/gs;
/** Links and buttons that say the same on all pages. A text link may name the page's version. */
const FIXED = /(<(a|button)\b[^>]* class="(?:brand|icon-button|search-button)\b[^>]*>).*?<\/\2>/gs;

/** The part of `html` from `start` up to `end`. @throws Error if one of them is missing */
function between(html: string, start: RegExp, end: string): string {
  const from = html.search(start);
  const to = from < 0 ? -1 : html.indexOf(end, from);
  if (to < 0)
    throw new Error(
      `the page has no ${start.source} before ${end}: src/views/PageShell.tsx and this file differ`,
    );
  return html.slice(from, to);
}

/** The stylesheet for what's below the first part of a text (src/views/DocRoute.astro). */
const LATE = /<link rel="stylesheet"[^>]*>/;

/** A page's data, and the parts of its rest, if they're long enough for a file of their own. */
export interface DividedPage {
  data: Omit<RouteData, 'rest'>;
  rest: string[];
}

/**
 * Cut out by position, because parsing takes 4 ms a page, and these parts begin and end where our views write it.
 * @returns undefined for a document that the router doesn't swap in: a redirect, or a page without our frame
 */
export function routeDataOf(html: string): DividedPage | undefined {
  if (!html.includes(' id="layout"') || html.includes('http-equiv="refresh"')) return undefined;
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => text.length);
  const page = html.replace(STYLE, '').replace(INLINE_SCRIPT, '');
  const head = page.slice(page.indexOf('<head>'), page.indexOf('</head>'));
  const navbar = `${between(page, /<header[^>]* id="navbar"/, '</header>')}</header>`;
  const layout = between(page, /<div[^>]* id="layout"/, '<footer class="footer"');
  const main = layout.indexOf('<main');
  const sidebar = layout.search(/<nav[^>]* id="sidebar"/);
  // The sidebar's icons stay: the router may come from a page without that branch.
  const own = sidebar < 0 ? main : sidebar;
  const withoutContents = (part: string) => part.replace(FIXED, '$1</$2>').replace(ICON, '$1></svg>');
  const { top, rest } = divide(layout.slice(main).replace(LATE, ''));
  const parts = [
    page.slice(0, page.indexOf('<head>')).replace(SETTINGS, ''),
    ...(head.match(IN_HEAD) ?? []),
    withoutContents(navbar),
    withoutContents(layout.slice(0, own)),
    layout.slice(own, main),
    top,
    // Outside what's swapped in: the router only compares it.
    ...(page.match(LATE) ?? []),
    ...(page.match(SITE_SCRIPT) ?? []),
  ];
  return { data: { styles, html: parts.join('') }, rest };
}
