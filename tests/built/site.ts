import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { builtDir, listPages, type PageFile } from '../support/site-pages.ts';
import { attribute, type Element, elements, named, parsePage } from './dom.ts';

/** A page of the built site with its parsed document. */
export interface Page extends PageFile {
  document: ReturnType<typeof parsePage>;
  all: Element[];
}

export const { site } = await loadConfig(process.env.SITE_SOURCE ?? '.');

/** Every HTML file of the site under test. */
export const pages: readonly Page[] = listPages().map((page) => {
  const document = parsePage(page.html);
  return { ...page, document, all: [...elements(document)] };
});

/** The ids on each page, by its file. */
export const idsOf: ReadonlyMap<string, ReadonlySet<string | undefined>> = new Map(
  pages.map(({ file, all }) => [file, new Set(all.map((one) => attribute(one, 'id')))]),
);

/** Reading pages: no redirects, and not the not-found page. */
export const readingPages = pages.filter(({ kind }) => kind === 'page');

/** One line per problem on every page, with the page's address. */
export function problems(
  of: readonly Page[],
  find: (page: Page) => Iterable<string | false | undefined>,
): string[] {
  return of.flatMap((page) =>
    [...find(page)].filter(Boolean).map((problem) => `${page.address}: ${problem}`),
  );
}

/** Fails with the problems of all pages. */
export const expectNone = (...given: Parameters<typeof problems>) => expect(problems(...given)).toEqual([]);

/** The value of `<meta name>` or `<meta property>`. */
export function meta(page: Page, name: string): string | undefined {
  const found = named(page.document, 'meta').find(
    (one) => attribute(one, 'name') === name || attribute(one, 'property') === name,
  );
  return found && attribute(found, 'content');
}

/** The href of `<link rel>`. */
export function link(page: Page, rel: string): string | undefined {
  const found = named(page.document, 'link').find((one) => attribute(one, 'rel') === rel);
  return found && attribute(found, 'href');
}

/** The output file for an address on the site, if there is one; query and hash are ignored. */
export function fileOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address, site.url);
  if (origin !== site.url || !pathname.startsWith(site.base)) return undefined;
  const path = decodeURIComponent(pathname.slice(site.base.length));
  const candidates = path === '' || path.endsWith('/') ? [`${path}index.html`] : [`${path}.html`, path];
  return candidates.find((file) => {
    const full = join(builtDir, file);
    return existsSync(full) && statSync(full).isFile();
  });
}
