// Follows "In an existing project" of the bundlers' pages: a new project, and only what the page says to install and copy.

import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HASH_COVERAGE_FILE, hashCoveragePackage } from '../../src/content/packages/hash-coverage.ts';
import { fileIn, packageJsonOf, readSandbox } from '../../src/content/sandboxes/definition.ts';
import { createSiteServer } from '../../src/features/serve/server.ts';
import { listening } from '../support/listening.ts';
import { blocksIn, chromiumForTests, copiedIn, put, sectionOf } from './new-project.ts';
import { execute } from './runner/programs.ts';
import { freshFolder, samplePath } from './workspace.ts';

const MINUTES = 60_000;
const HTML = (script: string) =>
  `<!doctype html><html lang="en"><title>A page</title><input type="file"><output></output>${script}</html>`;
/** The reader's own script, with the two calls that the pages name. */
const APP = `import { read } from './credentials.js';
import { stateOf } from './validation-state.js';
document.querySelector('input').addEventListener('change', async ({ target }) => {
  const found = await read(target.files[0]);
  document.querySelector('output').textContent = found ? stateOf(found).state : 'none';
});
`;

/** A new project for each bundler, before its owner reads the page. */
const PROJECTS: Readonly<Record<string, { files: Record<string, string>; build: string }>> = {
  vite: {
    files: { 'index.html': HTML('<script type="module" src="/src/app.js"></script>') },
    build: 'npx vite build --base ./',
  },
  webpack: {
    files: { 'dist/index.html': HTML('<script src="main.js"></script>') },
    build: 'npx webpack --mode production --entry ./src/app.js',
  },
  rollup: {
    files: {
      'dist/index.html': HTML('<script type="module" src="app.js"></script>'),
      'rollup.config.js': `import resolve from '@rollup/plugin-node-resolve';
import url from '@rollup/plugin-url';
export default {
  input: 'src/app.js',
  output: { dir: 'dist', format: 'es' },
  plugins: [resolve({ browser: true }), url({ include: ['**/*.wasm', '**/*.jpg'], limit: 0 })],
};
`,
    },
    build: 'npx rollup --config',
  },
};

const browser = chromiumForTests();

test.for(Object.entries(PROJECTS))('%s', { timeout: 5 * MINUTES }, async ([name, { files, build }]) => {
  const folder = await freshFolder();
  const run = async (command: string) => {
    const { code, stdout, stderr } = await execute('bash', ['-c', command], {
      cwd: folder,
      timeout: 3 * MINUTES,
    });
    expect(code, `${command}\n${stdout}\n${stderr}`).toBe(0);
  };
  const sandbox = readSandbox('.', name);
  const { devDependencies } = JSON.parse(packageJsonOf(sandbox));
  const own = Object.entries(devDependencies).filter(([one]) =>
    /^(?:vite|webpack|webpack-cli|rollup)$/.test(one),
  );
  await put(
    folder,
    'package.json',
    JSON.stringify({ type: 'module', devDependencies: Object.fromEntries(own) }),
  );
  for (const [path, text] of Object.entries({ ...files, 'src/app.js': APP })) await put(folder, path, text);

  const section = await sectionOf(`docs/js-sdk/guides/sandbox-${name}.mdx`, '### In an existing project');
  const copied = copiedIn(section);
  expect(copied).toContain('credentials.js');
  for (const file of copied) await put(folder, `src/${file}`, fileIn(sandbox, `src/${file}`).content);
  await put(folder, HASH_COVERAGE_FILE, (await hashCoveragePackage()).tarball);
  const [code = ''] = blocksIn(section, 'sh');
  expect(code).toContain(HASH_COVERAGE_FILE);
  await run(code);
  await run(build);

  const { origin, close } = await listening(createSiteServer(join(folder, 'dist')));
  const tab = await browser().newPage();
  onTestFinished(async () => {
    await tab.close();
    await close();
  });
  await tab.goto(`${origin}/`);
  for (const [file, state] of [
    [samplePath('manifest-examples/files/created.jpg'), 'Valid'],
    [join(folder, 'photo.jpg'), 'none'],
  ] as const) {
    await tab.locator('input').setInputFiles(file);
    await expect.poll(() => tab.locator('output').textContent(), { timeout: MINUTES }).toBe(state);
  }
});
