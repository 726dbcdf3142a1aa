// Builds examples/next-app with Next.js and uses it: the route with uploads and public files, the component in Chromium.

import type { ChildProcess } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { given } from '../support/given.ts';
import { freePort } from '../support/listening.ts';
import { startEmulator } from './key-services.ts';
import { launchChromium } from './runner/page.ts';
import { cached, execute, install } from './runner/programs.ts';
import { installing } from './runner/toolchain.ts';
import { folderWithCertificates, runOk, samplePath, unpackExample } from './workspace.ts';

const PARTS = ['app', 'next.config.mjs', 'package.json', 'tsconfig.json'];
const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
const app = cached('node', 'next-app');
const next = join(app, 'node_modules', 'next', 'dist', 'bin', 'next');
const build = () => execute(process.execPath, [next, 'build'], { cwd: app, env, timeout: 300_000 });

let browser: Browser;
let server: ChildProcess | undefined;
let origin: string;
/** Has photo.jpg, signed.jpg, forged.jpg, and tampered.jpg. */
let files: string;

/** The project as a reader has it. The packages stay from run to run. */
async function makeProject(): Promise<void> {
  for (const part of [...PARTS, '.next', 'public'])
    await rm(join(app, part), { recursive: true, force: true });
  await mkdir(app, { recursive: true });
  await unpackExample('next-app', app);
  // The binary for this system is in the package; its script would download it again.
  await install('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: app });
}

async function makeFiles(): Promise<string> {
  const folder = await folderWithCertificates();
  for (const [sample, ...args] of [
    ['write-manifest/node/write-manifest.mjs', 'photo.jpg', 'signed.jpg', 'test-certs'],
    ['shared/leave-out-image.mjs', 'signed.jpg', 'forged.jpg', 'test-certs'],
    ['shared/change-byte.mjs', 'signed.jpg', 'tampered.jpg'],
  ] as const) {
    await runOk(samplePath(sample), args, folder);
  }
  return folder;
}

async function upload(bytes: Uint8Array, type = 'image/jpeg') {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'upload', { type }));
  const response = await fetch(`${origin}/api/credentials`, { method: 'POST', body });
  return { status: response.status, answer: await response.json() };
}

const fileNamed = (name: string) => readFile(join(files, name));

given(
  installing() === 'all',
  'Next.js takes a while to install and build; `npm run samples` does it',
).describe('next-app', () => {
  beforeAll(async () => {
    [files] = await Promise.all([makeFiles(), makeProject()]);
    const { code, stdout, stderr } = await build();
    expect(code, stdout + stderr).toBe(0);
    const port = await freePort();
    server = await startEmulator(process.execPath, [next, 'start', '-p', String(port)], /Ready in/, app);
    origin = `http://127.0.0.1:${port}`;
    browser = await launchChromium();
  }, 600_000);

  afterAll(async () => {
    server?.kill();
    await browser?.close();
  });

  test('the route reads an upload, and nothing that is claimed in an invalid one', async () => {
    const title = 'photo.jpg';
    expect(await upload(await fileNamed('signed.jpg'))).toMatchObject({
      status: 200,
      answer: { credentials: { state: 'Valid', title, unprotected: [] } },
    });
    expect(JSON.stringify((await upload(await fileNamed('signed.jpg'))).answer)).not.toContain('Signer');
    for (const name of ['tampered.jpg', 'forged.jpg']) {
      const { answer } = await upload(await fileNamed(name));
      expect(answer.credentials.state, name).toBe('Invalid');
      expect(answer.credentials.problems, name).toContain('assertion.dataHash.mismatch');
      expect(JSON.stringify(answer), name).not.toContain(title);
    }
    expect(await upload(await fileNamed('photo.jpg'))).toEqual({
      status: 200,
      answer: { credentials: null },
    });
  });

  test('the route refuses what is too large or unreadable, and what is outside of `public`', async () => {
    expect((await upload(Buffer.from('text'), 'text/plain')).status).toBe(422);
    expect((await upload(new Uint8Array(20_000_001))).status).toBe(413);
    expect((await fetch(`${origin}/api/credentials`, { method: 'POST', body: 'x' })).status).toBe(400);
    const get = (file: string) => fetch(`${origin}/api/credentials?${new URLSearchParams({ file })}`);
    expect(await (await get('created.jpg')).json()).toMatchObject({ credentials: { state: 'Valid' } });
    for (const file of ['../package.json', '../public/created.jpg', '/etc/passwd', 'none.jpg', '']) {
      expect((await get(file)).status, file).toBe(404);
    }
  });

  test('what next/image makes of an image has no Content Credentials', async () => {
    const response = await fetch(`${origin}/_next/image?url=%2Fcreated.jpg&w=640&q=75`);
    expect(response.status).toBe(200);
    const type = response.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect((await upload(bytes, type)).answer).toEqual({ credentials: null });
  });

  test('the component shows an unknown signer as unknown, that a file is invalid, or that it has no credentials', async () => {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(origin);
    await page.getByText('The signer isn’t verified.').waitFor();
    expect(await page.locator('dl').textContent()).toContain(
      'Evening over the hillsSigned byUnknownSigned onUnknownAI',
    );
    const changed = 'This file isn’t the one that was signed.';
    for (const [name, text] of [
      ['tampered.jpg', changed],
      ['forged.jpg', changed],
      ['photo.jpg', 'No Content Credentials.'],
    ] as const) {
      await page.unroute('**/created.jpg');
      await page.route('**/created.jpg', async (route) =>
        route.fulfill({ contentType: 'image/jpeg', body: await fileNamed(name) }),
      );
      await page.reload();
      await page.getByText(text).waitFor();
      expect(await page.locator('dl').count(), name).toBe(0);
    }
  }, 120_000);

  test('without `serverExternalPackages`, the build fails as the page says', async () => {
    await writeFile(join(app, 'next.config.mjs'), 'export default {};\n');
    const { code, stdout, stderr } = await build();
    expect(code).not.toBe(0);
    expect(stdout + stderr).toContain('is not placeable in ESM chunks');
  }, 300_000);
});
