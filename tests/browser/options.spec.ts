// A site with the options that the real one doesn't use, opened as a whole.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { ALGOLIA, algolia } from '../search/algolia.ts';
import type { FixtureSite } from './fixture-site.ts';
import { fixtureTest } from './support/fixture-test.ts';
import { field, hits, openSearch } from './support/search.ts';

const test = fixtureTest('options');

const source = resolve(import.meta.dirname, '../fixtures/options');
const LOCALES = { en: '', ar: 'i18n/ar/' };
const VERSIONS = { docs: 'current', 'docs-1.0': '1.0' };

/** A page that somebody wrote, as a reader must find it. */
interface Doc {
  /** Path below the site, without a slash at the end. */
  path: string;
  locale: string;
  version: string;
  id: string;
  title: string;
}

const docs: Doc[] = Object.entries(LOCALES).flatMap(([locale, folder]) =>
  Object.entries(VERSIONS).flatMap(([dir, version]) =>
    globSync('**/*.mdx', { cwd: join(source, folder, dir) }).map((file) => {
      const [, title = ''] =
        /^title: (.*)$/m.exec(readFileSync(join(source, folder, dir, file), 'utf8')) ?? [];
      const id = file.replace(/\.mdx$/, '');
      const below =
        (locale === 'en' ? '' : `${locale}/`) + (version === 'current' ? 'docs' : `docs/${version}`);
      return { path: `${below}/${id}`, locale, version, id, title };
    }),
  ),
);

/** Hosts of an operator's additions; nothing leaves this machine. */
const OUTSIDE: Readonly<Record<string, { contentType: string; body: string }>> = {
  'https://consent.example/consent.js': {
    contentType: 'text/javascript',
    body: "document.documentElement.dataset.consent = 'asked';",
  },
  'https://fonts.example/serif.css': { contentType: 'text/css', body: 'body { font-family: Outside; }' },
  'https://type.example/sans.css': { contentType: 'text/css', body: '' },
};

test.beforeEach(async ({ context }) => {
  await context.route(/^https:/, (route) => route.fulfill(OUTSIDE[route.request().url()] ?? { status: 404 }));
  await context.route(ALGOLIA, algolia.answer);
});

// Specification: 3.2, 3.3, 3.4, 3.8, 3.9, 3.10, 7.10
// Broken links and anchors stop the fixture's build.
test('every page opens, and nothing is moved, or in another language or version', async ({
  context,
  site,
}) => {
  const seen = new Map<string, Seen>();
  const problems: string[] = [];
  for (const url of pagesOf(site)) {
    const { found, wrong } = await visit(url, context);
    problems.push(...wrong.map((one) => `${url}: ${one}`));
    if (found) seen.set(url, found);
  }
  for (const [url, page] of seen)
    problems.push(...languageProblems(url, page, site).map((one) => `${url}: ${one}`));
  expect(problems).toEqual([]);
});

// Specification: 3.8, 3.9, 3.10
test('in each version of a language, the site’s own search finds what is written in it', async ({ page }) => {
  for (const [version, id] of [
    ['', 'guide'],
    ['1.0/', 'introduction'],
  ]) {
    await page.goto(`ar/docs/${version}introduction/`);
    await openSearch(page);
    await field(page).fill('manifest');
    const path = `ar/docs/${version}${id}`;
    await hits(page)
      .and(page.locator(`[href="/handbook/${path}/"], [href^="/handbook/${path}/#"]`))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      String(docs.find((doc) => doc.path === path)?.title),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  }
});

/** What a page that was opened tells. */
interface Seen {
  lang: string;
  version: string | undefined;
  heading: string | undefined;
  font: string;
  robots: string | undefined;
  links: { href: string; isIn: string | undefined; lang: string; version: string | undefined }[];
}

/** Addresses of the built pages. */
const pagesOf = ({ dir, url }: FixtureSite): string[] =>
  globSync('**/index.html', { cwd: dir })
    .filter((file) => !readFileSync(join(dir, file), 'utf8').includes('data-to='))
    .map((file) => new URL(file.replace(/index\.html$/, ''), url).href);

/** Opens a page in the browser, and closes it. */
async function visit(url: string, context: BrowserContext): Promise<{ found?: Seen; wrong: string[] }> {
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} for ${response.url()}`);
  });
  try {
    const response = await page.goto(url);
    if (page.url() !== url || response?.request().redirectedFrom()) wrong.push(`is at ${page.url()}`);
    if (response?.headers()['x-robots-tag'] !== 'noindex') wrong.push('may be indexed');
    await page.waitForFunction(() => {
      const { consent, cookies } = document.documentElement.dataset;
      return consent && cookies;
    });
    return { found: await page.evaluate(readPage), wrong };
  } catch (error) {
    return { wrong: [...wrong, String(error)] };
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function readPage(): Seen {
  const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const root = document.documentElement;
  return {
    lang: root.lang,
    version: document.getElementById('layout')?.dataset.docsVersion,
    heading: document.querySelector('h1')?.textContent?.trim(),
    font: getComputedStyle(document.body).fontFamily,
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
    links: all<HTMLAnchorElement>('a[href]').map((link) => ({
      href: link.href,
      isIn: link.closest<HTMLElement>('[data-menu]')?.dataset.menu,
      lang: link.hreflang,
      version: link.dataset.version,
    })),
  };
}

/** Whether a page is what its address says, and its links keep the reader's language and version. */
function languageProblems(url: string, page: Seen, site: FixtureSite): string[] {
  const problems: string[] = [];
  const localeAt = (href: string) => (href.startsWith(`${site.url}ar/`) ? 'ar' : 'en');
  const docAt = (href: string) => {
    const { origin, pathname } = new URL(href);
    return docs.find(({ path }) => `${site.url}${path}/` === origin + pathname);
  };
  const here = docAt(url);
  const locale = localeAt(url);
  if (page.font !== 'Outside' || page.robots !== 'noindex')
    problems.push(`has ${page.font} and ${page.robots}`);
  if (page.lang !== locale) problems.push(`is in ${page.lang} instead of ${locale}`);
  if (here && (page.heading !== here.title || page.version !== here.version))
    problems.push(`shows “${page.heading}” of ${page.version} instead of “${here.title}” of ${here.version}`);
  for (const { href, isIn, lang, version } of page.links.filter((link) => link.href.startsWith(site.url))) {
    const target = docAt(href);
    const wanted = isIn === 'locale' ? lang : locale;
    if (localeAt(href) !== wanted) problems.push(`leads to another language than ${wanted}: ${href}`);
    if (!target || isIn === 'locale') continue;
    const twin = docs.some(
      (doc) => doc.locale === locale && doc.version === page.version && doc.id === target.id,
    );
    if (isIn === 'version' ? target.version !== version : twin && target.version !== page.version)
      problems.push(`leads to ${target.version}: ${href}`);
  }
  return problems;
}
