import { expect, test } from 'vitest';
import { announcementFix, baseFix, href, htmlWithLinks, navbarHtmlFix, originFix } from './fields.ts';

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
])('%j isn’t a link: %s', (value, fix) => {
  expect(fixOf(href, value)).toBe(fix);
});

test.each([
  'Plain text & an entity: &lt;',
  'The <code>c2pa</code> package is <b>old</b>; use <a href="/docs/introduction">the <em>new</em> one</a>',
  '<strong>Now</strong> <a href="https://c2pa.org/">C2PA</a> <a href="#top">top</a>',
])('an announcement may say %j', (html) => {
  expect(announcementFix(html)).toBeUndefined();
});

const notInline = [
  '<img src="x">',
  '<b class="x">y</b>',
  '<a href="javascript:x">y</a>',
  '<a href="/x" onclick="y">z</a>',
];

test.each([
  ...notInline.map((html) => [html, 'an announcement can contain only'] as const),
  ['a < b', 'write it as `a &lt; b`'],
  ['<b', 'write it as ``'],
  ['<b>x', 'write it as `<b>x</b>`'],
  ['x</b>', 'write it as `x`'],
  ['<b><em>x</b></em>', 'write it as `<b><em>x</em></b>`'],
] as const)('an announcement may not say %j', (html, fix) => {
  expect(announcementFix(html)).toContain(fix);
});

test.each([
  ['<a href="/x">y</a>', undefined],
  ['<script src="/x.js"></script>', "scripts aren't allowed here; use `thirdParty`"],
  ['<b style="color:red">x</b>', "the site's policy blocks inline styles; use a class"],
  ['<style>b{}</style>', "the site's policy blocks inline styles; use a class"],
  ['<b onclick="x()">y</b>', "the site's policy blocks event attributes such as `onclick`; use a link"],
  ['<a href="javascript:x">y</a>', "the site's policy blocks `javascript:` links; link to a page"],
])('navbar markup %j', (html, fix) => {
  expect(navbarHtmlFix(html)).toBe(fix);
});

test('htmlWithLinks changes addresses of this site only', () => {
  expect(
    htmlWithLinks(
      '<a href="/a">x</a><img src=\'/b\'><a href="//c"><a href="https://d/">',
      (address) => `/s${address}`,
    ),
  ).toBe('<a href="/s/a">x</a><img src=\'/s/b\'><a href="//c"><a href="https://d/">');
});

test.each([
  ['https://docs.example.org', undefined],
  ['https://docs.example.org/', undefined],
  ['http://localhost:4321', undefined],
  ['docs.example.org', 'use an origin with a scheme, such as `https://docs.example.org`'],
  ['ftp://docs.example.org', 'use an origin with a scheme, such as `https://docs.example.org`'],
  ['https://', 'use an origin with a scheme, such as `https://docs.example.org`'],
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
  ['/../x', 'use a path without empty segments, `.`, or `..`, such as `/docs-site/`'],
  ['./x', 'use a path without empty segments, `.`, or `..`, such as `/docs-site/`'],
])('base %j', (value, fix) => {
  expect(baseFix(value)).toBe(fix);
});
