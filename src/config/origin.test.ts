import { expect, test } from 'vitest';
import { baseFix, normalizeBase, originFix } from './fields.ts';

test.each([
  ['https://docs.example.org', undefined],
  ['https://docs.example.org/', undefined],
  ['http://localhost:4321', undefined],
  ['docs.example.org', 'use an origin with a scheme, such as `https://docs.example.org`'],
  ['ftp://docs.example.org', 'use an origin with a scheme, such as `https://docs.example.org`'],
  ['https://', 'use an origin with a scheme, such as `https://docs.example.org`'],
  ['https://a.example/docs', 'use `https://a.example` here and set `base` to `/docs/`'],
  ['https://a.example/?x', 'remove the query and hash: `https://a.example`'],
  ['https://me:pw@a.example', 'remove the user name and password: `https://a.example`'],
])('url %j', (value, fix) => {
  expect(originFix(value)).toBe(fix);
});

test.each([
  ['/', undefined],
  ['', undefined],
  ['x', undefined],
  ['/x/y/', undefined],
  ['https://a.example/x/', 'only the path belongs here; put the origin in `url`'],
  ['/x?y', 'use a path without a query, hash, or spaces, such as `/docs-site/`'],
  ['/a b/', 'use a path without a query, hash, or spaces, such as `/docs-site/`'],
  ['//x/', 'use a path without empty segments, `.`, or `..`, such as `/docs-site/`'],
  ['/a//b/', 'use a path without empty segments, `.`, or `..`, such as `/docs-site/`'],
  ['/../x', 'use a path without empty segments, `.`, or `..`, such as `/docs-site/`'],
  ['..', 'use a path without empty segments, `.`, or `..`, such as `/docs-site/`'],
  ['./x', 'use a path without empty segments, `.`, or `..`, such as `/docs-site/`'],
])('base %j', (value, fix) => {
  expect(baseFix(value)).toBe(fix);
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['x', '/x/'],
  ['/x', '/x/'],
  ['x/y/', '/x/y/'],
])('base %j becomes %j', (value, base) => {
  expect(normalizeBase(value)).toBe(base);
});
