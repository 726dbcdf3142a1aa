// Uses the sandbox projects as a reader would: copied, installed, built with their own script, opened in a browser.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../../scripts/lib/samples/page.ts';
import { execute } from '../../scripts/lib/samples/programs.ts';
import { createSiteServer } from '../../scripts/lib/serve/server.ts';
import { findChromium } from '../../scripts/lib/testing/chromium.ts';
import { exampleReport } from '../../src/content/data/manifest-examples.ts';
import { sandboxContents } from '../../src/content/sandboxes/contents.ts';
import { readSandbox, sandboxNames } from '../../src/content/sandboxes/definition.ts';
import { stackblitzFields } from '../../src/tools/sandbox/stackblitz.ts';

const FILES = resolve('samples/manifest-examples/files');
const { active_manifest: active, manifests } = exampleReport('.', { name: 'created' });
const title = String(manifests[active]?.title);
const MINUTES = 60_000;

let browser: Browser;
beforeAll(async () => {
  process.env.CHROMIUM_PATH ??= findChromium();
  browser = await launchChromium();
});
afterAll(() => browser?.close());

async function npm(folder: string, ...words: string[]): Promise<void> {
  const { code, stdout, stderr } = await execute('npm', words, { cwd: folder, timeout: 3 * MINUTES });
  expect(code, `npm ${words.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
}

/** Serves a folder without the site's headers. @returns its address */
async function serve(folder: string): Promise<string> {
  const server = createSiteServer(folder);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each(sandboxNames('.'))(
  '%s: installed and built from a clean copy, it shows what is in a file',
  async (name) => {
    const sandbox = readSandbox('.', name);
    const folder = await mkdtemp(join(tmpdir(), `sandbox-${name}-`));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    for (const file of sandbox.files) await cp(join(sandbox.folder, file), join(folder, file));
    await npm(folder, 'install', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline');
    await npm(folder, 'run', 'build');

    const page = await browser.newPage();
    onTestFinished(() => page.close());
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(await serve(join(folder, 'dist')));
    await page.locator('input[type=file]').setInputFiles(join(FILES, 'created.jpg'));
    await page.getByText(title).first().waitFor();
    expect(await page.locator('body').textContent()).toContain('Valid');
    await page.locator('input[type=file]').setInputFiles(resolve('package.json'));
    await page.getByText(title).first().waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);

    // The files sent to StackBlitz also build, with placeholders for images.
    for (const [field, value] of stackblitzFields(await sandboxContents(sandbox))) {
      const [, path] = /^project\[files\]\[(.+)\]$/.exec(field) ?? [];
      if (path) await writeFile(join(folder, path), value);
    }
    await npm(folder, 'run', 'build');
  },
  5 * MINUTES,
);
