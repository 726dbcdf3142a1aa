import { expect, test } from 'vitest';
import { publishingNotes } from './site.ts';
import { siteOf } from './testing.ts';

test('two fields are enough; everything else has a default', () => {
  expect(siteOf()).toMatchObject({
    title: 'Docs',
    url: 'https://docs.example.org',
    assistants: [],
    base: '/',
    favicon: '/favicon.svg',
    noIndex: false,
    trailingSlash: 'never',
    trustLists: [],
    tools: [],
    baseUrlIssueBanner: true,
    staticDirectories: ['public'],
    colorMode: { default: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    navbar: { items: [{ type: 'search', position: 'right' }] },
    footer: { logos: [], columns: [], links: [] },
    search: { searchPagePath: 'search' },
    locales: {
      default: 'en',
      items: [
        { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' },
      ],
    },
    versions: [{ name: 'current', label: 'Next', path: '/docs', dir: 'docs', sidebars: ['docs'] }],
    versionPersistence: 'localStorage',
    docsPluginId: 'default',
    tableOfContents: { minLevel: 2, maxLevel: 3 },
    onBrokenLinks: 'warn',
    onBrokenMarkdownLinks: 'warn',
    onDuplicateRoutes: 'warn',
    thirdParty: { fontStylesheets: [], csp: {} },
    lastUpdated: true,
  });
});

test('url and base are normalized', () => {
  expect(siteOf({ url: 'https://docs.example.org/' }).url).toBe('https://docs.example.org');
  for (const base of ['x/y', '/x/y', 'x/y/']) expect(siteOf({ base }).base).toBe('/x/y/');
  for (const base of ['', '/']) expect(siteOf({ base }).base).toBe('/');
});

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

test('footer logos default to the size of the navbar logo, and can have no image', () => {
  expect(siteOf({ footer: { logos: [{ alt: 'C2PA', href: 'https://c2pa.org/' }] } }).footer.logos).toEqual([
    { alt: 'C2PA', href: 'https://c2pa.org/', width: 180, height: 54 },
  ]);
});

const algolia = { appId: 'ABCDEFGHIJ', apiKey: 'k', indexName: 'i' };

// Specification: 3.13
test('Algolia searches the language and version being read unless set', () => {
  expect(siteOf({ search: { algolia } }).search.algolia).toEqual({ ...algolia, contextualSearch: true });
});

test('language of pages, direction, calendar and path follow from the code', () => {
  const items = [
    { code: 'en', label: 'English' },
    { code: 'ar', label: 'العربية', direction: 'rtl', calendar: 'islamic-umalqura', path: '/arabic' },
  ];
  expect(
    siteOf({ locales: { items: [...items, { code: 'fr', label: 'Français', htmlLang: 'fr-FR' }] } }).locales,
  ).toEqual({
    default: 'en',
    items: [
      { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' },
      {
        code: 'ar',
        label: 'العربية',
        direction: 'rtl',
        htmlLang: 'ar',
        calendar: 'islamic-umalqura',
        path: '/arabic/',
      },
      {
        code: 'fr',
        label: 'Français',
        direction: 'ltr',
        htmlLang: 'fr-FR',
        calendar: 'gregory',
        path: '/fr/',
      },
    ],
  });
});

const csp = (fields: object) => siteOf(fields).thirdParty.csp;

test('only what’s set extends the policy', () => {
  expect(csp({})).toEqual({});
  expect(csp({ thirdParty: { cookieScript: { src: '/cookies.js' } } })).toEqual({});
  expect(csp({ thirdParty: { consentScript: { src: 'https://consent.example/a/b.js' } } })).toEqual({
    'script-src': ['https://consent.example'],
    'connect-src': ['https://consent.example'],
  });
  expect(csp({ thirdParty: { cookieScript: { src: 'https://c.example/x.js' } } })).toEqual({
    'script-src': ['https://c.example'],
    'connect-src': ['https://c.example'],
  });
  expect(csp({ thirdParty: { fontStylesheets: [{ href: 'https://f.example/a.css' }] } })).toEqual({
    'style-src': ['https://f.example'],
    'font-src': ['https://f.example'],
  });
  expect(csp({ search: { algolia: { appId: 'ABCDEFGHIJ', apiKey: 'k', indexName: 'i' } } })).toEqual({
    'style-src': ["'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='"],
    'connect-src': [
      'https://abcdefghij-dsn.algolia.net',
      'https://abcdefghij-1.algolianet.com',
      'https://abcdefghij-2.algolianet.com',
      'https://abcdefghij-3.algolianet.com',
    ],
  });
});

test('the operator’s additions come last, each origin once', () => {
  expect(
    csp({
      thirdParty: {
        consentScript: { src: 'https://consent.example/a.js', integrity: 'sha384-AAAA' },
        fontStylesheets: [{ href: 'https://f.example/a.css' }, { href: 'https://f.example/b.css' }],
        csp: {
          'script-src': ['https://consent.example', 'https://*.consent.example'],
          'frame-src': ['https://consent.example'],
          'connect-src': ['wss://live.example:8443'],
        },
      },
    }),
  ).toEqual({
    'script-src': ['https://consent.example', 'https://*.consent.example'],
    'style-src': ['https://f.example'],
    'font-src': ['https://f.example'],
    'connect-src': ['https://consent.example', 'wss://live.example:8443'],
    'frame-src': ['https://consent.example'],
  });
});

const whole = {
  url: 'https://docs.contentcredentials.dev',
  repository: { url: 'https://github.com/a/b' },
  issueUrl: 'https://github.com/a/b/issues/new?title={title}',
};
const notes = (fields: object) => publishingNotes(siteOf({ ...whole, ...fields }));

test('a complete configuration gets no note', () => {
  expect(notes({})).toEqual([]);
});

test('without repository and issueUrl one line says which links are missing', () => {
  expect(notes({ repository: undefined, issueUrl: undefined })).toEqual([
    'site.config.ts: `repository` isn\'t set, so pages don\'t have an "Edit this page" link; `issueUrl` isn\'t set, so pages don\'t have a "Report a problem" link',
  ]);
  // GitHub takes reports by default.
  expect(notes({ issueUrl: undefined })).toEqual([]);
  expect(notes({ issueUrl: undefined, repository: { url: 'https://gitlab.example/a/b' } })).toEqual([
    'site.config.ts: `issueUrl` isn\'t set, so pages don\'t have a "Report a problem" link',
  ]);
});

test.each(['https://docs.example', 'https://example.com', 'http://localhost:4321'])(
  '%s is told as a placeholder',
  (url) => expect(notes({ url })).toEqual([expect.stringContaining(`\`url\` is ${url}, a placeholder`)]),
);
