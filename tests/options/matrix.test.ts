// Two small sites with every option that this site doesn't use, each opened as a whole.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../browser/fixture-site.ts';
import { openSearch } from '../browser/support/search.ts';
import { ALGOLIA, algolia, crawled } from '../search/algolia.ts';
import { chromiumFlags, ensureChromium } from '../support/chromium.ts';
import { buildFrom, writeSite } from '../wrong-input/testing.ts';
import { type BuiltSite, crawl } from './crawl.ts';
import { type Choice, expectedPages, filesOf, localesOf, nameOf, SITES } from './sites.ts';

/** Source and output folder of each site. */
const builds = new Map<Choice, Promise<{ source: string; dir: string }>>();
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
  // The next site is built while one is opened.
  let last: Promise<unknown> = Promise.resolve();
  for (const choice of SITES) {
    const built = last.then(() => buildSite(choice));
    last = built.catch(() => undefined);
    builds.set(choice, built);
  }
});
afterAll(async () => {
  await browser?.close();
});

const hasGit = spawnSync('git', ['--version']).status === 0;

/** Builds a site in each of its locales, from a repository of its own, where dates come from. */
async function buildSite(choice: Choice) {
  const source = writeSite(`options-${SITES.indexOf(choice) + 1}`, filesOf(choice));
  const me = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org'];
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    [...me, 'commit', '-q', '-m', 'Pages'],
  ]) {
    if (hasGit) spawnSync('git', args, { cwd: source });
  }
  const dir = `${source}-built`;
  rmSync(dir, { recursive: true, force: true });
  for (const [index, code] of localesOf(choice).entries()) {
    const built = await buildFrom(source, index === 0 ? dir : join(dir, code), { SITE_LOCALE: code });
    expect([built.code, built.message]).toEqual([0, []]);
  }
  return { source, dir };
}

/** What the site must be once it's served. */
function expectedSite(choice: Choice, dir: string, url: string): BuiltSite {
  const homes = localesOf(choice).map(
    (code, index) => [code, choice.base + (index ? `${code}/` : '')] as const,
  );
  const docs = homes.flatMap(([locale, home]) =>
    expectedPages(choice, locale).map((doc) => [home + doc.address.slice(1), { locale, ...doc }] as const),
  );
  return { dir, url, slash: choice.slash, docs: new Map(docs), homes: new Map(homes) };
}

/** The start pages of all languages and versions. */
const starts = ({ docs }: BuiltSite) => [...docs].filter(([, { id }]) => id === 'introduction');

/** What DocSearch's crawler would find in every language. */
const recordsOf = (choice: Choice, dir: string) =>
  localesOf(choice).flatMap((code, index) => {
    const home = `https://docs.example.org${choice.base}${index ? `${code}/` : ''}`;
    return crawled(join(dir, index ? code : ''), home, code);
  });

/** In each language and version, a search finds what's written in them, and leads there. */
async function searchFinds(page: Page, site: BuiltSite, choice: Choice): Promise<void> {
  for (const [path, { locale, version }] of starts(site)) {
    await page.goto(new URL(path, site.url).href);
    if (choice.search === 'own') await openSearch(page);
    else await page.keyboard.press('Control+k');
    const dialog = choice.search === 'own' ? page.getByRole('dialog') : page.locator('.DocSearch-Modal');
    await dialog.locator('input').fill('manifest');
    const wanted = [...site.docs.values()].find(
      (doc) =>
        doc.locale === locale &&
        doc.version === version &&
        doc.id === (version === 'current' ? 'guide' : 'introduction'),
    );
    const title = String(wanted?.title);
    const role = choice.search === 'own' ? 'link' : 'option';
    await dialog.getByRole(role).filter({ hasText: title }).first().click();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectPage(page.locator('html')).toHaveAttribute('lang', locale);
  }
}

/** The options that change one page do so, on the start page of each language and version. */
async function optionsShow(page: Page, site: BuiltSite, choice: Choice): Promise<void> {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [path, { version }] of starts(site)) {
    const response = await page.goto(new URL(path, site.url).href);
    if (choice.cookies) await expectPage(html).toHaveAttribute('data-cookies', 'asked');
    if (choice.consent) await expectPage(html).toHaveAttribute('data-consent', 'asked');
    if (choice.fonts) await expectPage(page.locator('body')).toHaveCSS('font-family', 'Outside');
    if (choice.feedback) {
      await page.getByRole('button', { name: 'Yes', exact: true }).click();
      await expectPage(page.getByText('Thank you for your answer.').first()).toBeVisible();
      const answer = JSON.parse((await html.getAttribute('data-answer')) ?? '{}');
      expect(answer).toMatchObject({ page: new URL(page.url()).pathname, helpful: true });
    }
    await expectPage(page.getByText('Was this page helpful?')).toHaveCount(0);
    // Without git, it's the day when the facts were checked, which pages of an older version needn't say.
    const hasDate = hasGit || version === 'current';
    await expectPage(page.getByText('Last updated on')).toHaveCount(choice.lastUpdated && hasDate ? 1 : 0);
    await expectPage(page.locator('meta[name="robots"]')).toHaveCount(choice.noIndex ? 1 : 0);
    expect(response?.headers()['x-robots-tag']).toBe(choice.noIndex ? 'noindex' : undefined);
    const isDark = choice.colors === 'system';
    await expectPage(page.getByRole('button', { name: 'Dark colors' })).toHaveCount(isDark ? 1 : 0);
    await expectPage(html).toHaveCSS('color-scheme', isDark ? 'dark' : 'light');
    await expectPage(page.getByText('Checked on')).toHaveCount(version === 'current' ? 1 : 0);
  }
}

/** Hosts of an operator's additions; nothing leaves this machine. */
const OUTSIDE: Readonly<Record<string, { contentType: string; body: string }>> = {
  'https://consent.example/consent.js': {
    contentType: 'text/javascript',
    body: "document.documentElement.dataset.consent = 'asked';",
  },
  'https://fonts.example/serif.css': { contentType: 'text/css', body: 'body { font-family: Outside; }' },
};

// Specification: 3.2, 3.3, 3.4, 3.8, 3.9, 3.10, 3.13, 4.8, 5.2, 5.3, 5.4, 7.8, 7.10
test.each(SITES.map((choice) => [nameOf(choice), choice] as const))(
  '%s: every page opens, and nothing is missing or in another language or version',
  async (_, choice) => {
    const { dir } = (await builds.get(choice)) ?? {};
    if (!dir) throw new Error('beforeAll starts every build');
    const served = await serveFolder(dir);
    const site = expectedSite(choice, dir, served.url);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.route(/^https:/, (route) =>
      route.fulfill(OUTSIDE[route.request().url()] ?? { status: 404 }),
    );
    await context.route(ALGOLIA, algolia.answer);
    try {
      expect(await crawl(site, context)).toEqual([]);
      const page = await context.newPage();
      await optionsShow(page, site, choice);
      if (choice.search === 'algolia') algolia.records = recordsOf(choice, dir);
      await searchFinds(page, site, choice);
    } finally {
      await context.close();
      await served.close();
    }
  },
);
