import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { vocabulary } from '../components/registry.ts';
import { pageCompiler } from '../content/markdown/compile-page.ts';
import { staticFiles } from './static-files.ts';

const SIGNED = 'samples/manifest-examples/files/created.jpg';

test('a signed picture of a page and of the samples is written byte for byte', async () => {
  const out = mkdtempSync(join(tmpdir(), 'static-files-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const policy = { base: '/', trailingSlash: 'never' } as const;
  const compile = pageCompiler({ sourceDir: process.cwd(), policy, docs: [], vocabulary });
  const page = await compile(resolve('docs/page.mdx'), `![A square](../${SIGNED})`);

  await staticFiles('.', new Map([[page.file, page]])).write(out);

  const [placed = ''] = readdirSync(join(out, 'pictures'));
  expect(placed).toMatch(/^created\.[0-9a-f]{10}\.jpg$/);
  const source = readFileSync(SIGNED);
  expect(readFileSync(join(out, 'pictures', placed)).equals(source)).toBe(true);
  expect(readFileSync(join(out, SIGNED)).equals(source)).toBe(true);
});

test('of programs, those are written that a page names; a web page and TypeScript as text', async () => {
  const out = mkdtempSync(join(tmpdir(), 'static-files-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const html = `<link rel="canonical" href="https://docs.example.org/"><a href="/samples/read-manifest/web/read.js">x</a>
    <a href="/samples/read-manifest/web/index.html.txt">y</a> <a href="/examples/next-app/app/ai.ts.txt">z</a>`;
  writeFileSync(join(out, 'index.html'), html);

  await staticFiles('.', new Map()).write(out);

  expect(readdirSync(join(out, 'samples/read-manifest'), { recursive: true }).sort()).toEqual([
    'web',
    'web/index.html.txt',
    'web/read.js',
  ]);
  expect(readdirSync(join(out, 'examples'), { recursive: true }).sort()).toEqual([
    'next-app',
    'next-app/app',
    'next-app/app/ai.ts.txt',
  ]);
});
