import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGE_TASKS, TOOLS } from '../../src/views/landing/links.ts';
import { attribute, hasClass, named, text } from './dom.ts';
import { pages } from './site.ts';

const landing = pages.find(({ address }) => address === '/docs');
const hrefsIn = (className: string): string[] =>
  (landing?.all ?? [])
    .filter((element) => hasClass(element, className))
    .flatMap((element) => named(element, 'a').map((link) => attribute(link, 'href') ?? ''));

/** Ids of the pages in a sidebar, at any depth. */
const idsOf = (items: readonly unknown[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    // Generated pages have none of their own here.
    const {
      id,
      items = [],
      unlisted,
    } = item as { id?: string; items?: unknown[]; unlisted?: unknown[] | true };
    const below = Array.isArray(unlisted) ? unlisted : items;
    return [...(id === undefined ? [] : [id]), ...idsOf(below)];
  });

test('the landing page of the docs links every page of the sidebar', async () => {
  const { default: sidebars } = await import(join(process.cwd(), 'sidebars.ts'));
  const linked = new Set(hrefsIn('landing-index'));
  const missing = idsOf(Object.values(sidebars).flat())
    .map((id) => `/docs/${id}`)
    .filter((address) => !linked.has(address));
  expect(missing).toEqual([]);
});

test('no two pages of the sidebar have the same label', () => {
  const index = landing?.all.find((element) => hasClass(element, 'landing-index'));
  const labels = index ? named(index, 'a').map(text) : [];
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});

test('it shows every task of every language, and every tool', () => {
  const tasks = LANGUAGE_TASKS.flatMap(({ address, tasks: list }) => [address, ...Object.values(list)]);
  expect(hrefsIn('languages')).toEqual(tasks);
  expect(hrefsIn('cards')).toEqual(TOOLS.map(({ href }) => href));
});
