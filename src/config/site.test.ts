import { expect, test } from 'vitest';
import { checkSite } from './load.ts';
import { messages, siteMessages, siteOf } from './testing.ts';

test('two fields are enough; everything else has a default', () => {
  expect(siteOf()).toEqual({
    title: 'Docs',
    url: 'https://docs.example.org',
    assistants: [],
    base: '/',
    favicon: '/favicon.svg',
    noIndex: false,
    trailingSlash: 'never',
    precompress: false,
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

test('the resolved site is plain JSON', () => {
  const site = siteOf({
    repository: { url: 'https://github.com/a/b' },
    footer: { copyright: 'Copyright © 2025' },
  });
  expect(JSON.parse(JSON.stringify(site))).toEqual(site);
});

test('url and base are normalised', () => {
  expect(siteOf({ url: 'https://docs.example.org/', base: 'x' })).toMatchObject({
    url: 'https://docs.example.org',
    base: '/x/',
  });
});

test.each([
  [{ title: undefined }, '`title` is missing; add it, as text'],
  [{ title: ' ' }, '`title` is " "; must not be empty'],
  [{ tagline: 3 }, '`tagline` is 3; expected text'],
  [{ url: undefined }, '`url` is missing; add it, as text'],
  [
    { url: 'https://a.example/docs' },
    '`url` is "https://a.example/docs"; use `https://a.example` here and set `base` to `/docs/`',
  ],
  [
    { base: 'a//b/c' },
    '`base` is "a//b/c"; use a path without empty segments, `.`, or `..`, such as `/docs-site/`',
  ],
  [{ favicon: 'icon.svg' }, '`favicon` is "icon.svg"; start at the root of the site: `/icon.svg`'],
  [{ noIndex: 'no' }, '`noIndex` is "no"; expected true or false'],
  [{ trailingSlash: 'nevr' }, '`trailingSlash` is "nevr"; did you mean "never"?'],
  [{ trailingSlash: true }, '`trailingSlash` is true; use one of "never", "always", "ignore"'],
  [{ baseUrlIssueBanner: 1 }, '`baseUrlIssueBanner` is 1; expected true or false'],
  [{ staticDirectories: 'public' }, '`staticDirectories` is "public"; expected a list'],
  [
    { staticDirectories: ['../public'] },
    '`staticDirectories[0]` is "../public"; use a folder inside the source folder, without leading or trailing slashes: `docs`',
  ],
  [{ organizationName: '' }, '`organizationName` is ""; must not be empty'],
  [{ projectName: [] }, '`projectName` is []; expected text'],
  [{ colorMode: { default: 'lihgt' } }, '`colorMode.default` is "lihgt"; did you mean "light"?'],
  [{ colorMode: { disableSwitch: 'x' } }, '`colorMode.disableSwitch` is "x"; expected true or false'],
  [
    { colorMode: { respectPrefersColorScheme: null } },
    '`colorMode.respectPrefersColorScheme` is null; expected true or false',
  ],
  [{ logo: { src: '/a.svg' } }, '`logo.alt` is missing; add it, as text'],
  [
    { logo: { src: '/a.svg', alt: 'A', width: 1.5 } },
    '`logo.width` is 1.5; expected a whole number of pixels above 0',
  ],
  [
    { logo: { src: '/a.svg', alt: 'A', height: 0 } },
    '`logo.height` is 0; expected a whole number of pixels above 0',
  ],
  [
    { logo: { src: '/a.svg', alt: 'A', href: 'x' } },
    '`logo.href` is "x"; start at the root of the site: `/x`',
  ],
  [{ versionPersistence: 'cookie' }, '`versionPersistence` is "cookie"; use one of "localStorage", "none"'],
  [{ docsPluginId: '' }, '`docsPluginId` is ""; must not be empty'],
  [
    { tableOfContents: { minLevel: 1 } },
    '`tableOfContents.minLevel` is 1; expected a heading level from 2 to 6',
  ],
  [
    { tableOfContents: { maxLevel: 7 } },
    '`tableOfContents.maxLevel` is 7; expected a heading level from 2 to 6',
  ],
  [
    { tableOfContents: { minLevel: '2' } },
    '`tableOfContents.minLevel` is "2"; expected a heading level from 2 to 6',
  ],
  [
    { tableOfContents: { minLevel: 4 } },
    '`tableOfContents.minLevel` is 4; use at most `maxLevel`, which is 3',
  ],
  [{ onBrokenLinks: 'trow' }, '`onBrokenLinks` is "trow"; did you mean "throw"?'],
  [
    { onBrokenMarkdownLinks: 'error' },
    '`onBrokenMarkdownLinks` is "error"; use one of "ignore", "log", "warn", "throw"',
  ],
  [{ onDuplicateRoutes: 3 }, '`onDuplicateRoutes` is 3; use one of "ignore", "log", "warn", "throw"'],
  [
    { socialCard: { backgroundColor: 'red', textColor: '#fff' } },
    '`socialCard.backgroundColor` is "red"; use a hex color with three or six digits, such as "#1b1f24"',
  ],
  [
    { socialCard: { backgroundColor: '#fff', textColor: '#fff' } },
    '`socialCard.textColor` is "#fff"; its contrast on "#fff" is 1.00:1, but text needs 4.5:1; make the text darker',
  ],
  [{ lastUpdated: 'git' }, '`lastUpdated` is "git"; expected true or false'],
  [{ titel: 'x' }, '`titel` is not a known key; did you mean `title`?'],
  [
    { colorMode: { zzz: 1 } },
    '`colorMode.zzz` is not a known key; the valid keys are `default`, `disableSwitch`, `respectPrefersColorScheme`',
  ],
])('%j', (fields, message) => {
  expect(siteMessages(fields)).toEqual([`site.config.ts: ${message}`]);
});

test('all problems are told at once', () => {
  expect(siteMessages({ title: 3, footr: {}, tableOfContents: { minLevel: 9, maxLeve: 1 } })).toEqual([
    'site.config.ts: `title` is 3; expected text',
    'site.config.ts: `tableOfContents.minLevel` is 9; expected a heading level from 2 to 6',
    'site.config.ts: `tableOfContents.maxLeve` is not a known key; did you mean `maxLevel`?',
    'site.config.ts: `footr` is not a known key; did you mean `footer`?',
  ]);
});

test('something that is no object', () => {
  expect(messages(checkSite('x'))).toEqual(['site.config.ts: the default export is "x"; expected an object']);
  expect(messages(checkSite(() => ({})))).toEqual([
    'site.config.ts: the default export is a function; expected an object',
  ]);
});

test('LINK_POLICY overrides all three link settings', () => {
  const strict = { onBrokenLinks: 'throw', onBrokenMarkdownLinks: 'throw', onDuplicateRoutes: 'throw' };
  expect(siteOf({ onBrokenLinks: 'ignore' }, { LINK_POLICY: 'throw' })).toMatchObject(strict);
  expect(siteOf(strict, { LINK_POLICY: '' })).toMatchObject(strict);
  expect(siteMessages({}, { LINK_POLICY: 'thorw' })).toEqual([
    'the environment: `LINK_POLICY` is "thorw"; did you mean "throw"?',
  ]);
});
