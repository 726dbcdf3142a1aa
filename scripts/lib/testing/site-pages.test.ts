import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addressOf, listPages } from './site-pages.ts';

const dir = mkdtempSync(join(tmpdir(), 'site-pages-'));
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  ['index.html', undefined, '/'],
  ['docs.html', undefined, '/docs'],
  ['docs/a.b.html', undefined, '/docs/a.b'],
  ['docs/faqs/index.html', '/x/', '/x/docs/faqs/'],
  ['reindex.html', '/x/', '/x/reindex'],
])('%s under %s is %s', (file, base, address) => expect(addressOf(file, base)).toBe(address));

test('pages, redirects and the not-found page, by address', () => {
  expect(() => listPages(dir)).toThrow(`There is no built site in ${dir}. Run: npm run build`);
  const html = '<html data-base="/x/">';
  const files = {
    'index.html': html,
    '404.html': html,
    'docs/old.html': `${html}<meta http-equiv="refresh" content="0; url=/x/docs">`,
    'docs.html': html,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  expect(listPages(dir).map(({ address, kind }) => [address, kind])).toEqual([
    ['/x/', 'page'],
    ['/x/404', 'not-found'],
    ['/x/docs', 'page'],
    ['/x/docs/old', 'redirect'],
  ]);
});
