import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownToHtml } from 'satteri';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vocabulary } from '../../components/registry.ts';
import type { AddressPolicy } from '../../config/address.ts';
import { pagePlugins } from './compile-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'pins-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two sites with the same pictures; only the first has the page with the inspector. */
beforeAll(() => {
  for (const site of ['with', 'without']) {
    mkdirSync(join(folder, site, 'docs'), { recursive: true });
    const name = join(folder, site, 'docs');
    copyFileSync('samples/manifest-examples/files/created.jpg', join(name, 'an evening & more.jpg'));
    copyFileSync('public/favicon.svg', join(name, 'mark.svg'));
  }
  writeFileSync(join(folder, 'with/docs/verify.mdx'), '');
});

async function html(
  text: string,
  site = 'with',
  policy: AddressPolicy = { base: '/', trailingSlash: 'never' },
): Promise<string> {
  const sourceDir = join(folder, site);
  const options = pagePlugins({ sourceDir, policy, docs: [{ dir: 'docs', path: '/docs' }], vocabulary });
  const fileURL = pathToFileURL(join(sourceDir, 'docs/page.mdx'));
  return (await markdownToHtml(text, { ...options, features: { directive: true }, fileURL })).html;
}

const EVENING = '![An evening](<./an evening & more.jpg> "In blue")';

test('an image has its size, its alternative text, and a pin that links to the inspector with that file', async () => {
  const page = await html(EVENING);
  expect(page).toMatch(/<img src="\/pictures\/an evening &amp; more\.[0-9a-f]{10}\.jpg"/);
  for (const attribute of [
    'alt="An evening"',
    'title="In blue"',
    'width="480"',
    'height="320"',
    'loading="lazy"',
  ])
    expect(page).toContain(attribute);
  expect(page).toMatch(
    /<a class="pin" href="\/docs\/verify\?inspect=\/pictures\/an%20evening%20%26%20more\.[0-9a-f]{10}\.jpg#our-pictures" aria-label="Content Credentials of this image, an evening &amp; more\.jpg"/,
  );
});

test('below a base, and with closing slashes', async () => {
  const page = await html(EVENING, 'with', { base: '/x/', trailingSlash: 'always' });
  expect(page).toContain('href="/x/docs/verify/?inspect=/x/pictures/an%20evening');
});

test.each([
  ['a drawing', '![A mark](./mark.svg)', 'with'],
  ['a picture in a link', `[${EVENING}](https://example.com)`, 'with'],
  ['a site without an inspector', EVENING, 'without'],
])('no pin on %s', async (_, text, site) => {
  const page = await html(text, site);
  expect(page).toMatch(/<img [^>]*width="\d+" height="\d+" loading="lazy" decoding="async"/);
  expect(page).not.toContain('pin');
});
