import { expect, test } from 'vitest';
import { samplePages } from './sample-pages.ts';
import type { PageFile } from './site-pages.ts';

const page = (address: string, article: string, kind?: string): PageFile => ({
  file: `${address.slice(1)}.html`,
  address,
  kind: 'page',
  html: `<article${kind ? ` data-kind="${kind}"` : ''}>${article}</article>`,
});

const addresses = (pages: readonly PageFile[]) => samplePages(pages).map(({ address }) => address);

test('of pages made from data only those that show something new are taken, the longest first', () => {
  const pages = [
    page('/docs/api/a', '<p>short</p>', 'api'),
    page('/docs/api/b', '<p>a long text</p><table></table>', 'api'),
    page('/docs/api/c', '<p>text</p><ul class="names"></ul>', 'api'),
  ];
  expect(addresses(pages)).toEqual(['/docs/api/b', '/docs/api/c']);
});

test('written pages are all taken', () => {
  const pages = ['a', 'b', 'c'].map((name) => page(`/docs/${name}`, '<p>text</p>'));
  expect(addresses(pages)).toEqual(['/docs/a', '/docs/b', '/docs/c']);
});

test('a folder of many pages counts as made from data', () => {
  const pages = Array.from({ length: 40 }, (_, i) => page(`/docs/codes/${i}`, '<p>text</p>'));
  expect(addresses(pages)).toEqual(['/docs/codes/0']);
});
