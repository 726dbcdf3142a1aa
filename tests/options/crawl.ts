import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** A page of the docs: who reads it where, and what it must be. */
export interface Doc {
  locale: string;
  version: string;
  id: string;
  title: string;
}

export interface BuiltSite {
  /** The built folder. */
  dir: string;
  /** Where it's served, with its base. */
  url: string;
  slash: 'never' | 'always' | 'ignore';
  /** The docs by path on the server, without a slash at the end. */
  docs: ReadonlyMap<string, Doc>;
  /** Paths of the locales' home pages on the server, by locale. */
  homes: ReadonlyMap<string, string>;
}

/** How many pages are open at once. Each is closed before the next one opens, so memory doesn't grow with the site. */
const OPEN = 3;

/** What a page that was opened tells. */
interface Seen {
  lang: string;
  version: string | undefined;
  heading: string | undefined;
  ids: string[];
  links: { href: string; isIn: string | undefined; lang: string; version: string | undefined }[];
  resources: string[];
}

/**
 * Opens every page of a site and asks for every file it has or names.
 * @returns what a reader would notice: a missing file, an error in the console, a link that isn't to the final address
 * or leads to another language or version
 */
export async function crawl(site: BuiltSite, context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Map<string, Seen>();
  const waiting = [...new Set([site.url, ...pagesOf(site)])];
  const open = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const { found, wrong } = await visit(url, context);
      problems.push(...wrong.map((one) => `${pathOf(url)}: ${one}`));
      if (found) seen.set(url, found);
    }
  };
  await Promise.all(Array.from({ length: OPEN }, open));

  for (const [url, page] of seen) problems.push(...languageProblems(url, page, site, seen));
  problems.push(...(await linkProblems(site, seen)), ...(await otherForms(site, [...seen.keys()])));
  return problems;
}

/** Addresses of the built pages in the form that the slash policy asks for. */
function pagesOf({ dir, url, slash }: BuiltSite): string[] {
  return globSync('**/*.html', { cwd: dir })
    .filter((file) => !/(?:^|\/)404\.html$/.test(file) && !isRedirect(join(dir, file)))
    .map((file) => file.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, ''))
    .map((path) => new URL(slash === 'always' && path && !path.endsWith('/') ? `${path}/` : path, url).href);
}

const isRedirect = (file: string) => readFileSync(file, 'utf8').includes('data-to=');

/** Opens a page in the browser, and closes it. */
async function visit(url: string, context: BrowserContext): Promise<{ found?: Seen; wrong: string[] }> {
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} for ${pathOf(response.url())}`);
  });
  try {
    const response = await page.goto(url);
    if (response?.request().redirectedFrom()) wrong.push(`is at ${pathOf(page.url())}`);
    return { found: await page.evaluate(readPage), wrong };
  } catch (error) {
    return { wrong: [...wrong, String(error)] };
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function readPage(): Seen {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return {
    lang: document.documentElement.lang,
    version: document.getElementById('layout')?.dataset.docsVersion,
    heading: document.querySelector('h1')?.textContent?.trim(),
    ids: all('[id]').map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
      href: link.href,
      isIn: link.closest<HTMLElement>('[data-menu]')?.dataset.menu,
      lang: link.hreflang,
      version: link.dataset.version,
    })),
    resources: [
      ...all('[src]').map((element) => (element as HTMLImageElement).src),
      ...[...document.querySelectorAll<HTMLLinkElement>('link[href]:not([rel~="canonical"])')].map(
        ({ href }) => href,
      ),
    ],
  };
}

const pathOf = (url: string) => {
  const { pathname, search, hash } = new URL(url);
  return decodeURI(pathname) + search + hash;
};
const keyOf = (url: string) => decodeURI(new URL(url).pathname).replace(/(?<=.)\/$/, '');

/** The locale that a path belongs to: the one with the longest home that it's below. */
const localeAt = (url: string, { homes }: BuiltSite) =>
  [...homes]
    .filter(([, home]) => new URL(url).pathname.startsWith(home))
    .sort(([, a], [, b]) => b.length - a.length)[0]?.[0];

/** Whether a page is what its address says, and its links keep the reader's language and version. */
function languageProblems(
  url: string,
  page: Seen,
  site: BuiltSite,
  seen: ReadonlyMap<string, Seen>,
): string[] {
  const problems: string[] = [];
  const here = site.docs.get(keyOf(url));
  const locale = localeAt(url, site);
  if (page.lang !== locale) problems.push(`is in ${page.lang} instead of ${locale}`);
  if (here && (page.heading !== here.title || page.version !== here.version)) {
    problems.push(`shows “${page.heading}” of ${page.version} instead of “${here.title}” of ${here.version}`);
  }
  for (const { href, isIn, lang, version } of page.links) {
    if (!href.startsWith(site.url)) continue;
    const target = site.docs.get(keyOf(href));
    if (isIn === 'locale') {
      if (localeAt(href, site) !== lang)
        problems.push(`the language menu’s ${lang} leads to ${pathOf(href)}`);
      continue;
    }
    if (localeAt(href, site) !== locale) problems.push(`leads to another language: ${pathOf(href)}`);
    if (!target) continue;
    if (isIn === 'version') {
      if (target.version !== version) problems.push(`the version menu’s ${version} leads to ${pathOf(href)}`);
      continue;
    }
    const twin = [...site.docs.values()].some(
      (doc) => doc.locale === locale && doc.version === page.version && doc.id === target.id,
    );
    if (page.version && target.version !== page.version && twin) {
      problems.push(`leads to ${target.version} instead of ${page.version}: ${pathOf(href)}`);
    }
  }
  const anchors = page.links.filter(({ href }) => href.includes('#'));
  for (const { href } of anchors) {
    const [address = '', id = ''] = href.split('#');
    const target = seen.get(address);
    if (target && id && !target.ids.includes(decodeURIComponent(id)))
      problems.push(`no such section: ${pathOf(href)}`);
  }
  return problems.map((problem) => `${pathOf(url)}: ${problem}`);
}

/** Every link and resource, and every built file, must be there at once, without a redirect. */
async function linkProblems(site: BuiltSite, seen: ReadonlyMap<string, Seen>): Promise<string[]> {
  const from = new Map<string, string>();
  for (const [url, { links, resources }] of seen) {
    for (const target of [...links.map(({ href }) => href), ...resources]) {
      if (target.startsWith(new URL(site.url).origin)) from.set(target.split('#')[0] ?? '', pathOf(url));
    }
  }
  const hostFiles = /(?:^|\/)(?:_headers|_redirects|nginx\.conf)$|\.html$/;
  for (const file of globSync('**/*', { cwd: site.dir, withFileTypes: true })) {
    const path = join(file.parentPath, file.name)
      .slice(site.dir.length + 1)
      .replaceAll('\\', '/');
    if (file.isFile() && !hostFiles.test(path))
      from.set(new URL(encodeURI(path), site.url).href, 'the build');
  }
  const checked = [...from].map(async ([url, page]) => {
    const { status, hops } = await follow(url);
    if (status === 200 && hops === 0) return [];
    return [`${page}: ${pathOf(url)} answers ${status} after ${hops} hops`];
  });
  return (await Promise.all(checked)).flat();
}

/** Addresses as others may write them lead to the page in one hop, and so does an old one in redirects.ts. */
async function otherForms(site: BuiltSite, pages: readonly string[]): Promise<string[]> {
  const forms = pages.flatMap((url) => {
    const bare = url.replace(/\/$/, '');
    const isHome = [...site.homes.values()].includes(new URL(url).pathname);
    return isHome ? [`${bare}/index.html`] : [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
  });
  const old = [...site.homes.values()].map((home) => new URL(`${home}docs/old-guide`, site.url).href);
  const checked = [...forms, ...old].map(async (url) => {
    const { status, hops } = await follow(url);
    return status === 200 && hops <= 1 ? [] : [`${pathOf(url)} answers ${status} after ${hops} hops`];
  });
  return (await Promise.all(checked)).flat();
}

async function follow(url: string, hops = 0): Promise<{ status: number; hops: number }> {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  const to = response.headers.get('location');
  return to && hops < 5 ? follow(new URL(to, url).href, hops + 1) : { status: response.status, hops };
}
