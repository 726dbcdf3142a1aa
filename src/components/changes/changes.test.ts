import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Change } from '../../content/data/changes.ts';
import { byMonth, Changes, changesMarkdown } from './Changes.tsx';

const change = (fields: Partial<Change>): Change => ({
  id: 'one',
  date: '2026-11-20',
  kind: 'breaking',
  package: 'Rust core',
  version: '0.91.9',
  title: 'The call `sign` is gone',
  breaks: 'Programs that use `sign` fail.',
  action: 'Use `sign_async`.',
  source: { title: 'changelog', url: 'https://example.org/changelog' },
  written: '2026-11-22',
  ...fields,
});
const data = {
  checked: '2026-11-22',
  changes: [
    change({ seen: true, also: ['c2pa-python 1.2.0'] }),
    change({ id: 'two', date: '2026-11' }),
    change({ id: 'three', date: '2026-10-01', page: { title: 'Sign', href: '/docs/signing' } }),
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
});

test('the Markdown form has everything a reader needs', () => {
  const text = changesMarkdown(data);
  expect(text).toContain('## November 2026\n\n### The call `sign` is gone');
  expect(text).toContain(
    '**Breaking** · Rust core 0.91.9 · first seen November 20, 2026 · also in c2pa-python 1.2.0',
  );
  expect(text).toContain('**What to do:** Use `sign_async`.');
  expect(text).toContain('[Sign](/docs/signing) · [Source: changelog](https://example.org/changelog)');
});
