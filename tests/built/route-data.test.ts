import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { type RouteData, routeDataPath } from '../../src/client/navigation/route-data.ts';
import { builtDir } from '../support/site-pages.ts';
import { attribute, type Element, elements, hasClass, named } from './dom.ts';
import { pages } from './site.ts';

const dataOf = (address: string): string => join(builtDir, routeDataPath(address, '/'));

const dataFor = (address: string): RouteData => JSON.parse(readFileSync(dataOf(address), 'utf8'));

/** What the router takes from a page (src/client/navigation/swap.ts), except what only crawlers read. */
function taken(all: readonly Element[]): string[] {
  const wanted = (element: Element) =>
    ['title', 'main'].includes(element.tagName) ||
    hasClass(element, 'toc') ||
    attribute(element, 'id') === 'sidebar' ||
    attribute(element, 'rel') === 'canonical' ||
    (element.tagName === 'meta' && /^(?:description|robots)/.test(nameOf(element)));
  return (
    all
      .filter(wanted)
      .map((element) => `${nameOf(element)} ${attribute(element, 'href') ?? ''} ${serialize(element)}`)
      .map((part) => part.replace(/<script>scrollY<\/script>|<link rel="stylesheet"[^>]*>|<!-- -->/g, ''))
      // React's ids begin with the place where it rendered, and a page and its data are rendered apart.
      .map((part) => part.replace(/"_r\d+R_/g, '"_R_'))
  );
}

const nameOf = (element: Element): string =>
  attribute(element, 'name') ?? attribute(element, 'property') ?? attribute(element, 'content') ?? '';

test('each page has data, which holds all that the router shows of it', () => {
  const wrong = pages
    .filter(({ kind, address }) => kind === 'page' && address !== '/404')
    .filter(({ address, all }) => {
      if (!existsSync(dataOf(address))) return true;
      return taken([...elements(parse(dataFor(address).html))]).join('\n') !== taken(all).join('\n');
    })
    .map(({ address }) => address);
  expect(wrong).toEqual([]);
});

test("a redirect's data holds no page, and the not-found page has none", () => {
  for (const { kind, address } of pages) {
    if (kind === 'redirect') expect(dataFor(address).html, address).toBe('');
    if (kind === 'not-found') expect(existsSync(dataOf(address))).toBe(false);
  }
});

test('pages of one kind have the same styles, and the data of each page names its kind and build', () => {
  const styles = new Map<string, Set<string>>();
  for (const { address, html, kind, document } of pages) {
    if (kind !== 'page' || address === '/404') continue;
    const [{ build, kind: name }, page] = [dataFor(address), named(document, 'html')[0]];
    expect([build, name], address).toEqual(
      ['data-build', 'data-page'].map((one) => page && attribute(page, one)),
    );
    const text = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, one]) => one).join('\n');
    styles.set(name, (styles.get(name) ?? new Set()).add(text));
  }
  for (const [name, texts] of styles) expect(texts.size, name).toBe(1);
});
