import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRedirects, redirectFor } from '../../src/features/serve/rules.ts';
import { builtDir } from '../support/site-pages.ts';
import { attribute, named } from './dom.ts';
import { expectNone, fileOf, idsOf, link, type Page, pages, site } from './site.ts';

const rules = parseRedirects(readFileSync(join(builtDir, '_redirects'), 'utf8'));
const byFile = new Map(pages.map((page) => [page.file, page]));

/** Why an address on the site is broken, or isn't a page's canonical address. */
function wrongWith(address: string, from: string): string | false {
  const url = new URL(address, new URL(from, site.url));
  if (url.origin !== site.url) return false;
  if (!url.pathname.startsWith(site.base)) return `${address} is not below ${site.base}`;
  const moved = redirectFor(rules, decodeURIComponent(url.pathname), '');
  if (moved) return wrongWith(moved.location, from);
  const file = fileOf(url.href);
  if (file === undefined) return `${address} does not exist`;
  const page = byFile.get(file);
  if (page && page.address !== decodeURIComponent(url.pathname))
    return `${address} should be ${page.address}`;
  const id = decodeURIComponent(url.hash.slice(1));
  return Boolean(id) && page !== undefined && !idsOf.get(file)?.has(id) && `${address}: no #${id} there`;
}

const hrefs = ({ document }: Page) =>
  named(document, 'a', 'area').flatMap((one) => attribute(one, 'href') ?? []);

test('every link and anchor of every page leads somewhere', () => {
  // The not-found page is shown at any address, so its links must start at the root.
  expectNone(pages, function* (page) {
    for (const href of new Set(hrefs(page))) {
      yield wrongWith(href, page.address);
      yield page.kind === 'not-found' && !/^(?:\/|https?:|#)/.test(href) && `${href} depends on the address`;
    }
  });
});

test('what a page loads or names in its head exists', () => {
  expectNone(pages, function* (page) {
    for (const one of named(page.document, 'link', 'script', 'img', 'source')) {
      const address = attribute(one, 'src') ?? attribute(one, 'href');
      yield address !== undefined && wrongWith(address, page.address);
    }
    for (const name of ['og:image', 'twitter:image'])
      for (const one of named(page.document, 'meta').filter((m) => attribute(m, 'property') === name))
        yield wrongWith(attribute(one, 'content') ?? '', page.address);
  });
});

test('every redirect of the hosts leads to a page, and none starts at one', () => {
  const found = rules
    .filter(({ from }) => !from.includes(':') && !from.includes('*'))
    .flatMap(({ from, to }) => {
      const there = byFile.get(fileOf(from) ?? '');
      // /index is another form of the home page, not a separate page.
      const taken = there?.kind === 'page' && there.address === from && `${from} is a page itself`;
      return [taken, wrongWith(to, from)].filter(Boolean).map((problem) => `_redirects ${from}: ${problem}`);
    });
  expect(found).toEqual([]);
});

test('every redirect page leads where the rule of the hosts leads', () => {
  const stubs = pages.filter(({ kind }) => kind === 'redirect');
  expectNone(stubs, function* (page) {
    const refresh = named(page.document, 'meta').find((one) => attribute(one, 'http-equiv') === 'refresh');
    const target = /url=(.+)$/.exec((refresh && attribute(refresh, 'content')) ?? '')?.[1] ?? '';
    const rule = redirectFor(rules, page.address, '')?.location;
    yield rule !== target && `the page leads to ${target}, the rule to ${rule}`;
    yield link(page, 'canonical') !== new URL(target, site.url).href &&
      `canonical: ${link(page, 'canonical')}`;
    yield wrongWith(target, page.address);
    yield !hrefs(page).includes(target) && 'no link for a reader whose browser stays';
  });
});

test('every link of a Markdown twin leads somewhere', () => {
  const twins = globSync('**/*.md', { cwd: builtDir, exclude: ['samples/**'] });
  const found = twins.flatMap((twin) => {
    const source = readFileSync(join(builtDir, twin), 'utf8').replace(/^(`{3,})[\s\S]*?^\1/gm, '');
    const links = [...source.matchAll(/\]\((<[^>]+>|[^)\s]+)/g)].map(([, to = '']) =>
      to.replace(/^<|>$/g, ''),
    );
    return links
      .flatMap((to) => wrongWith(to, `${site.base}${twin}`) || [])
      .map((problem) => `/${twin}: ${problem}`);
  });
  expect(found).toEqual([]);
});
