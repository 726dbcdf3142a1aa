import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { changeOf } from '../../content/data/testing.ts';
import { byMonth, Changes } from './index.tsx';

const data = {
  checked: '2026-11-22',
  changes: [
    changeOf({ seen: true, also: ['c2pa-python 1.2.0'] }),
    changeOf({ id: 'two', date: '2026-11', hurts: ['signer', 'reader'] }),
    changeOf({ id: 'three', date: '2026-10-01', page: { title: 'Sign', href: '/docs/signing' } }),
  ],
};

test('a month without a day is listed with the days of that month', () => {
  expect(byMonth(data.changes).map(({ month, changes }) => [month, changes.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
  ]);
});

test('each change has its anchor, and says when it was found if the source has no date', () => {
  const html = renderToStaticMarkup(
    createElement(Changes, { data, href: (address: string) => `/base${address}` }),
  );
  expect([...html.matchAll(/<h3 id="(\w+)"/g)].map(([, id]) => id)).toEqual(['one', 'two', 'three']);
  expect(html).toContain('first seen <time dateTime="2026-11-20">November 20, 2026</time>');
  expect(html).toContain('href="/base/docs/signing"');
  expect(html).toContain('<code>sign_async</code>');
  expect(html.match(/Affects [a-z ]+/g)).toEqual([
    'Affects signing',
    'Affects signing and reading',
    'Affects signing',
  ]);
});
