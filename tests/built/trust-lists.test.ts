import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtDir } from '../support/site-pages.ts';
import { attribute } from './dom.ts';
import { pages, problems, site } from './site.ts';

const LISTS = 'data/trust-lists/';

test('the lists are part of the site, with their source, license, and dates', () => {
  expect(site.trustLists.length).toBeGreaterThan(0);
  for (const { id, license } of site.trustLists) {
    const list = JSON.parse(readFileSync(join(builtDir, `${LISTS}${id}.json`), 'utf8'));
    expect(list, id).toMatchObject({ id, license });
    expect(list.issued <= list.read, `${id} was issued before it was read`).toBe(true);
    expect(list.certificates.length, id).toBeGreaterThan(0);
  }
});

test('no page loads a list, or contains one: tools fetch it with the first file', () => {
  const [first] = site.trustLists;
  const list = JSON.parse(readFileSync(join(builtDir, `${LISTS}${first?.id}.json`), 'utf8'));
  const der: string = list.certificates[0].der;
  expect(
    problems(pages, ({ all, html }) => [
      html.includes(der) && 'contains a certificate of a list',
      ...all
        .filter(({ tagName }) => tagName === 'link' || tagName === 'script')
        .map((one) => attribute(one, 'href') ?? attribute(one, 'src'))
        .filter((address) => address?.includes(LISTS))
        .map((address) => `loads ${address}`),
    ]),
  ).toEqual([]);
});

test('the list of products is part of the site, with its source, license, and dates', () => {
  const list = JSON.parse(readFileSync(join(builtDir, 'data/conforming-products.json'), 'utf8'));
  expect(list.license).toEqual(site.conformingProducts?.license);
  expect(list.source.commit).toMatch(/^[0-9a-f]{40}$/);
  expect(list.issued <= list.read).toBe(true);
});

test('only the page about the lists contains records, each with its address', () => {
  const list = JSON.parse(readFileSync(join(builtDir, 'data/conforming-products.json'), 'utf8'));
  const ids: string[] = list.records.map(({ id }: { id: string }) => id);
  const own = pages.find(({ address }) => address === '/tools/trust');
  expect(ids.filter((id) => !own?.html.includes(`id="record-${id}"`))).toEqual([]);
  expect(
    problems(
      pages.filter((page) => page !== own),
      ({ html }) => [
        html.includes('id="record-') && 'contains a record',
        html.includes('conforming-products.json') && 'loads the list',
      ],
    ),
  ).toEqual([]);
});
