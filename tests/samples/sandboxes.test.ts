// Uses the sandbox projects as a reader would: copied, installed, built with their own script, opened in a browser.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stackblitzFields } from '@content-credentials/tools/sandbox/contents';
import { forgedLists, specimens } from '@content-credentials/verdict/testkit/forger';
import type { Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { exampleReport } from '../../src/content/data/manifest-examples.ts';
import { HASH_COVERAGE, HASH_COVERAGE_FILE } from '../../src/content/packages/hash-coverage.ts';
import {
  filesOfSandbox,
  readSandbox,
  sandboxContents,
  sandboxNames,
} from '../../src/content/sandboxes/definition.ts';
import { createSiteServer } from '../../src/features/serve/server.ts';
import { shownState } from '../browser/support/sandbox.ts';
import { listening } from '../support/listening.ts';
import { chromiumForTests, put } from './new-project.ts';
import { execute } from './runner/programs.ts';

const FILES = resolve('samples/manifest-examples/files');
const { active_manifest: active, manifests } = exampleReport('.', { name: 'created' });
const title = String(manifests[active]?.title);
const MINUTES = 60_000;

const browser = chromiumForTests();

async function npm(folder: string, ...words: string[]): Promise<void> {
  const { code, stdout, stderr } = await execute('npm', words, { cwd: folder, timeout: 3 * MINUTES });
  expect(code, `npm ${words.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
}

/** Serves a folder without the site's headers. @returns its address */
async function serve(folder: string): Promise<string> {
  const { origin, close } = await listening(createSiteServer(folder));
  onTestFinished(close);
  return `${origin}/`;
}

/** A module with test lists in place of the C2PA's: one root for signers, one for time stamps, and one on both. */
async function testLists(): Promise<string> {
  const { signers, stamps, both } = await forgedLists();
  const list = (title: string, counts: string, roots: Array<typeof both>) => ({
    title,
    issued: '2026-01-01',
    counts,
    certificates: roots.map(({ certificate }) => ({ der: Buffer.from(certificate).toString('base64') })),
  });
  const lists = [
    list('Test list', 'signers', [signers, both]),
    list('Test list for time stamps', 'time stamps', [stamps, both]),
  ];
  return `export const trustLists = ${JSON.stringify(lists)};\n`;
}

/** What the page says about the specimens that are about trust, by id. */
async function shownFor(page: Page, address: string): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  await page.goto(address);
  const result = page.locator('#result, #status, #manifest');
  for (const { id, name, type, file, withLists } of await specimens()) {
    if (withLists === undefined) continue;
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: type, buffer: Buffer.from(file) });
    const shownText = async () => (await result.allInnerTexts()).join('\n').trim();
    await expect.poll(shownText, { timeout: MINUTES }).not.toMatch(/^(?:Reading|$)/);
    shown.set(id, await shownText());
  }
  return shown;
}

/** Rollup's and webpack's projects share the code of Vite's (sandbox-projects.test.ts). */
const isCopy = (name: string) => name === 'rollup' || name === 'webpack';

/** A signer is trusted below an anchor of the list for signers, and never below one of the list for time stamps alone. */
async function expectTrust(page: Page, folder: string): Promise<void> {
  const lists = join(folder, 'node_modules', HASH_COVERAGE, 'lib/trust-lists.js');
  await writeFile(lists, await testLists());
  await npm(folder, 'run', 'build');
  const shown = await shownFor(page, await serve(join(folder, 'dist')));
  const expected = (await specimens()).filter(({ withLists }) => withLists !== undefined);
  expect([...shown].map(([id, text]) => [id, shownState(text)])).toEqual(
    expected.map(({ id, withLists }) => [id, withLists]),
  );
  expect(shown.get('trusted-signer')).toContain(
    'vouched for by the Test list, issued on 2026-01-01, through Root',
  );
  for (const [id, text] of shown) expect(text.includes('Signed by'), id).toBe(shownState(text) === 'Trusted');
}

test.each(sandboxNames('.'))(
  '%s: installed and built from a clean copy, it shows what is in a file',
  async (name) => {
    const sandbox = readSandbox('.', name);
    const folder = await mkdtemp(join(tmpdir(), `sandbox-${name}-`));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    for (const [path, content] of await filesOfSandbox(sandbox)) await put(folder, path, content);
    await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline');
    await npm(folder, 'run', 'build');

    const page = await browser().newPage();
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

    if (!isCopy(name)) await expectTrust(page, folder);

    // The files sent to StackBlitz also build, with placeholders for images.
    for (const [field, value] of stackblitzFields(await sandboxContents(sandbox))) {
      const [, path] = /^project\[files\]\[(.+)\]$/.exec(field) ?? [];
      if (path) await put(folder, path, value);
    }
    // It has no lock file, and our package is a folder.
    for (const name of ['package-lock.json', 'node_modules', HASH_COVERAGE_FILE])
      await rm(join(folder, name), { recursive: true });
    await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline');
    await npm(folder, 'run', 'build');
  },
  5 * MINUTES,
);
