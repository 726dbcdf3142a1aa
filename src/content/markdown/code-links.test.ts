import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vocabulary } from '../../components/registry.ts';
import type { AddressPolicy } from '../../config/address.ts';
import { pageCompiler } from './compile-page.ts';

const HREF = '/docs/codes/claim.missing';

/** A page in the given source folder, compiled. */
function compiled(
  text: string,
  sourceDir = process.cwd(),
  policy: AddressPolicy = { base: '/', trailingSlash: 'never' },
) {
  const compile = pageCompiler({ sourceDir, policy, docs: [{ dir: 'docs', path: '/docs' }], vocabulary });
  return compile(join(sourceDir, 'docs/page.mdx'), text);
}
const html = async (text: string) => (await compiled(text)).html;
const links = (text: string) => text.split(`href="${HREF}"`).length - 1;

test('a code in the text links to its page, the first time', async () => {
  const page = await html('See `claim.missing`, `claim.missing` and\n\n| a |\n| --- |\n| `claim.missing` |');
  expect(links(page)).toBe(1);
  expect(page).toContain(`<a href="${HREF}"><code>claim.missing</code></a>`);
});

test('not in a heading and not in a link, where the next place is taken', async () => {
  const page = await html(
    '## The `claim.missing`\n\n[a `claim.missing`](https://example.com) and `claim.missing`',
  );
  expect(links(page)).toBe(1);
  expect(page.indexOf(HREF)).toBeGreaterThan(page.indexOf('example.com'));
});

test('only a whole code, spelled as it is', async () => {
  expect(await html('`claim.Missing`, `claim`, `code: claim.missing`')).not.toContain('<a href="/docs/codes');
});

test('under a base path, and in the Markdown twin by its canonical address', async () => {
  const page = await compiled('`claim.missing`', process.cwd(), { base: '/x/', trailingSlash: 'always' });
  expect(page.html).toContain(`href="/x${HREF}/"`);
  expect(page.links).toMatchObject([{ url: HREF, line: 1 }]);
});

test('a site without the list links nothing', async () => {
  expect((await compiled('`claim.missing`', '/nowhere')).html).toBe('<p><code>claim.missing</code></p>');
});
