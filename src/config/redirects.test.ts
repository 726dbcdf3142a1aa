import { expect, test } from 'vitest';
import { ConfigError } from './errors.ts';
import { checkRedirects } from './load.ts';
import { redirectTargetProblems } from './redirects.ts';
import { redirectMessages } from './testing.ts';

test('one entry for each old address', () => {
  expect(
    checkRedirects([
      { from: ['/a', '/b'], to: '/c#x' },
      { from: '/d', to: 'https://c2pa.org/', kind: 'host' },
    ]),
  ).toEqual({
    ok: true,
    value: [
      { from: '/a', to: '/c#x', kind: 'page' },
      { from: '/b', to: '/c#x', kind: 'page' },
      { from: '/d', to: 'https://c2pa.org/', kind: 'host' },
    ],
  });
});

test.each([
  [
    [
      ['/a', '/x'],
      ['/a', '/y'],
    ],
    ['`/a` is redirected twice; keep only one of the entries'],
  ],
  [
    [
      ['/a', '/b'],
      ['/b', '/c#x'],
    ],
    ['`/a` redirects to `/b`, which is also redirected; redirect it to `/c#x`'],
  ],
  [
    [
      ['/a', '/b/'],
      ['/b', '/c'],
      ['/c', '/d'],
    ],
    [
      '`/a` redirects to `/b/`, which is also redirected; redirect it to `/d`',
      '`/b` redirects to `/c`, which is also redirected; redirect it to `/d`',
    ],
  ],
  [[['/a', '/a#x']], ['`/a` redirects to `/a#x` in a loop; redirect it to a page']],
  [
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    [
      '`/a` redirects to `/b` in a loop; redirect it to a page',
      '`/b` redirects to `/a` in a loop; redirect it to a page',
    ],
  ],
])('%j', (pairs, problems) => {
  const found = redirectMessages(pairs.map(([from, to]) => ({ from, to })));
  expect(found).toEqual(problems.map((problem) => `redirects.ts: ${problem}`));
});

test('targets must exist, and a page can’t be redirected', () => {
  const pages = new Set(['/', '/docs/signing', '/docs/faqs']);
  const found = (from: string, to: string) =>
    redirectTargetProblems([{ from, to, kind: 'page' }], pages).map((one) => new ConfigError(one).message);
  expect(found('/a', '/docs/signing#top')).toEqual([]);
  expect(found('/a', '/docs/signing/')).toEqual([]);
  expect(found('/a', '/')).toEqual([]);
  expect(found('/a', 'https://c2pa.org/')).toEqual([]);
  expect(found('/a', '/files/list.pdf')).toEqual([]);
  expect(found('/a', '/docs/sining')).toEqual([
    'redirects.ts: no page has the address `/docs/sining`; did you mean `/docs/signing`?',
  ]);
  expect(found('/a', '/docs/js-sdk/api/c2pa.c2pa.read')).toEqual([
    'redirects.ts: no page has the address `/docs/js-sdk/api/c2pa.c2pa.read`; use the address of a page, from the root and without the base',
  ]);
  expect(found('/docs/faqs', '/docs/signing')).toEqual([
    'redirects.ts: `/docs/faqs` is a page; remove the redirect or the page',
  ]);
});
