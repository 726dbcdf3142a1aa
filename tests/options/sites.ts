import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteConfig } from '../../src/config/site.ts';
import type { Files } from '../wrong-input/testing.ts';

const fixture = resolve(import.meta.dirname, '../fixtures/options');

/** The options that this site doesn't use, or uses in another way. */
export interface Choice {
  slash: 'always' | 'ignore';
  base: '/' | '/x/';
  /** The folder of the older version. */
  versions: 'docs-1.0' | 'versions/1.0';
  locales: 'two' | 'rtl';
  search: 'own' | 'algolia';
  colors: 'light' | 'system';
  cookies: boolean;
  consent: boolean;
  feedback: boolean;
  fonts: boolean;
  noIndex: boolean;
  lastUpdated: boolean;
}

/** Two sites that have every option of the specification that the real one doesn't use. */
export const SITES: readonly Choice[] = [
  {
    ...{
      slash: 'always',
      base: '/x/',
      versions: 'docs-1.0',
      locales: 'two',
      search: 'own',
      colors: 'system',
    },
    ...{ cookies: true, consent: false, feedback: true, fonts: false, noIndex: false, lastUpdated: true },
  },
  {
    ...{ slash: 'ignore', base: '/', versions: 'versions/1.0', locales: 'rtl', search: 'algolia' },
    ...{ colors: 'light', cookies: false, consent: true, feedback: false, fonts: true, noIndex: true },
    lastUpdated: false,
  },
];

/** A site's name, such as `always, /x/, docs-1.0, two, own, system, cookies`. */
export const nameOf = (choice: Choice): string =>
  Object.entries(choice)
    .filter(([, value]) => value)
    .map(([name, value]) => (value === true ? name : value))
    .join(', ');

const LOCALES = {
  en: { code: 'en', label: 'English' },
  de: { code: 'de', label: 'Deutsch' },
  ar: { code: 'ar', label: 'العربية', direction: 'rtl' },
} as const;
type Code = keyof typeof LOCALES;

/** The site's locales, the default one first. */
export const localesOf = ({ locales }: Choice): Code[] => (locales === 'two' ? ['en', 'de'] : ['ar']);

/** A page of the docs, as a reader of the built site must find it. */
export interface Expected {
  /** Address below the locale's root, without a slash at the end. */
  address: string;
  id: string;
  version: string;
  title: string;
}

/** Where each version's pages are in the fixture, and their addresses. */
const versionsOf = ({ versions }: Choice) => [
  { name: 'current', from: 'docs', dir: 'docs', path: '/docs', label: 'Next', sidebars: ['docs', 'more'] },
  { name: '1.0', from: 'older', dir: versions, path: '/docs/1.0', label: 'Version 1.0', sidebars: ['docs'] },
];

const idsIn = (folder: string) =>
  globSync('**/*.mdx', { cwd: join(fixture, folder) }).map((file) => file.replace(/\.mdx$/, ''));

/** What a locale's docs consist of. */
export const expectedPages = (choice: Choice, code: string): Expected[] =>
  versionsOf(choice).flatMap(({ name, from, path }) =>
    idsIn(`${code}/${from}`).map((id) => {
      const source = readFileSync(join(fixture, code, from, `${id}.mdx`), 'utf8');
      return { address: `${path}/${id}`, id, version: name, title: /^title: (.*)$/m.exec(source)?.[1] ?? '' };
    }),
  );

/** The files of a site. */
export function filesOf(choice: Choice): Files {
  const [main] = localesOf(choice);
  const pages = localesOf(choice).flatMap((code) =>
    versionsOf(choice).flatMap(({ from, dir }) =>
      idsIn(`${code}/${from}`).map((id) => [
        `${code === main ? '' : `i18n/${code}/`}${dir}/${id}.mdx`,
        readFileSync(join(fixture, code, from, `${id}.mdx`), 'utf8'),
      ]),
    ),
  );
  const statics = globSync('*', { cwd: join(fixture, 'public') }).map((file) => [
    `public/${file}`,
    readFileSync(join(fixture, 'public', file)),
  ]);
  return {
    ...Object.fromEntries([...pages, ...statics]),
    'site.config.ts': `export default ${JSON.stringify(configOf(choice), null, 2)};\n`,
    'sidebars.ts': `export default ${JSON.stringify({ docs: ['introduction'], more: ['guide'] })};\n`,
    'redirects.ts': "export default [{ from: '/docs/old-guide', to: '/docs/guide' }];\n",
  };
}

function configOf(choice: Choice): SiteConfig {
  const { slash, base, search, colors, cookies, consent, feedback, fonts, noIndex, lastUpdated } = choice;
  const codes = localesOf(choice);
  const [main = 'en'] = codes;
  return {
    title: 'Options',
    url: 'https://docs.example.org',
    base,
    trailingSlash: slash,
    noIndex,
    lastUpdated,
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onDuplicateRoutes: 'throw',
    announcementBar: { id: 'news', content: 'News: <a href="/docs/guide#keys">the guide</a>' },
    navbar: {
      items: [
        { type: 'doc', docId: 'introduction', label: 'Start' },
        { type: 'doc', docId: 'guide', label: 'Guide' },
        { type: 'sidebar', sidebarId: 'docs', label: 'Pages' },
        { type: 'version', position: 'right' },
        { type: 'locale', position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: { columns: [{ title: 'Docs', items: [{ label: 'The guide', href: '/docs/guide' }] }] },
    versions: versionsOf(choice).map(({ from: _, ...version }) => version),
    locales: { default: main, items: codes.map((code) => LOCALES[code]) },
    ...(colors === 'system' && { colorMode: { disableSwitch: false, respectPrefersColorScheme: true } }),
    ...(search === 'algolia' && {
      search: { algolia: { appId: 'ABCDEFGHIJ', apiKey: 'search-only-key', indexName: 'docs' } },
    }),
    ...(feedback && { feedback: { src: '/feedback.js' } }),
    thirdParty: {
      ...(cookies && { cookieScript: { src: '/cookies.js' } }),
      ...(consent && { consentScript: { src: 'https://consent.example/consent.js' } }),
      ...(fonts && { fontStylesheets: [{ href: 'https://fonts.example/serif.css' }] }),
    },
  };
}
