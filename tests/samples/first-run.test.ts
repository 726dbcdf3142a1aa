// The first run in /docs/getting-started: Node.js and a page in Chromium read the same signed file.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeSdk, sharp } from '../support/node-sdk.ts';
import { launchChromium, servePage } from './runner/page.ts';
import { freshFolder, run, runOk, samplePath, type TestCertificates, testCertificates } from './workspace.ts';

const node = samplePath('first-run', 'node', 'first-run.mjs');
let folder: string;

/** remote.jpg has only the address of a manifest that doesn't exist. */
async function signWithRemoteManifest(certificates: TestCertificates): Promise<void> {
  const { Builder, signer } = await nodeSdk(certificates.dir);
  const builder = Builder.withJson({ claim_generator_info: [{ name: 'test' }], assertions: [] });
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
  builder.setRemoteUrl('http://127.0.0.1:9/remote.c2pa');
  builder.setNoEmbed(true);
  builder.sign(signer, { path: join(folder, 'photo.jpg') }, { path: join(folder, 'remote.jpg') });
}

/** A folder as it is after the page's steps: photo.jpg, signed.jpg, and a signed image with one byte changed. */
beforeAll(async () => {
  const [fresh, certificates] = await Promise.all([freshFolder(), testCertificates()]);
  folder = fresh;
  const sign = samplePath('sign-local', 'node', 'sign-local.mjs');
  await runOk(sign, ['photo.jpg', 'signed.jpg', certificates.dir], folder);

  const bytes = await readFile(join(folder, 'signed.jpg'));
  const last = bytes.length - 1000; // well inside the image data at the end of the file
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  await writeFile(join(folder, 'changed.jpg'), bytes);
  await writeFile(join(folder, 'notes.txt'), 'not an image\n');
  await signWithRemoteManifest(certificates);
}, 60_000);

describe('on Node', () => {
  test('reads the state, the signer, and the reason for the state', async () => {
    const expected = await readFile(samplePath('first-run', 'node', 'expected.txt'), 'utf8');
    expect(await runOk(node, ['signed.jpg'], folder)).toBe(expected);
  });

  test('says so when a file carries nothing, and does not fail', async () => {
    const { stdout, code } = await run(node, ['photo.jpg'], folder);
    expect(stdout).toContain('photo.jpg: no Content Credentials found');
    expect(code).toBe(0);
  });

  test('shows that the bytes were changed', async () => {
    const stdout = await runOk(node, ['changed.jpg'], folder);
    expect(stdout).toMatch(/state: +Invalid/);
    expect(stdout).toContain('assertion.dataHash.mismatch');
  });

  test('reads by name extension: a file without one is refused', async () => {
    await writeFile(join(folder, 'bare'), await readFile(join(folder, 'signed.jpg')));
    const { stderr, code } = await run(node, ['bare'], folder);
    expect(stderr).toContain('Source asset must have a mime type');
    expect(code).toBe(1);
  });

  test('finds nothing after an image optimizer, as the questions page says', async () => {
    for (const [name, keep] of [
      ['plain.jpg', false],
      ['kept.jpg', true],
      ['plain.webp', false],
    ] as const) {
      const picture = sharp(join(folder, 'signed.jpg'));
      await (keep ? picture.keepMetadata() : picture).toFile(join(folder, name));
      expect(await runOk(node, [name], folder)).toContain('no Content Credentials found');
    }
  });

  test('names the file in every error', async () => {
    for (const [name, reason] of [
      ['missing.jpg', 'ENOENT'],
      ['notes.txt', 'type is unsupported'],
    ] as const) {
      const { stderr, code } = await run(node, [name], folder);
      expect(stderr).toContain(`${name}: `);
      expect(stderr).toContain(reason);
      expect(code).toBe(1);
    }
  });
});

describe('in a page', () => {
  let address: string;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const served = await servePage(samplePath('first-run', 'web'));
    closing.push(() => served.close());
    address = served.address;
  }, 60_000);

  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  test('reads a chosen file without an earlier download, an upload, or another host', async () => {
    const browser = await launchChromium();
    closing.push(() => browser.close());
    const page = await browser.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
    const choose = async (name: string): Promise<string> => {
      await page.setInputFiles('#file', join(folder, name));
      const report = page.locator('#report');
      await report
        .filter({ hasText: `${name}: ` })
        .filter({ hasNotText: 'reading' })
        .waitFor();
      return `${await report.textContent()}\n`;
    };

    await page.goto(address);
    expect(requested.some((request) => request.includes('.wasm'))).toBe(false);

    const expected = await readFile(samplePath('first-run', 'web', 'expected.txt'), 'utf8');
    expect(await choose('signed.jpg')).toBe(expected);
    expect(await choose('photo.jpg')).toContain('no Content Credentials found');
    expect(await choose('changed.jpg')).toContain('assertion.dataHash.mismatch');
    expect(await choose('notes.txt')).toContain('Unsupported format: text/plain.');
    expect(await choose('remote.jpg')).toContain('RemoteManifestUrl');

    const elsewhere = requested.filter(
      (request) => !request.startsWith(`GET ${address}`) && !request.includes(' blob:'),
    );
    expect(elsewhere).toEqual([]);
  }, 60_000);
});
