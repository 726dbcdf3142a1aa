import { expect, test } from 'vitest';
import { siteMessages, siteOf } from './testing.ts';

const every = [
  { type: 'link', label: 'C2PA', href: 'https://c2pa.org/' },
  { type: 'icon', icon: 'github', label: 'Code', href: 'https://github.com/contentauth', position: 'right' },
  {
    type: 'dropdown',
    label: 'More',
    items: [
      { type: 'doc', docId: 'faqs' },
      { type: 'link', label: 'Top', href: '#top' },
    ],
  },
  { type: 'locale' },
  { type: 'version' },
  { type: 'doc', docId: 'introduction', label: 'Docs' },
  { type: 'sidebar', sidebarId: 'docs', label: 'All' },
  { type: 'search' },
  { type: 'html', value: '<b>New</b>' },
];

test('every kind of item is kept, left unless it says right', () => {
  expect(siteOf({ navbar: { items: every } }).navbar.items).toEqual(
    every.map((item) => ({ position: 'left', ...item })),
  );
});

test.each([
  [{ type: 'lnk' }, '.type` is "lnk"; did you mean "link"?'],
  [
    {},
    '.type` is missing; use one of "link", "icon", "dropdown", "locale", "version", "doc", "sidebar", "search", "html"',
  ],
  ['search', '` is "search"; expected an object'],
  [{ type: 'link', href: '/x' }, '.label` is missing; add it, as text'],
  [{ type: 'link', label: 'X' }, '.href` is missing; add it, as text'],
  [{ type: 'link', label: 'X', href: 'x' }, '.href` is "x"; start at the root of the site: `/x`'],
  [{ type: 'search', position: 'middle' }, '.position` is "middle"; use one of "left", "right"'],
  [{ type: 'search', positon: 'left' }, '.positon` is not a known key; did you mean `position`?'],
  [{ type: 'icon', icon: 'githb', label: 'X', href: '/' }, '.icon` is "githb"; did you mean "github"?'],
  [{ type: 'dropdown', label: 'X', items: [] }, '.items` is []; a dropdown needs at least one item'],
  [
    { type: 'dropdown', label: 'X', items: [{ type: 'search' }] },
    '.items[0].type` is "search"; use one of "link", "doc"',
  ],
  [{ type: 'doc' }, '.docId` is missing; add it, as text'],
  [{ type: 'doc', docId: 'x', label: 3 }, '.label` is 3; expected text'],
  [{ type: 'sidebar', label: 'X' }, '.sidebarId` is missing; add it, as text'],
  [{ type: 'sidebar', sidebarId: 'docs' }, '.label` is missing; add it, as text'],
  [{ type: 'html', value: '' }, '.value` is ""; must not be empty'],
  [
    { type: 'html', value: '<script>x</script>' },
    '.value` is "<script>x</script>"; scripts aren\'t allowed here; use `thirdParty`',
  ],
])('%j cannot be shown', (item, message) => {
  expect(siteMessages({ navbar: { items: [item] } })).toEqual([
    `site.config.ts: \`navbar.items[0]${message}`,
  ]);
});

test('there is one search box', () => {
  expect(
    siteMessages({ navbar: { items: [{ type: 'search' }, { type: 'locale' }, { type: 'search' }] } }),
  ).toEqual([
    'site.config.ts: `navbar.items[2].type` is "search"; there\'s already a search box; remove one',
  ]);
});
