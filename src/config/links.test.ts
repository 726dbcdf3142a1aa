import { expect, test } from 'vitest';
import { href, sitePath } from './fields.ts';

const fixOf = (schema: typeof href, value: string) => schema.safeParse(value).error?.issues[0]?.message;

test.each(['/docs/faqs', '/', '#top', 'https://c2pa.org/', 'http://localhost:1', 'mailto:a@example.org'])(
  '%s is a link',
  (value) => {
    expect(fixOf(href, value)).toBeUndefined();
  },
);

test.each([
  ['docs/faqs', 'start at the root of the site: `/docs/faqs`'],
  ['./faqs', 'start at the root of the site: `/faqs`'],
  ['../../faqs', 'start at the root of the site: `/faqs`'],
  ['//cdn.example.org', 'add the scheme: `https://cdn.example.org`'],
  ['', 'must not be empty'],
  ['/a b', 'write `%20` for spaces'],
  ['https://', 'use a complete URL, such as `https://example.org`'],
  ['https://a b', 'use a complete URL, such as `https://example.org`'],
  ['javascript:alert(1)', 'use a URL that starts with `https:`, `http:`, `mailto:`, `/`, or `#`'],
])('%j is no link: %s', (value, fix) => {
  expect(fixOf(href, value)).toBe(fix);
});

test.each([
  ['/img/logo.svg', undefined],
  ['img/logo.svg', 'start at the root of the site: `/img/logo.svg`'],
  ['https://a.example/logo.svg', 'use a file on this site, from its root: `/img/logo.svg`'],
])('%j as a file of the site', (value, fix) => {
  expect(fixOf(sitePath, value)).toBe(fix);
});
