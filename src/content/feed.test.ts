import { expect, test } from 'vitest';
import { siteOf } from '../config/testing.ts';
import { atomFeed, type Change } from './data/changes.ts';
import { changeOf } from './data/testing.ts';

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
