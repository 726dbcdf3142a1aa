import { expect, test } from 'vitest';
import { siteMessages, siteOf } from './testing.ts';

// Specification: 3.11
test('an announcement bar has readable colors and can be closed unless set', () => {
  expect(siteOf({ announcementBar: { id: 'a', content: 'Hello' } }).announcementBar).toEqual({
    id: 'a',
    content: 'Hello',
    backgroundColor: '#f1f3f5',
    textColor: '#1b1f24',
    isCloseable: true,
  });
});

test.each([
  [{ id: '' }, 'id` is ""; must not be empty'],
  [{ id: undefined }, 'id` is missing; add it, as text'],
  [{ content: undefined }, 'content` is missing; add it, as text'],
  [{ content: '' }, 'content` is ""; must not be empty'],
  [
    { content: '<p>x</p>' },
    'content` is "<p>x</p>"; an announcement can contain only <a>, <b>, <strong>, <em>, and <code>; remove <p>',
  ],
  [
    { backgroundColor: 'rgb(0 0 0)' },
    'backgroundColor` is "rgb(0 0 0)"; use a hex color with three or six digits, such as "#1b1f24"',
  ],
  [{ textColor: '#12' }, 'textColor` is "#12"; use a hex color with three or six digits, such as "#1b1f24"'],
  [
    { backgroundColor: '#fff', textColor: '#777' },
    'textColor` is "#777"; its contrast on "#fff" is 4.47:1, but text needs 4.5:1; make the text darker',
  ],
  [{ isCloseable: 'yes' }, 'isCloseable` is "yes"; expected true or false'],
  [{ isClosable: true }, 'isClosable` is not a known key; did you mean `isCloseable`?'],
])('announcement bar with %j', (fields, message) => {
  expect(siteMessages({ announcementBar: { id: 'a', content: 'Hello', ...fields } })).toEqual([
    `site.config.ts: \`announcementBar.${message}`,
  ]);
});

test('footer logos have the size of the navbar logo unless set, and may do without a picture', () => {
  expect(siteOf({ footer: { logos: [{ alt: 'C2PA', href: 'https://c2pa.org/' }] } }).footer.logos).toEqual([
    { alt: 'C2PA', href: 'https://c2pa.org/', width: 180, height: 54 },
  ]);
});

// Specification: 3.12
test.each([
  [{ logos: [{ alt: 'C2PA' }] }, 'logos[0].href` is missing; add it, as text'],
  [{ logos: [{ href: '/' }] }, 'logos[0].alt` is missing; add it, as text'],
  [
    { logos: [{ alt: 'C2PA', href: '/', src: 'c2pa.svg' }] },
    'logos[0].src` is "c2pa.svg"; start at the root of the site: `/c2pa.svg`',
  ],
  [{ columns: [{ items: [{ label: 'A', href: '/' }] }] }, 'columns[0].title` is missing; add it, as text'],
  [{ columns: [{ title: 'A', items: [] }] }, 'columns[0].items` is []; a column needs at least one link'],
  [
    { columns: [{ title: 'A', items: [{ label: 'B', href: '/', to: '/' }] }] },
    'columns[0].items[0].to` is not a known key; the valid keys are `label`, `href`',
  ],
  [{ links: [{ label: '', href: '/' }] }, 'links[0].label` is ""; must not be empty'],
  [{ copyright: 2025 }, 'copyright` is 2025; expected text'],
  [{ colums: [] }, 'colums` is not a known key; did you mean `columns`?'],
])('footer with %j', (footer, message) => {
  expect(siteMessages({ footer })).toEqual([`site.config.ts: \`footer.${message}`]);
});

test.each([
  [
    { algolia: { appId: 'short', apiKey: 'k', indexName: 'i' } },
    'algolia.appId` is "short"; expected ten capital letters and digits',
  ],
  [{ algolia: { appId: 'ABCDEFGHIJ', indexName: 'i' } }, 'algolia.apiKey` is missing; add it, as text'],
  [{ algolia: { appId: 'ABCDEFGHIJ', apiKey: 'k' } }, 'algolia.indexName` is missing; add it, as text'],
  [
    { algolia: { appId: 'ABCDEFGHIJ', apiKey: 'k', indexName: 'i', contextualSearch: 1 } },
    'algolia.contextualSearch` is 1; expected true or false',
  ],
  [
    { shortName: 'Content Credentials' },
    'shortName` is "Content Credentials"; use 1 to 16 characters, which is OpenSearch\'s limit',
  ],
  [
    { searchPagePath: '/search' },
    'searchPagePath` is "/search"; use letters, digits, `-`, and `_`, without leading or trailing slashes: `search`',
  ],
])('search with %j', (search, message) => {
  expect(siteMessages({ search })).toEqual([`site.config.ts: \`search.${message}`]);
});

// Specification: 3.13
test('Algolia searches the language and version being read unless set', () => {
  const algolia = { appId: 'ABCDEFGHIJ', apiKey: 'k', indexName: 'i' };
  expect(siteOf({ search: { algolia } }).search.algolia).toEqual({ ...algolia, contextualSearch: true });
});
