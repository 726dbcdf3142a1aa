import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRedirects, redirectFor } from '../../src/features/serve/rules.ts';
import { locate } from '../../src/features/serve/server.ts';
import { builtDir } from '../support/site-pages.ts';
import { attribute, named } from './dom.ts';
import { pages, readingPages, site } from './site.ts';

/** The specification's routes (§2), below /docs, by folder. */
const docs: Record<string, string> = {
  '': 'introduction getting-started faqs conformance community-resources roadmap other-langs verify verify-known-cert-list prod-cert signing-manifests c2pa-min c2pa-node-example c2pa-python-example c2pa-service-example',
  'c2pa-c/': 'readme docs/supported-formats docs/usage',
  'c2pa-node/': 'readme docs/release-notes docs/supported-formats docs/usage',
  'c2pa-python/': 'readme docs/examples docs/release-notes docs/supported-formats docs/usage',
  'c2patool/':
    'readme docs/cawg_x509_signing docs/changelog changelog docs/manifest docs/supported-formats docs/usage docs/x_509',
  'durable-cr/': 'index sb-algs tm-faq trustmark-intro',
  'rust-sdk/':
    'readme docs/cawg-id cawg-id docs/release-notes release-notes docs/supported-formats docs/usage',
  'signing/': 'index get-cert local-signing prod-cert test-certs',
  'trustmark/': 'index c2pa FAQ js python/CONFIG rust rust/crates/trustmark-cli',
  'manifest/': 'iptc-properties manifest-examples tasks understanding-manifest',
  'manifest/json-ref/': 'index manifest-def manifest-json-schema reader',
  'manifest/reading/': 'index legacy-manifests manifest-validation reading-cawg-id reading-ingredients',
  'manifest/writing/': 'index assertions-actions cawg-id ingredients',
  'js-sdk/getting-started/': 'architecture overview quick-start',
  'js-sdk/guides/':
    'examples hosting selectors validation viewing-manifest-data sandbox-rollup sandbox-vite sandbox-webpack sandbox-viewing-manifest',
};
const routes = [
  '',
  'search',
  'docs',
  ...Object.entries(docs).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `docs/${folder}${name}`),
  ),
];
const sandboxes = routes.filter((route) => route.includes('/sandbox-'));

const rules = parseRedirects(readFileSync(join(builtDir, '_redirects'), 'utf8'));
const byFile = new Map(pages.map((page) => [`/${page.file}`, page]));

/** The page at the end of an address's redirects, at most three; undefined if there is none. */
async function pageAt(address: string, steps = 3): Promise<string | undefined> {
  if (steps < 0) return undefined;
  const moved = redirectFor(rules, address, '')?.location;
  if (moved !== undefined) return pageAt(new URL(moved, site.url).pathname, steps - 1);
  const place = await locate(builtDir, `/${address.slice(site.base.length)}`);
  if (place === undefined) return undefined;
  if ('redirect' in place) return pageAt(site.base + place.redirect.slice(1), steps - 1);
  const page = byFile.get(place.file.startsWith('/') ? place.file : `/${place.file}`);
  return page?.kind === 'page' ? page.address : undefined;
}

// Specification: 1.3, 2.1, 2.8, 2.10, 2.12, 2.13, 2.14, 2.15, 2.16, 2.17, 2.18, 2.19, 2.20, 2.21, 2.22
test('every route of the specification is a page, or redirects to one', async () => {
  expect(routes.length).toBeGreaterThan(70);
  const missing: string[] = [];
  for (const route of routes) if (!(await pageAt(site.base + route))) missing.push(route);
  expect(missing).toEqual([]);
});

// Specification: 2.11
test('the two redirect-style routes redirect', async () => {
  expect(await pageAt(`${site.base}docs/prod-cert`)).toBe(`${site.base}docs/signing/prod-cert`);
  expect(await pageAt(`${site.base}docs/signing-manifests`)).toBe(`${site.base}docs/signing`);
});

// Specification: 2.23
test('the sandbox pages are outside the sidebar', () => {
  const [page] = readingPages.filter(({ address }) => address === `${site.base}docs/js-sdk/guides/examples`);
  const sidebar = page?.all.find((one) => attribute(one, 'id') === 'sidebar');
  const links = sidebar ? named(sidebar, 'a').map((one) => attribute(one, 'href')) : [];
  expect(links.length).toBeGreaterThan(10);
  for (const route of sandboxes) expect(links).not.toContain(site.base + route);
});

// Specification: 2.24
test('about 150 pages describe the API of the legacy package', () => {
  const below = readingPages.filter(({ address }) => address.startsWith(`${site.base}docs/js-sdk/api/`));
  expect(below.length).toBeGreaterThan(140);
});

// Specification: 1.5, 1.6, 9.5
test('the docs have one version, called Next, at /docs, in one locale, English', () => {
  expect(site.versions).toEqual([
    { name: 'current', label: 'Next', path: '/docs', dir: 'docs', sidebars: ['docs'] },
  ]);
  expect(site.locales.items.map(({ code, direction }) => `${code} ${direction}`)).toEqual(['en ltr']);
});
