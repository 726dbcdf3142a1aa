import { expect, test } from 'vitest';
import { redirectMessages } from './testing.ts';

test.each([
  ['/a /x, /a /y', ['`/a` is redirected twice; keep only one of the entries']],
  ['/a /b, /b /c#x', ['`/a` redirects to `/b`, which is also redirected; redirect it to `/c#x`']],
  [
    '/a /b/, /b /c, /c /d',
    [
      '`/a` redirects to `/b/`, which is also redirected; redirect it to `/c`',
      '`/b` redirects to `/c`, which is also redirected; redirect it to `/d`',
    ],
  ],
  ['/a /a#x', ['`/a` redirects to `/a#x`, which is also redirected; redirect it to a page']],
  [
    '/a /b, /b /a',
    [
      '`/a` redirects to `/b`, which is also redirected; redirect it to a page',
      '`/b` redirects to `/a`, which is also redirected; redirect it to a page',
    ],
  ],
])('%s', (entries, problems) => {
  const pairs = entries.split(', ').map((entry) => entry.split(' '));
  const found = redirectMessages(pairs.map(([from, to]) => ({ from, to })));
  expect(found).toEqual(problems.map((problem) => `redirects.ts: ${problem}`));
});
