import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse, parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { type RouteData, routeDataPath } from '../../src/features/route-data/places.ts';
import { builtDir } from '../support/site-pages.ts';
import { attribute, type Element, elements, hasClass, named } from './dom.ts';
import { pages } from './site.ts';

const dataOf = (address: string): string => join(builtDir, routeDataPath(address, '/'));

/** What the router takes from a page (src/client/navigation/swap.ts), except what only crawlers read. */
function taken(all: readonly Element[]): string[] {
  const wanted = (element: Element) =>
    ['title', 'main'].includes(element.tagName) ||
    hasClass(element, 'toc') ||
    attribute(element, 'id') === 'sidebar' ||
    attribute(element, 'rel') === 'canonical' ||
    (element.tagName === 'meta' && /^(?:description|robots)/.test(nameOf(element)));
  return all
    .filter(wanted)
    .map((element) => `${nameOf(element)} ${attribute(element, 'href') ?? ''} ${serialize(element)}`)
    .map((part) => part.replace(/<script>scrollY<\/script>|<link rel="stylesheet"[^>]*>|<!-- -->/g, ''));
}

const nameOf = (element: Element): string =>
  attribute(element, 'name') ?? attribute(element, 'property') ?? attribute(element, 'content') ?? '';

/** The page that the router puts together from its data. Each part is parsed by itself, as the router does. */
function wholePage(file: string): string {
  const { html, rest }: RouteData = JSON.parse(readFileSync(file, 'utf8'));
  const parts: string[] = rest ? JSON.parse(readFileSync(join(dirname(file), rest), 'utf8')) : [];
  let used = 0;
  const whole = serialize(parse(html)).replace(/<(?:div|tr|li) class="rest(?: cut)?"><\/\w+>/g, () => {
    used += 1;
    return serialize(parseFragment(parts[used - 1] ?? 'missing'));
  });
  expect(used, file).toBe(parts.length);
  return whole;
}

test('pages leave what is below their first screens to a file of its own, so that links in view load little', () => {
  const sizes = pages
    .filter(({ kind, address }) => kind === 'page' && address !== '/404')
    .map(({ address }) => [gzipSync(readFileSync(dataOf(address)), { level: 9 }).length, address] as const);
  const median = sizes.map(([size]) => size).sort((a, b) => a - b)[sizes.length >> 1];
  expect(median).toBeLessThan(3_500);
  expect(sizes.filter(([size]) => size > 8_500)).toEqual([]);
});

test('each page has data, which holds all that the router shows of it', () => {
  const wrong = pages
    .filter(({ kind, address }) => kind === 'page' && address !== '/404')
    .filter(({ address, all }) => {
      if (!existsSync(dataOf(address))) return true;
      return taken([...elements(parse(wholePage(dataOf(address))))]).join('\n') !== taken(all).join('\n');
    })
    .map(({ address }) => address);
  expect(wrong).toEqual([]);
});

test("a redirect's data holds no page, and the not-found page has none", () => {
  for (const { kind, address } of pages) {
    if (kind === 'redirect') expect(JSON.parse(readFileSync(dataOf(address), 'utf8')).html, address).toBe('');
    if (kind === 'not-found') expect(existsSync(dataOf(address))).toBe(false);
  }
});

test('pages of one kind have the same styles, and the data of each page names its kind and build', () => {
  const styles = new Map<string, Set<string>>();
  for (const { address, html, kind, document } of pages) {
    if (kind !== 'page' || address === '/404') continue;
    const [{ build, kind: name }, page] = [
      JSON.parse(readFileSync(dataOf(address), 'utf8')) as RouteData,
      named(document, 'html')[0],
    ];
    expect([build, name], address).toEqual(
      ['data-build', 'data-page'].map((one) => page && attribute(page, one)),
    );
    const text = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, one]) => one).join('\n');
    styles.set(name, (styles.get(name) ?? new Set()).add(text));
  }
  for (const [name, texts] of styles) expect(texts.size, name).toBe(1);
});
