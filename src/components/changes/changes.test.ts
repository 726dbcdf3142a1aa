import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteOf } from '../../config/testing.ts';
import { atomFeed, type Change } from '../../content/data/changes.ts';
import { byMonth, Changes } from './index.tsx';

/** A complete change; `fields` override its own. */
const changeOf = (fields: Partial<Change> = {}): Change => ({
  id: 'one',
  date: '2026-11-20',
  kind: 'breaking',
  hurts: ['signer'],
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

/** A change whose texts need escaping. */
const change = (fields: Partial<Change>) =>
  changeOf({
    title: 'A & B: `sign` is gone',
    breaks: '`a < b` fails.',
    action: 'Use `"c"`.',
    source: { title: 'changelog', url: 'https://example.org/?a=1&b=2' },
    written: '2026-11-21',
    ...fields,
  });
const feedOf = (...changes: Change[]) =>
  atomFeed(
    { title: 'Changes', page: '/docs/changes' },
    { checked: '2026-11-22', changes },
    siteOf({ base: '/x/', organizationName: 'We & Co' }),
  );

test('text is escaped once for HTML and once more for XML', () => {
  const feed = feedOf(change({}));
  expect(feed).toContain('<title>Breaking, Rust core 0.91.9: A &amp; B: sign is gone</title>');
  expect(feed).toContain('&lt;code&gt;a &amp;lt; b&lt;/code&gt; fails.');
  expect(feed).toContain('href=&quot;https://example.org/?a=1&amp;amp;b=2&quot;');
});

test('the feed is as new as the entry written last, which need not be the first', () => {
  const feed = feedOf(change({}), change({ id: 'two', date: '2026-01-02', written: '2026-11-30' }));
  expect(/<updated>([^<]+)/.exec(feed)?.[1]).toBe('2026-11-30T00:00:00Z');
});

test('only a day that a source names is a day of publication', () => {
  expect(feedOf(change({}))).toContain('<published>2026-11-20T00:00:00Z</published>');
  expect(feedOf(change({ date: '2026-11' }))).not.toContain('<published>');
  expect(feedOf(change({ seen: true }))).not.toContain('<published>');
});
