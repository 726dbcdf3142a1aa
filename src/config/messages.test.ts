import { expect, test } from 'vitest';
import { checkSite } from './load.ts';
import { messages, redirectMessages, sidebarMessages, siteMessages } from './testing.ts';

const en = { code: 'en', label: 'English' };
const bar = (fields: object) => ({ announcementBar: { id: 'a', content: 'Hello', ...fields } });
const item = (fields: unknown) => ({ navbar: { items: [fields] } });
const algolia = (fields: object) => ({
  search: { algolia: { appId: 'ABCDEFGHIJ', apiKey: 'k', indexName: 'i', ...fields } },
});
/** Each kind of mistake once, under the key where it's likely. */
// Specification: 3.11, 3.12, 3.13
test.each<[fields: object, message: string]>([
  [{ title: undefined }, '`title` is missing; add it, as string'],
  [{ title: ' ' }, '`title` is " "; must not be empty'],
  [
    { favicon: 'https://a.example/logo.svg' },
    '`favicon` is "https://a.example/logo.svg"; use a file on this site, from its root: `/img/logo.svg`',
  ],
  [{ favicon: 'icon.svg' }, '`favicon` is "icon.svg"; start at the root of the site: `/icon.svg`'],
  [{ noIndex: 'no' }, '`noIndex` is "no"; expected boolean, received string'],
  [{ trailingSlash: true }, '`trailingSlash` is true; use one of "never", "always", "ignore"'],
  [{ staticDirectories: 'public' }, '`staticDirectories` is "public"; expected array, received string'],
  [
    { staticDirectories: ['../public'] },
    '`staticDirectories[0]` is "../public"; use a folder inside the source folder, without leading or trailing slashes: `docs`',
  ],
  [
    { logo: { src: '/a.svg', alt: 'A', width: 1.5 } },
    '`logo.width` is 1.5; expected a whole number of pixels above 0',
  ],
  [
    { tableOfContents: { minLevel: 1 } },
    '`tableOfContents.minLevel` is 1; expected a heading level from 2 to 6',
  ],
  [
    { tableOfContents: { minLevel: 4 } },
    '`tableOfContents` is {"minLevel":4,"maxLevel":3}; `minLevel` must be at most `maxLevel`',
  ],
  [
    bar({ backgroundColor: 'red' }),
    '`announcementBar.backgroundColor` is "red"; use a hex color with three or six digits, such as "#1b1f24"',
  ],
  [
    { colorMode: { zzz: 1 } },
    '`colorMode.zzz` is not a known key; the valid keys are `default`, `disableSwitch`, `respectPrefersColorScheme`',
  ],
  [
    { assistants: [{ label: 'A', url: 'https://a.example/new' }] },
    '`assistants[0].url` is "https://a.example/new"; it needs `{prompt}`, such as `https://assistant.example/new?q={prompt}`',
  ],
  [{ chatUrl: 'http://x.example/' }, '`chatUrl` is "http://x.example/"; use https: `https://x.example/`'],
  [
    { issueUrl: 'https://x.example/new' },
    '`issueUrl` is "https://x.example/new"; it needs `{title}`, such as `https://github.com/owner/name/issues/new?title={title}&body={body}`',
  ],
  [
    { repository: { url: 'github.com/a/b' } },
    '`repository.url` is "github.com/a/b"; use a complete https URL, such as `https://example.org/style.css`',
  ],
  [
    { repository: { url: 'https://github.com/a/b', editPath: 'edit' } },
    '`repository.editPath` is "edit"; add `{path}`, which stands for the file: `edit/{branch}/{path}`',
  ],

  [
    { footer: { columns: [{ title: 'A', items: [] }] } },
    '`footer.columns[0].items` is []; a column needs at least one link',
  ],
  [
    { footer: { columns: [{ title: 'A', items: [{ label: 'B', href: '/', to: '/' }] }] } },
    '`footer.columns[0].items[0].to` is not a known key; the valid keys are `label`, `href`',
  ],

  [item('search'), '`navbar.items[0]` is "search"; expected object, received string'],
  [
    item({}),
    '`navbar.items[0].type` is missing; use one of "link", "icon", "dropdown", "locale", "version", "doc", "sidebar", "search", "html"',
  ],
  [item({ type: 'lnk' }), '`navbar.items[0].type` is "lnk"; did you mean "link"?'],
  [item({ type: 'link', label: 'X' }), '`navbar.items[0].href` is missing; add it, as string'],
  [
    item({ type: 'dropdown', label: 'X', items: [] }),
    '`navbar.items[0].items` is []; a dropdown needs at least one item',
  ],
  [
    item({ type: 'dropdown', label: 'X', items: [{ type: 'search' }] }),
    '`navbar.items[0].items[0].type` is "search"; use one of "link", "doc"',
  ],
  [
    { navbar: { items: [{ type: 'search' }, { type: 'locale' }, { type: 'search' }] } },
    '`navbar.items` is [{"type":"search","position":"left"},{"type":"locale","position":"left"},{"type…; keep only one search box',
  ],

  [
    { search: { shortName: 'Content Credentials' } },
    '`search.shortName` is "Content Credentials"; use 1 to 16 characters, which is OpenSearch\'s limit',
  ],
  [
    { search: { searchPagePath: '/search' } },
    '`search.searchPagePath` is "/search"; use letters, digits, `-`, and `_`, without leading or trailing slashes: `search`',
  ],
  [algolia({ appId: 'short' }), '`search.algolia.appId` is "short"; expected ten capital letters and digits'],

  [{ locales: { items: [] } }, '`locales.items` is []; a site needs at least one locale'],
  [
    { locales: { default: 'fr', items: [en] } },
    '`locales.default` is "fr"; use one of the locales in `items`: `en`',
  ],
  [
    { locales: { items: [en, en] } },
    '`locales.items[1].code` is "en"; item 0 has the same value; make it unique',
  ],
  [
    { locales: { items: [{ ...en, code: 'e n' }] } },
    '`locales.items[0].code` is "e n"; use a language tag, such as `en` or `pt-BR`',
  ],
  [
    { locales: { items: [{ ...en, calendar: 'gregorian' }] } },
    '`locales.items[0].calendar` is "gregorian"; did you mean "gregory"?',
  ],
  [{ versions: [] }, '`versions` is []; a site needs at least one version'],
  [
    { versions: [{ path: '/docs/' }] },
    '`versions[0].path` is "/docs/"; use a leading slash but no trailing slash: `/docs`',
  ],
  [
    { versions: [{}, { name: '1.0' }] },
    '`versions[1].path` is "/docs"; item 0 has the same value; make it unique',
  ],

  [
    { thirdParty: { consentScript: { src: 'https://c.example/x.js', integrity: 'md5-x' } } },
    '`thirdParty.consentScript.integrity` is "md5-x"; use the algorithm and the base64 hash, such as `sha384-…`',
  ],
  ...["'unsafe-inline'", '*', 'https:'].map((source): [object, string] => [
    { thirdParty: { csp: { 'img-src': [source] } } },
    `\`thirdParty.csp['img-src'][0]\` is "${source}"; only individual hosts can be added, not keywords, schemes, or \`*\``,
  ]),
  ...['https://f.example/x', 'https://f.example; script-src *'].map((source): [object, string] => [
    { thirdParty: { csp: { 'font-src': [source] } } },
    `\`thirdParty.csp['font-src'][0]\` is "${source}"; use an https origin without a path: \`https://cdn.example.org\``,
  ]),
])('site.config.ts with %j', (fields, message) => {
  expect(siteMessages(fields)).toEqual([`site.config.ts: ${message}`]);
});

test.each<[docs: unknown, message: string]>([
  [[3], '[0]` is 3; expected the id of a page, or an object'],
  [[{ type: 'dco', id: 'x' }], '[0].type` is "dco"; did you mean "doc"?'],
  [
    [{ id: 'x' }],
    '[0].items` is missing; list its entries in `items`, or in `unlisted` if its own page lists them',
  ],
  [
    [{ type: 'category', label: 'X', id: 'x', items: ['a'], unlisted: ['b'] }],
    '[0].items` is [{"type":"doc","id":"a"}]; list its entries in `items`, or in `unlisted` if its own page lists them',
  ],
  [
    [{ type: 'category', label: 'X', items: ['a', { type: 'doc', id: 3 }] }],
    '[0].items[1].id` is 3; expected string, received number',
  ],
  [
    [{ type: 'category', label: 'X', unlisted: ['a'] }],
    '[0]` is {"type":"category","label":"X","unlisted":[{"type":"doc","id":"a"}],"collapsed"…; add an `id`: only a page can list what the sidebar omits',
  ],
  ['introduction', '` is "introduction"; expected array, received string'],
])('sidebars.ts with %j', (docs, message) => {
  expect(sidebarMessages({ docs })).toEqual([`sidebars.ts: \`docs${message}`]);
});

test.each<[entry: object, message: string]>([
  [{ from: 3, to: '/x' }, 'from` is 3; expected string, received number'],
  [{ from: '/a', to: 'x' }, 'to` is "x"; start at the root of the site: `/x`'],
  [{ form: '/a', from: '/b', to: '/x' }, 'form` is not a known key; did you mean `from`?'],
  [{ from: 'docs/a', to: '/x' }, 'from` is "docs/a"; start with a slash: `/docs/a`'],
  [{ from: '/docs/a/', to: '/x' }, 'from` is "/docs/a/"; remove the trailing slash: `/docs/a`'],
  [
    { from: '//a.example', to: '/x' },
    'from` is "//a.example"; use an address below the root, such as `/docs/old-name`',
  ],
  [
    { from: 'https://a.example/x', to: '/x' },
    'from` is "https://a.example/x"; only addresses on this site can be redirected; use the path',
  ],
  [{ from: '/docs/*', to: '/x' }, 'from` is "/docs/*"; use a path without a query, hash, `*`, or spaces'],
])('redirects.ts with %j', (entry, message) => {
  expect(redirectMessages([entry])).toEqual([`redirects.ts: \`[0].${message}`]);
});

test('all problems are reported at once, and a value that isn’t an object has its own message', () => {
  expect(siteMessages({ title: 3, footr: {}, tableOfContents: { minLevel: 9, maxLeve: 1 } })).toHaveLength(4);
  expect(messages(checkSite('x'))).toEqual([
    'site.config.ts: the default export is "x"; expected object, received string',
  ]);
  expect(messages(checkSite(() => ({})))).toEqual([
    'site.config.ts: the default export is a function; expected object, received function',
  ]);
  expect(sidebarMessages(['introduction'])).toEqual([
    'sidebars.ts: the default export is ["introduction"]; expected record, received array',
  ]);
});
