import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { vocabulary } from '../components/registry.ts';
import { compilePages } from './compile-pages.ts';
import type { SiteData } from './configuration.ts';

const svg = (text: string) => `<svg viewBox="0 0 9 9"><text class="d-text">${text}</text></svg>`;
const page = (text: string) => `---\ntitle: A page\ndescription: A page of a test.\n---\n\n${text}\n`;
const errors = (message: string) =>
  page(
    `## Common errors\n\n| Message | Cause | Fix |\n| --- | --- | --- |\n| \`${message}\` | A cause. | Fix it. |`,
  );

test('a build takes a page of the build before unless something that it shows has changed', async () => {
  const sourceDir = mkdtempSync(join(tmpdir(), 'pages-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(sourceDir, file)), { recursive: true });
    writeFileSync(join(sourceDir, file), text);
  };
  /** Builds as a new process does, and says what's on each page. */
  const built = async () => {
    const policy = { url: 'https://docs.example', base: '/', trailingSlash: 'never' as const };
    // Pages of an older version need fewer facts.
    const versions = [
      { dir: 'next', path: '/next' },
      { dir: 'docs', path: '/docs' },
    ];
    const data = { site: { ...policy, versions }, generated: [] } as unknown as SiteData;
    const { integration, pages } = compilePages(data, { sourceDir, policy, docs: versions, vocabulary });
    await integration.hooks['astro:build:start']?.({} as never);
    return Object.fromEntries([...pages].map(([file, { html }]) => [file, html]));
  };

  write('diagrams/one.svg', svg('first drawing'));
  write('docs/drawing.mdx', page('<Diagram name="one" alt="One" />'));
  write('docs/index.mdx', page('<ErrorIndex />'));
  write('docs/errors-here.mdx', errors('the first message'));
  const first = await built();
  expect(first['docs/drawing.mdx']).toContain('first drawing');
  expect(first['docs/index.mdx']).toContain('the first message');
  expect(await built()).toEqual(first);

  write('docs/errors-here.mdx', errors('another message'));
  const edited = await built();
  expect(edited['docs/errors-here.mdx']).toContain('another message');
  expect(edited['docs/index.mdx']).toContain('another message');
  expect(edited['docs/drawing.mdx']).toBe(first['docs/drawing.mdx']);

  write('diagrams/one.svg', svg('second drawing'));
  expect((await built())['docs/drawing.mdx']).toContain('second drawing');
});
