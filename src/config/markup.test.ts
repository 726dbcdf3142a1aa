import { expect, test } from 'vitest';
import { announcementFix, htmlWithLinks, navbarHtmlFix } from './fields.ts';

test.each([
  'Plain text & an entity: &lt;',
  'The <code>c2pa</code> package is <b>old</b>; use <a href="/docs/introduction">the <em>new</em> one</a>',
  '<strong>Now</strong> <a href="https://c2pa.org/">C2PA</a> <a href="#top">top</a>',
])('an announcement may say %j', (html) => {
  expect(announcementFix(html)).toBeUndefined();
});

test.each([
  ['<img src="x">', 'an announcement can contain only <a>, <b>, <strong>, <em>, and <code>; remove <img>'],
  [
    '<script>x</script>',
    'an announcement can contain only <a>, <b>, <strong>, <em>, and <code>; remove <script>',
  ],
  ['a < b', 'write `&lt;` for a less-than sign; found `< b`'],
  ['<b', 'write `&lt;` for a less-than sign; found `<b`'],
  ['<b>x', "<b> isn't closed; add </b>"],
  ['x</b>', "</b> doesn't match an open tag; remove it"],
  ['<b><em>x</b></em>', "</b> doesn't match an open tag; remove it"],
  ['<b class="x">y</b>', '<b> can\'t have attributes; remove `class="x"`'],
  [
    '<a href="javascript:x">y</a>',
    'write links as <a href="…">, with a URL that starts with `/`, `#`, `https:`, or `mailto:`',
  ],
  [
    '<a href="/x" onclick="y">z</a>',
    'write links as <a href="…">, with a URL that starts with `/`, `#`, `https:`, or `mailto:`',
  ],
])('an announcement may not say %j', (html, fix) => {
  expect(announcementFix(html)).toBe(fix);
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
