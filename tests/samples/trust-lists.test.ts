import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { launchChromium, servePage } from './runner/page.ts';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const useList = samplePath('trust-lists', 'node', 'use-list.mjs');
const openssl = (name: string) => samplePath('trust-lists', 'openssl', name);
const trust = samplePath('validate-trust', 'node', 'trust.mjs');
const list = (name: string) => join('lists', name);
let folder: string;

beforeAll(async () => {
  const [main, other] = await Promise.all([folderWithCertificates(), folderWithCertificates('another root')]);
  folder = main;
  await cp(join(other, 'test-certs'), join(folder, 'other-certs'), { recursive: true });
  await runOk(samplePath('sign-local', 'node', 'sign-local.mjs'), [], folder);
  await runOk(openssl('make-lists.sh'), [], folder);
});

const state = (printed: string) => /^signed\.jpg: (\w+)$/m.exec(printed)?.[1];
const read = (...args: string[]) => runOk(useList, ['signed.jpg', ...args], folder);

test('one of two roots is enough, and another root is not', async () => {
  const both = await read(list('both.pem'));
  const page = await readFile(samplePath('..', 'docs', 'manifest', 'reading', 'trust-anchors.mdx'), 'utf8');
  expect(page).toContain(both);
  const other = await read(list('other.pem'));
  expect(state(other)).toBe('Valid');
  expect(other).toContain('signingCredential.untrusted');
});

test('an anchor need not be a root, nor be in date', async () => {
  expect(state(await read(list('issuing.pem')))).toBe('Trusted');
  const expired = await read(list('expired.pem'));
  expect(expired).toContain('1 anchors, 1 of them expired');
  expect(state(expired)).toBe('Trusted');
});

test('an own list and an allowed list count as well', async () => {
  expect(await read(list('other.pem'), list('both.pem'))).toContain('found in User trust anchors');
  for (const allowed of ['allowed.pem', 'allowed.txt'])
    expect(await read(list('other.pem'), '-', list(allowed))).toContain('found in EndEntity trust anchors');
});

test('a root is no allowed signer', async () => {
  expect(state(await read(list('other.pem'), '-', 'test-certs/root.pem'))).toBe('Valid');
});

test('a signer is no anchor: the sample says so, the SDK does not', async () => {
  const { code, stderr } = await run(useList, ['signed.jpg', list('allowed.pem')], folder);
  expect(code).toBe(1);
  expect(stderr).toContain(
    "contains a certificate that isn't a CA's: O=Example Test Org, CN=Example Test Signer",
  );
  expect(await runOk(trust, ['signed.jpg', list('allowed.pem')], folder)).toContain('anchor: Valid');
});

test('without a line break the SDK loses an anchor, and the sample finds it', async () => {
  expect(await runOk(trust, ['signed.jpg', list('glued.pem')], folder)).toContain('anchor: Valid');
  expect(state(await read(list('glued.pem')))).toBe('Trusted');
});

test('what is no list is refused', async () => {
  await writeFile(join(folder, 'empty.pem'), '');
  for (const name of ['empty.pem', 'photo.jpg']) {
    const { code, stderr } = await run(useList, ['signed.jpg', name], folder);
    expect(code).toBe(1);
    expect(stderr).toContain(`${name} contains no certificates`);
    const direct = await run(trust, ['signed.jpg', name], folder);
    expect(direct.stderr).toContain('could not parse configuration');
  }
});

test('no list saves a signature whose certificate has ended', { timeout: 60_000 }, async () => {
  const end = new Date(Date.now() + 8000);
  const digits = end.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  await runOk(samplePath('time-stamps', 'openssl', 'make-short-lived.sh'), [digits], folder);
  const sign = samplePath('sign-local', 'node', 'sign-local.mjs');
  await runOk(sign, ['photo.jpg', 'short.jpg', 'time-stamp-certs'], folder);
  const readShort = () =>
    runOk(useList, ['short.jpg', list('both.pem'), '-', 'time-stamp-certs/signer.pem'], folder);
  expect(await readShort()).toContain('short.jpg: Trusted');
  await wait(end.getTime() + 2000 - Date.now());
  const after = await readShort();
  expect(after).toContain('short.jpg: Invalid');
  expect(after).toContain('signingCredential.expired');
});

test('OpenSSL says to which anchor a chain leads, or why not', async () => {
  const check = (name: string, ...more: string[]) =>
    run(openssl('check-against-list.sh'), ['test-certs/chain.pem', list(name), ...more], folder);
  const expected = await readFile(openssl('expected.txt'), 'utf8');
  const both = await check('both.pem');
  expect([both.code, both.stdout]).toEqual([0, expected]);
  expect((await check('issuing.pem')).stdout).toContain('chains to: CN=Example Test Intermediate CA');
  for (const [name, reason, ...more] of [
    ['other.pem', 'unable to get local issuer certificate'],
    ['expired.pem', 'certificate has expired'],
    ['glued.pem', "the list can't be read"],
    ['both.pem', 'certificate is not yet valid', '1600000000'],
  ] as const) {
    const { code, stdout } = await check(name, ...more);
    expect([code, stdout]).toEqual([1, expect.stringContaining(`doesn't chain to an anchor: ${reason}\n`)]);
  }
});

test('a list is shown with kinds and counts', async () => {
  const last = async (name: string) =>
    (await runOk(openssl('show-list.sh'), [list(name)], folder)).trim().split('\n').at(-1);
  expect(await last('both.pem')).toBe('2 certificates: 2 roots, 0 issuing authorities; 0 expired');
  expect(await last('issuing.pem')).toBe('1 certificates: 0 roots, 1 issuing authorities; 0 expired');
  expect(await last('expired.pem')).toBe('1 certificates: 1 roots, 0 issuing authorities; 1 expired');
});

test('in a page the same list gives the same states', { timeout: 120_000 }, async () => {
  const served = await servePage(samplePath('trust-lists', 'web'));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    for (const [name, shown] of [
      ['both.pem', 'signed.jpg: Trusted\n  signingCredential.trusted'],
      ['other.pem', 'signed.jpg: Valid\n  signingCredential.untrusted'],
    ] as const) {
      await page.goto(served.address);
      await page.setInputFiles('#list', join(folder, list(name)));
      await page.setInputFiles('#file', join(folder, 'signed.jpg'));
      const report = page.locator('#report');
      await report.filter({ hasText: 'signed.jpg: ' }).waitFor();
      expect(await report.textContent()).toBe(shown);
    }
  } finally {
    await browser.close();
    await served.close();
  }
});
