import { dirname, relative } from 'node:path';
import { nearest } from '@content-credentials/verdict/nearest';
import { canonicalAddress, decoded, hrefOf, splitAddress } from '../../config/address.ts';
import { withLines } from '../../config/load.ts';
import type { Site } from '../../config/site.ts';
import type { SourceRecord } from '../../content/markdown/page.ts';
import { sourceDir } from '../../content/source.ts';
import type { BuiltPages } from '../built-pages.ts';

export interface BrokenLink {
  policy: 'onBrokenLinks' | 'onBrokenMarkdownLinks';
  message: string;
}

/** An address on this site in the configuration, with its key. */
export interface ConfigLink {
  file: string;
  /** `footer.columns[0].items[2].href`. */
  key: string;
  address: string;
}

interface WrittenPage {
  address: string;
  record: SourceRecord;
}

export interface Links {
  written: readonly WrittenPage[];
  config: readonly ConfigLink[];
  pages: BuiltPages;
  /** Addresses that are served without being a page: static files, Markdown twins, the host's redirects. */
  others: ReadonlySet<string>;
  /**
   * The address, from the root and without the base, for a link on the built page at `address`; undefined if it
   * points outside the site.
   */
  toAddress: (href: string, address: string) => string | undefined;
}

/**
 * Every broken link on the site, once each. A link is reported where it was written: a line in a page's source or a
 * configuration key. Only links that neither explains are reported with the built page that contains them.
 */
export function findBroken({ written, config, pages, others, toAddress }: Links): BrokenLink[] {
  const targets: Targets = { pages, others };
  const files = written.map(({ record }) => record.file);
  // Only a broken link needs its line: to find one, the file is parsed.
  const dead = config.flatMap((link) => {
    const end = deadEnd(link.address, undefined, targets);
    return end ? [{ ...link, value: link.address, what: end.what }] : [];
  });
  const explained: Explained = {
    everywhere: new Set(config.map(({ address }) => address)),
    byPage: new Map(
      written.map(({ address, record }) => [address, new Set(record.links.map(({ url }) => url))]),
    ),
  };
  return [
    ...written.flatMap((page) => brokenOnPage(page, files, targets)),
    ...withLines(dead, sourceDir).map(
      ({ file, key, what }): BrokenLink => ({
        policy: 'onBrokenLinks',
        message: `${file}: \`${key}\` ${what}`,
      }),
    ),
    ...brokenInViews(pages, targets, toAddress, explained),
  ];
}

/** The broken links of a written page. @param files of all written pages */
export const brokenOnPage = (
  { address, record }: WrittenPage,
  files: readonly string[],
  targets: Targets,
): BrokenLink[] =>
  record.links.flatMap(({ url, line, text }): BrokenLink[] => {
    const from = targets.pages.has(address) ? address : undefined;
    const end = url.startsWith('broken-file:')
      ? missingFile(url.slice('broken-file:'.length), record.file, files)
      : isOurs(url)
        ? deadEnd(url, from, targets)
        : undefined;
    if (!end) return [];
    const policy = end.missing === 'page' ? 'onBrokenLinks' : 'onBrokenMarkdownLinks';
    return [{ policy, message: `${record.file}:${line}: the link ${quote(text)}${end.what}` }];
  });

/** Links whose source is known: the configuration's on every page, an author's on one. */
interface Explained {
  everywhere: Set<string>;
  byPage: Map<string, ReadonlySet<string>>;
}

/** Links written by views. One that's broken on many pages, as in a footer, is reported once. */
function brokenInViews(
  pages: BuiltPages,
  targets: Targets,
  toAddress: Links['toAddress'],
  explained: Explained,
): BrokenLink[] {
  // Nearly every link is on nearly every page, in the sidebar, so each is looked up once.
  const fine = new Set<string>();
  const found = new Map<string, string>();
  for (const { address, links, redirect } of pages.values()) {
    for (const { href, text, place } of redirect ? links.filter((link) => link.place !== 'main') : links) {
      if (fine.has(href)) continue;
      const target = href.startsWith('#') ? href : toAddress(href, address);
      const isExplained = target === undefined || explained.everywhere.has(target);
      if (isExplained || explained.byPage.get(address)?.has(target)) continue;
      const isMain = place === 'main';
      const key = `${isMain ? address : place} ${target}`;
      const end = found.has(key) ? undefined : deadEnd(target, address, targets);
      const where = isMain ? '' : `, ${place}`;
      if (end) found.set(key, `the page ${address}${where}: the link ${quote(text)}${end.what}`);
      else if (/^(?:\/|https?:)/.test(href)) fine.add(href);
    }
  }
  return [...found.values()].map((message) => ({ policy: 'onBrokenLinks', message }));
}

const isOurs = (url: string): boolean => /^(?:#|\/(?!\/))/.test(url);

const quote = (text: string): string => (text.trim() === '' ? '' : `“${text.trim()}” `);

function missingFile(url: string, file: string, files: readonly string[]): DeadEnd {
  const near = nearest(
    url.replace(/[?#].*$/, ''),
    files.map((other) => {
      const path = relative(dirname(file), other);
      return path.startsWith('.') ? path : `./${path}`;
    }),
  );
  return {
    missing: 'file',
    what: `points to the file ${url}, which doesn't exist${near ? `; did you mean ${near}?` : ''}`,
  };
}

/** `pages` with the ids of each, by canonical address. */
interface Targets extends Pick<Links, 'others'> {
  pages: ReadonlyMap<string, { ids: ReadonlySet<string> }>;
}

/** What's wrong with a link; `what` continues the sentence "the link … ". */
interface DeadEnd {
  missing: 'page' | 'anchor' | 'file';
  what: string;
}

/** Fragments that HTML defines on every page. */
const ALWAYS_THERE = /^(?:$|top$|:~:)/;

/**
 * Whether a link on this site works; undefined if it does.
 * @param link an address from the root without the base (`/docs/x#y`), or an anchor on the same page (`#y`)
 * @param from canonical address of the page with the link, if it's on one
 */
function deadEnd(link: string, from: string | undefined, { pages, others }: Targets): DeadEnd | undefined {
  const { path, rest } = splitAddress(link);
  const address = path === '' ? from : canonicalAddress(decoded(path));
  if (address === undefined) return undefined;
  const page = pages.get(address);
  if (!page) {
    if (others.has(decoded(path)) || others.has(address)) return undefined;
    const near = nearest(address, pages.keys());
    const has = near !== undefined && pages.get(near)?.ids.has(decoded(rest.slice(1)));
    return {
      missing: 'page',
      what: `points to ${link}, which doesn't exist${meant(has ? near + rest : near)}`,
    };
  }
  const id = decoded(rest.includes('#') ? rest.slice(rest.indexOf('#') + 1) : '');
  if (ALWAYS_THERE.test(id) || page.ids.has(id)) return undefined;
  const near = nearest(id, page.ids) ?? withSameWords(id, page.ids);
  const where = path === '' ? 'this page' : address;
  return {
    missing: 'anchor',
    what: `points to ${link}, but ${where} doesn't have #${id}${meant(near && `${path}#${near}`) || '; correct it, or link to the page'}`,
  };
}

/** The id with the most words of this one, and at least half of them: `#errors` became `#common-errors`. */
function withSameWords(id: string, ids: ReadonlySet<string>): string | undefined {
  const words = new Set(id.split('-'));
  const shared = (one: string) => one.split('-').filter((word) => words.has(word)).length;
  const [best] = [...ids].sort((a, b) => shared(b) - shared(a));
  return best !== undefined && shared(best) * 2 >= words.size ? best : undefined;
}

const meant = (near: string | undefined): string => (near ? `; did you mean ${near}?` : '');

type Published = Pick<Site, 'url' | 'base' | 'trailingSlash'>;

/**
 * Turns a link on a built page into an address from the root and without the base. A link to the site's own origin is
 * ours in whatever form it's written. Undefined for what this build doesn't create: another site, another scheme, or
 * a path outside the base (another locale, which is built separately, or another site on the same origin).
 */
export function addressResolver(site: Published) {
  return (href: string, address: string): string | undefined => {
    const page = site.url + hrefOf(address, site);
    if (!URL.canParse(href, page)) return undefined;
    const { origin, pathname, search, hash } = new URL(href, page);
    if (origin !== site.url || !`${pathname}/`.startsWith(site.base)) return undefined;
    return `/${pathname.slice(site.base.length)}${search}${hash}`;
  };
}
