import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { builtDir } from '../../scripts/lib/testing/site-pages.ts';
import { type RouteData, routeDataPath } from '../../src/addresses/route-data.ts';
import { attribute, type Element, elements, hasClass } from './dom.ts';
import { pages } from './site.ts';

const dataOf = (address: string): string => join(builtDir, routeDataPath(address, '/'));

/** What the router takes from a page (src/client/navigation/swap.ts). */
function taken(all: readonly Element[]): string[] {
  const wanted = (element: Element) =>
    ['title', 'main'].includes(element.tagName) ||
    hasClass(element, 'toc') ||
    attribute(element, 'id') === 'sidebar' ||
    attribute(element, 'rel') === 'canonical' ||
    attribute(element, 'type') === 'application/ld+json' ||
    (element.tagName === 'meta' && /^(?:og:|twitter:|description|robots)/.test(nameOf(element)));
  return all
    .filter(wanted)
    .map((element) => `${nameOf(element)} ${attribute(element, 'href') ?? ''} ${serialize(element)}`)
    .map((part) => part.replaceAll('<script>scrollY</script>', ''));
}

const nameOf = (element: Element): string =>
  attribute(element, 'name') ?? attribute(element, 'property') ?? attribute(element, 'content') ?? '';

test('each page has data, which holds all that the router shows of it', () => {
  const wrong = pages
    .filter(({ kind, address }) => kind === 'page' && address !== '/404')
    .filter(({ address, all }) => {
      if (!existsSync(dataOf(address))) return true;
      const { html }: RouteData = JSON.parse(readFileSync(dataOf(address), 'utf8'));
      return taken([...elements(parse(html))]).join('\n') !== taken(all).join('\n');
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

test('the length of a style tells kinds of pages apart', () => {
  const styles = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)),
  );
  expect(new Set([...styles].map(({ length }) => length)).size).toBe(styles.size);
});
