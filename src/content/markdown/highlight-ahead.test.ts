import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const source = new URL('highlight-ahead.ts', import.meta.url).href;
let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'highlight-ahead-'));
  await mkdir(join(home, 'docs'));
});
afterEach(() => rm(home, { recursive: true }));

const writePage = (name: string, text: string) => writeFile(join(home, 'docs', name), text);

/** A process of its own, as a build is one. Returns the code that's kept afterwards. */
async function start(): Promise<string[]> {
  const program = `
    import { highlightAhead } from ${JSON.stringify(source)};
    highlightAhead(${JSON.stringify(home)});`;
  const file = join(home, 'start.mjs');
  await writeFile(file, program);
  const { stderr } = spawnSync(process.execPath, [file], {
    encoding: 'utf8',
    env: { ...process.env, SITE_CACHE: join(home, 'cache') },
  });
  expect(stderr).toBe('');
  const stored = await readFile(join(home, 'cache/highlighted-code.json'), 'utf8').catch(() => undefined);
  if (stored === undefined) return [];
  const entries: Array<[Array<Array<{ text: string }>>, number]> = Object.values(JSON.parse(stored).entries);
  return entries
    .map(([lines]) => lines.map((line) => line.map(({ text }) => text).join('')).join('\n'))
    .sort();
}

test('code of pages is there before the pages are compiled; mistakes are left for later', async () => {
  await writePage(
    'one.mdx',
    'Text.\n\n```js title="a.mjs"\nconst a = 1;\nconst b = 2;\n```\n\n```console\n$ ls -l\nout\n```\n',
  );
  await writePage('two.mdx', '```javascritp\nlet c;\n```\n\n```js\nnever closed\n');
  await mkdir(join(home, 'docs', 'folder.mdx'));
  expect(await start()).toEqual(['const a = 1;\nconst b = 2;', 'ls -l']);
});

test('so is the code of samples that a page shows', async () => {
  await mkdir(join(home, 'samples/read/node'), { recursive: true });
  await writeFile(
    join(home, 'samples/read/node/read.mjs'),
    'start();\n// #region read\nread();\n// #endregion\n',
  );
  await writePage(
    'one.mdx',
    '<Sample file="read/node/read.mjs" region="read" />\n\n<Sample file="read/node/none.mjs" />\n\n<Sandbox of="none" />\n',
  );
  expect(await start()).toEqual(['read();']);
});

test('only pages that changed since the last build are read again', async () => {
  await writePage('one.mdx', '```js\nconst a = 1;\n```\n');
  expect(await start()).toEqual(['const a = 1;']);
  await writePage('old.mdx', '```js\nconst b = 2;\n```\n');
  await utimes(join(home, 'docs', 'old.mdx'), 0, 0);
  await writePage('new.mdx', '```js\nconst c = 3;\n```\n');
  expect(await start()).toEqual(['const a = 1;', 'const c = 3;']);
});

test('a site without pages is no mistake here', async () => {
  await rm(join(home, 'docs'), { recursive: true });
  expect(await start()).toEqual([]);
});
