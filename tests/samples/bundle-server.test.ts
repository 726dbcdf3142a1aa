// Bundles the server with each bundler, as its page says and without the line that matters, and asks the result.

import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/listening.ts';
import { folderWith, nodeModulesWith, runIn } from './key-services.ts';
import { runOk, samplePath } from './workspace.ts';

const TOOLS = { vite: 'vite/bin/vite.js', webpack: 'webpack-cli/bin/cli.js', esbuild: 'esbuild/bin/esbuild' };
type Tool = keyof typeof TOOLS;
const RESULT = {
  vite: 'out/vite/inspect-server.mjs',
  webpack: 'out/webpack/inspect-server.mjs',
  esbuild: 'out/esbuild/inspect-server.mjs',
};
/** What takes the line away that keeps the library out of the bundle. */
const WITHOUT: Record<Tool, RegExp> = {
  vite: /, external: \[.*?\]/,
  webpack: /externals: .*/,
  esbuild: /--external:\S+/,
};
const FILES: Record<Tool, string> = {
  vite: 'vite-server.config.mjs',
  webpack: 'webpack-server.config.mjs',
  esbuild: 'bundle-esbuild.sh',
};

/** The site itself needs no webpack, so it's installed into the cache, in the sandbox's version. */
async function bundlerOf(tool: Tool): Promise<string | undefined> {
  if (tool !== 'webpack') return resolve('node_modules', TOOLS[tool]);
  const project = await readFile('examples/sandbox-webpack/package.json', 'utf8');
  const { devDependencies: versions } = JSON.parse(project) as { devDependencies: Record<string, string> };
  const packages = ['webpack', 'webpack-cli'].map((name) => `${name}@${versions[name]}`);
  const modules = await nodeModulesWith('bundle-server', packages);
  return modules && join(modules, TOOLS[tool]);
}

let folder: string;
let signed: Uint8Array<ArrayBuffer>;
let programs: Record<Tool, string | undefined>;

beforeAll(async () => {
  const server = 'bundle-server/node';
  folder = await folderWith(`${server}/inspect-server.mjs`);
  await runOk(
    samplePath('manifest-examples/node/create.mjs'),
    ['photo.jpg', 'signed.jpg', 'test-certs'],
    folder,
  );
  signed = new Uint8Array(await readFile(join(folder, 'signed.jpg')));
  programs = {
    vite: await bundlerOf('vite'),
    webpack: await bundlerOf('webpack'),
    esbuild: await bundlerOf('esbuild'),
  };
}, 600_000);

/** Builds with the sample's configuration, changed or not. */
async function build(tool: Tool, program: string, change = (text: string) => text) {
  await rm(join(folder, 'out'), { recursive: true, force: true });
  const text = change(await readFile(samplePath('bundle-server/node', FILES[tool]), 'utf8'));
  await writeFile(join(folder, FILES[tool]), text);
  const options = {
    vite: ['build', '--config', FILES.vite],
    webpack: ['--config', FILES.webpack],
    esbuild:
      text
        .replaceAll('\\\n', ' ')
        .split(/npx esbuild/)[1]
        ?.trim()
        .split(/\s+/) ?? [],
  }[tool];
  const [command, ...args] =
    tool === 'esbuild' ? [program, ...options] : [process.execPath, program, ...options];
  const done = await runIn(folder, command ?? '', args, {}, samplePath('node_modules'));
  expect(done.code, done.stdout + done.stderr).toBe(0);
}

/** Starts what was built, posts the signed image, and gives the answer. */
async function ask(tool: Tool, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, [RESULT[tool]], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    server.kill();
  });
  await new Promise((ready) => server.stdout?.once('data', ready));
  const request = { method: 'POST', headers: { 'Content-Type': 'image/jpeg' }, body: signed };
  const answer = await (await fetch(`http://127.0.0.1:${port}`, request)).text();
  server.kill();
  return answer.trim();
}

test.for(['vite', 'webpack', 'esbuild'] as const)('%s', { timeout: 120_000 }, async (tool, context) => {
  const program = programs[tool];
  if (program === undefined) return context.skip('webpack’s packages can’t be reached from here');
  await build(tool, program);
  expect(await ask(tool)).toBe('Valid');

  await build(tool, program, (text) => {
    expect(text).toMatch(WITHOUT[tool]);
    return text.replace(WITHOUT[tool], '');
  });
  expect(await ask(tool)).toContain("Cannot find module './index.node'");
  const library = samplePath('node_modules/@contentauth/c2pa-node/dist/index.node');
  // webpack replaces the library's `require`, so neither the variable nor a copy helps.
  const expected = tool === 'webpack' ? expect.stringContaining('Cannot find module') : 'Valid';
  expect(await ask(tool, { C2PA_LIBRARY_PATH: library })).toEqual(expected);
  await copyFile(library, join(folder, dirname(RESULT[tool]), 'index.node'));
  expect(await ask(tool)).toEqual(expected);
});
