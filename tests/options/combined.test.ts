import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build, config, page } from '../wrong-input/testing.ts';

/** Options that met only here: slashes, an older version beside the docs, a second locale, and links that must work. */
const site = config({
  base: '/x/',
  trailingSlash: 'always',
  onBrokenLinks: 'throw',
  navbar: {
    items: [
      { type: 'doc', docId: 'introduction', label: 'Start' },
      { type: 'doc', docId: 'guide', label: 'Guide' },
      { type: 'locale' },
    ],
  },
  announcementBar: { id: 'news', content: 'News: <a href="/docs/guide#one">the guide</a>' },
  feedback: { src: '/feedback.js' },
  thirdParty: { cookieScript: { src: '/cookies.js' } },
  locales: {
    default: 'en',
    items: [
      { code: 'en', label: 'English' },
      { code: 'de', label: 'Deutsch' },
    ],
  },
  versions: [
    { name: 'current', label: 'Next', path: '/docs', dir: 'docs', sidebars: ['docs'] },
    { name: '1.0', label: '1.0', path: '/docs/1.0', dir: 'docs-1.0', sidebars: ['older'] },
  ],
});

const unchecked = (title: string) => `---\ntitle: ${title}\ndescription: One sentence.\n---\n\nText.\n`;

const files = {
  'site.config.ts': site,
  'sidebars.ts': "export default { docs: ['introduction', 'guide'], older: ['introduction'] };\n",
  'redirects.ts': "export default [{ from: '/docs/old-guide', to: '/docs/guide' }];\n",
  'public/cookies.js': '\n',
  'public/feedback.js': 'export const send = async () => {};\n',
  'docs/guide.mdx': page('## One\n\nText.', 'Guide'),
  'docs/guide/detail.mdx': page('Text.', 'Detail'),
  'docs/community-resources.mdx': page('Text.', 'Community'),
  'docs-1.0/introduction.mdx': unchecked('Introduction to 1.0'),
  'i18n/de/docs/introduction.mdx': page('Text.', 'Einführung'),
  'i18n/de/docs/guide.mdx': page('## One\n\nText.', 'Anleitung'),
  'i18n/de/docs-1.0/introduction.mdx': unchecked('Einführung in 1.0'),
};

let dir = '';

beforeAll(async () => {
  const outcome = await build('options', files);
  expect([outcome.code, outcome.message]).toEqual([0, []]);
  dir = outcome.dir;
});

const html = (path: string) => readFileSync(join(dir, path, 'index.html'), 'utf8');

/** The targets of the links with this text on a page. */
const links = (path: string, text: string): string[] =>
  [...html(path).matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([^<]*)/g)]
    .filter(([, , label]) => label === text)
    .map(([, href = '']) => href);

// Specification: 3.4, 7.10
test('a slash ends the addresses of pages, not of the operator’s files', () => {
  expect(html('docs/introduction')).toContain('{"src":"/x/cookies.js"}');
  expect(html('docs/introduction')).toContain('data-reply="/x/feedback.js"');
  expect(links('docs/introduction', 'the guide')).toEqual(['/x/docs/guide/#one']);
  expect(readFileSync(join(dir, '_redirects'), 'utf8')).toMatch(
    /^\/x\/docs\/old-guide\/? +\/x\/docs\/guide\/ /m,
  );
});

// Specification: 3.8
test('a navbar item opens its page in the version being read, or else in the newest that has it', () => {
  expect(new Set(links('docs/introduction', 'Start'))).toEqual(new Set(['/x/docs/introduction/']));
  expect(new Set(links('', 'Start'))).toEqual(new Set(['/x/docs/introduction/']));
  expect(html('')).toContain('&quot;1.0&quot;:&quot;/x/docs/1.0/introduction/&quot;');
  expect(new Set(links('docs/1.0/introduction', 'Start'))).toEqual(new Set(['/x/docs/1.0/introduction/']));
  expect(new Set(links('docs/1.0/introduction', 'Guide'))).toEqual(new Set(['/x/docs/guide/']));
});

// Specification: 3.9
test('the locale menu leads to the translation, or to the nearest page that has one', () => {
  const targets = ['docs/introduction', 'docs/guide/detail', 'docs/community-resources', ''].map(
    (path) => links(path, 'Deutsch')[0],
  );
  expect(targets).toEqual(['/x/de/docs/introduction/', '/x/de/docs/guide/', '/x/de/docs/', '/x/de/']);
});

// Specification: 3.10
test('a page of an older version needs no check, and shows none', () => {
  expect(html('docs/1.0/introduction')).not.toContain('Checked on');
  expect(html('docs/introduction')).toContain('Checked on');
});

// Specification: 2.7
test('the sitemap doesn’t list the results page', () => {
  expect(readFileSync(join(dir, 'sitemap.xml'), 'utf8')).not.toContain('/search');
});

// Specification: 3.3
test('a site that isn’t for search engines has no sitemap, and a page of its newest version needs a check', async () => {
  const hidden = await build('options-hidden', { 'site.config.ts': config({ noIndex: true }) });
  expect([hidden.code, existsSync(join(hidden.dir, 'sitemap.xml'))]).toEqual([0, false]);
  const newest = await build('options-newest', { 'docs/introduction.mdx': unchecked('Introduction') });
  expect(newest.code).toBe(1);
  expect(newest.message.join('\n')).toContain('docs/introduction.mdx:1: ');
});
