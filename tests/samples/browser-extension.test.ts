// Installs examples/browser-extension in Firefox, with a script of this test that uses its `read`.

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import puppeteer from 'puppeteer-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { given } from '../support/given.ts';
import { listening } from '../support/listening.ts';
import { nodeModulesWith, runIn } from './key-services.ts';
import { execute } from './runner/programs.ts';
import { installing } from './runner/toolchain.ts';
import { freshFolder, runOk, samplePath } from './workspace.ts';

const FIREFOX = '/usr/bin/firefox-esr';
const SOURCES = ['background.js', 'worker.js', 'read.js', 'manifest.json'];
const reason =
  installing() !== 'all'
    ? 'the extension needs a package that `npm run samples` installs'
    : (await execute(FIREFOX, ['--version']).catch(() => undefined))?.code !== 0
      ? 'firefox-esr is not installed'
      : undefined;

let folder: string;
let manifest: { background: { scripts: string[] }; content_security_policy?: unknown };

/** Posts what `read` finds in each file to the test, and what c2pa-web does with the same policy. */
const probe = (origin: string) => `
  import { createC2pa } from '@contentauth/c2pa-web';
  import { read } from './read.js';
  const say = (what, found) =>
    fetch('${origin}', { method: 'POST', body: JSON.stringify([what, String(found)]) });
  const blob = async (name) => {
    const response = await fetch(browser.runtime.getURL(name));
    return new Blob([await response.arrayBuffer()], { type: 'image/jpeg' });
  };
  for (const name of ['created.jpg', 'tampered.jpg', 'photo.jpg']) {
    await read(await blob(name)).then(
      (report) => say(name, report && report.validation_state),
      (error) => say(name, error),
    );
  }
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    say('blocked', violatedDirective + ' ' + blockedURI),
  );
  const wasmSrc = browser.runtime.getURL('c2pa_web.wasm');
  const workerSrc = new URL(browser.runtime.getURL('worker.js'));
  await createC2pa({ wasmSrc, workerSrc }).catch((error) => say('workerSrc', error));
  createC2pa({ wasmSrc }).catch((error) => say('default', error));
`;

/** Everything that the probe says, until it said what `last` names. */
async function run(last: string): Promise<Map<string, string>> {
  const results = new Map<string, string>();
  let finish = () => {};
  const over = new Promise<void>((done) => {
    finish = done;
  });
  const server = createServer(async (request, response) => {
    const [what, found] = JSON.parse(String(await buffer(request)));
    results.set(what, found);
    response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
    if (what === last) finish();
  });
  const { origin, close } = await listening(server);
  await writeFile(join(folder, 'probe.js'), probe(origin));
  const esbuild = resolve('node_modules/esbuild/bin/esbuild');
  const built = await runIn(
    folder,
    esbuild,
    ['probe.js', 'background.js', 'worker.js', '--bundle', '--format=esm', '--outdir=dist'],
    {},
  );
  expect(built.code, built.stderr).toBe(0);
  await writeFile(join(folder, 'dist', 'manifest.json'), JSON.stringify(manifest));
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  onTestFinished(async () => {
    await firefox.close();
    await close();
  });
  await firefox.installExtension(join(folder, 'dist'));
  await over;
  return results;
}

given(!reason, reason ?? '').describe('browser-extension', () => {
  beforeAll(async () => {
    folder = await freshFolder();
    for (const name of SOURCES) await cp(resolve('examples/browser-extension', name), join(folder, name));
    const modules = await nodeModulesWith('browser-extension', [
      '--ignore-scripts',
      '@contentauth/c2pa-wasm@0.15.0',
      '@contentauth/c2pa-web@0.13.1',
    ]);
    await runIn(folder, process.execPath, ['--version'], {}, modules); // links node_modules
    await mkdir(join(folder, 'dist'));
    const packages = join(modules ?? '', '@contentauth');
    await cp(join(packages, 'c2pa-wasm/pkg/c2pa_bg.wasm'), join(folder, 'dist', 'c2pa_bg.wasm'));
    await cp(join(packages, 'c2pa-web/dist/resources/c2pa_bg.wasm'), join(folder, 'dist', 'c2pa_web.wasm'));
    await cp(samplePath('manifest-examples/files/created.jpg'), join(folder, 'dist', 'created.jpg'));
    await runOk(samplePath('shared/change-byte.mjs'), ['dist/created.jpg', 'dist/tampered.jpg'], folder);
    await cp(join(folder, 'photo.jpg'), join(folder, 'dist', 'photo.jpg'));
    manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    manifest.background.scripts.push('probe.js');
  }, 300_000);

  test('the extension reads in its own worker, and c2pa-web’s workers don’t start', async () => {
    const results = await run('blocked');
    expect(results.get('created.jpg')).toBe('Valid');
    expect(results.get('tampered.jpg')).toBe('Invalid');
    expect(results.get('photo.jpg')).toBe('null');
    expect(results.get('workerSrc')).toContain('Worker source URL must use https, but got moz-extension:');
    expect(results.get('blocked')).toBe('worker-src blob');
  }, 120_000);

  test('without wasm-unsafe-eval, nothing is compiled', async () => {
    delete manifest.content_security_policy;
    const results = await run('photo.jpg');
    expect(results.get('created.jpg')).toContain('blocked by CSP');
  }, 120_000);
});
