import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './errors.ts';
import { loadConfig } from './load.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-config-'));
  await write('site.config.ts', "export default { title: 'A', url: 'https://a.example' };");
  await write('sidebars.ts', "export default { docs: ['introduction'] };");
  await write('redirects.ts', 'export default [];');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);

async function messageOf(): Promise<string> {
  try {
    await loadConfig(folder, {});
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no error';
}

test('three plain files, no helper needed', async () => {
  const { site, sidebars, redirects, files } = await loadConfig(folder, {});
  expect(site.title).toBe('A');
  expect(sidebars).toEqual({ docs: [{ type: 'doc', id: 'introduction' }] });
  expect(redirects).toEqual([]);
  expect(files).toEqual(['site.config.ts', 'sidebars.ts', 'redirects.ts'].map((name) => join(folder, name)));
});

test('an edited file is read again', async () => {
  await loadConfig(folder, {});
  await write('site.config.ts', "export default { title: 'B', url: 'https://a.example' };");
  expect((await loadConfig(folder, {})).site.title).toBe('B');
});

test('types in the files are fine', async () => {
  await write('redirects.ts', "const to: string = '/x';\nexport default [{ from: '/a', to }];");
  expect((await loadConfig(folder, {})).redirects).toEqual([{ from: '/a', to: '/x', kind: 'page' }]);
});

test('LINK_POLICY of the environment is used', async () => {
  expect((await loadConfig(folder, { LINK_POLICY: 'log' })).site.onDuplicateRoutes).toBe('log');
});

test('the problems of all three files are reported at once', async () => {
  await write('site.config.ts', "export default { title: '', url: 'a.example' };");
  await write('sidebars.ts', 'export const docs = [];');
  await rm(join(folder, 'redirects.ts'));
  expect(await messageOf()).toBe(
    '4 problems in the configuration:\n' +
      '  - site.config.ts:1: `title` is ""; must not be empty\n' +
      '  - site.config.ts:1: `url` is "a.example"; use an origin with a scheme, such as `https://docs.example.org`\n' +
      "  - sidebars.ts: it doesn't have a default export; end it with `export default { docs: ['introduction'] };`\n" +
      '  - redirects.ts: the file is missing; create it with `export default [];`',
  );
});

test('a file that can’t run is reported with the line and the reason', async () => {
  await write('site.config.ts', "const most = 3;\nthrow new RangeError('too far');");
  expect(await messageOf()).toBe(
    "site.config.ts:2: it can't be run (RangeError: too far); correct that line",
  );
});

test('a syntax error has its line, also in a file that two others import, and blames only that file', async () => {
  await write('site.config.ts', "export default {\n  title: 'A'\n  url: 'https://a.example',\n};\n");
  await write('sidebars.ts', "import site from './site.config.ts';\nexport default { docs: [site.title] };");
  expect(await messageOf()).toBe(
    'site.config.ts:2: syntax error: a comma is missing; add it at the end of this line',
  );
});

test('wrong keys and values have the line of the key', async () => {
  await write(
    'site.config.ts',
    "export default {\n  title: 'A',\n  url: 'https://a.example',\n  footr: {},\n  navbar: {\n    items: [{ type: 'lnk', label: 'A', href: '/a' }],\n  },\n};\n",
  );
  await write(
    'redirects.ts',
    "export default [\n  { from: '/a', to: '/b' },\n  { from: 'c', to: '/d' },\n];\n",
  );
  const message = await messageOf();
  expect(message).toContain('site.config.ts:4: `footr` is not a known key; did you mean `footer`?');
  expect(message).toContain('site.config.ts:6: `navbar.items[0].type` is "lnk"; did you mean "link"?');
  expect(message).toContain('redirects.ts:3: `[1].from` is "c"; start with a slash: `/c`');
});

test("this project's own configuration is right", async () => {
  const { site, sidebars, redirects } = await loadConfig(resolve(import.meta.dirname, '../..'), {});
  expect(site.title).toBe('Content Credentials Docs');
  expect([site.onBrokenLinks, site.onBrokenMarkdownLinks, site.onDuplicateRoutes]).toEqual([
    'throw',
    'throw',
    'throw',
  ]);
  expect(site.thirdParty).toEqual({ fontStylesheets: [], csp: {} });
  expect(sidebars.docs?.[0]).toMatchObject({ type: 'category', label: 'Get started' });
  expect(redirects).toContainEqual({ from: '/docs/prod-cert', to: '/docs/signing/prod-cert', kind: 'page' });
});
