import { createPrivateKey } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { chooseFiles, openClinic, pasteText, watchRequests } from './support/certificates.ts';
import { expect, test } from './support/test.ts';

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: '',
  buffer: Buffer.isBuffer(content) ? content : Buffer.from(content),
});

/** Everything the page stores: its elements, fields, all storage, its history, and its address. */
const everything = (page: Page) =>
  page.evaluate(async () => {
    const fields = [...document.querySelectorAll('textarea, input')].map(
      (one) => (one as HTMLInputElement).value,
    );
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    const stored = [
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      databases,
      cached,
      window.name,
    ];
    return [
      document.documentElement.outerHTML,
      ...fields,
      JSON.stringify(stored),
      document.cookie,
      location.href,
      document.title,
    ].join('\n');
  });

/** Only the warning: no verdict, rule, certificate name, or part of the key. */
async function expectStopped(page: Page, title: string, parts: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
  await expect(page.locator('.outcome')).toHaveCount(1);
  await expect(page.locator('.verdict, .check-list, .chain-list')).toHaveCount(0);
  await expect(page.locator('.outcome')).toContainText('Nothing was checked, kept, or sent.');
  await expect(page.getByLabel('Or paste them as text')).toHaveValue('');
  const all = await everything(page);
  for (const part of ['Example Test', ...parts]) expect(all).not.toContain(part);
}

const PLAIN = 'Your input contains a private key';
const ENCRYPTED = 'Your input contains an encrypted private key';
const STORE = 'This is a key store, which can contain a private key';
/** Lines of the base64 of a PEM text. */
const linesOf = (pem: string) => pem.split('\n').filter((line) => /^[A-Za-z0-9+/=]{20,}$/.test(line));

/** packages/verdict/src/x509/secret.test.ts has the many ways to write a key. */
test('a private key stops everything', async ({ page, certificates }) => {
  test.setTimeout(120_000);
  await openClinic(page);
  await page.waitForLoadState('networkidle');
  const sent = watchRequests(page);
  const chain = await certificates.chain('good-both-ekus');
  const key = await certificates.key('good-both-ekus');
  const jwk = createPrivateKey(key).export({ format: 'jwk' });
  const [first = ''] = linesOf(key);
  for (const [title, given] of [
    [PLAIN, key],
    [PLAIN, chain + key],
    [PLAIN, await certificates.chain('key-in-chain-file')],
    [ENCRYPTED, chain + (await certificates.key('encrypted-key'))],
    [PLAIN, JSON.stringify({ keys: [jwk] })],
  ] as const) {
    await pasteText(page, given);
    await expectStopped(page, title, [first, jwk.d ?? '', ...linesOf(given)]);
  }
  expect(await axeFindings(page)).toEqual([]);
  // The next input is checked as usual.
  await pasteText(page, chain);
  await expect(page.getByRole('heading', { name: 'Works for signing', exact: true })).toBeFocused();
  // A key after a good chain removes that chain from the page.
  await pasteText(page, chain + key);
  await expectStopped(page, PLAIN, [first]);
  expect(sent).toEqual([]);
});

test('a private key in a file stops everything, also the other files', async ({ page, certificates }) => {
  await openClinic(page);
  const chain = await certificates.chain('good-both-ekus');
  const key = await certificates.key('good-both-ekus');
  const secret = createPrivateKey(key);
  const lines = linesOf(key + chain);
  for (const [title, files] of [
    [PLAIN, [file('chain.pem', chain), file('signer.key', key)]],
    [PLAIN, [file('chain.pem', chain + key)]],
    [PLAIN, [file('chain.pem', Buffer.from(`\ufeff${chain}${key}`, 'utf16le'))]],
    [PLAIN, [file('signer.crt', secret.export({ format: 'der', type: 'sec1' })), file('chain.pem', chain)]],
  ] as const) {
    await chooseFiles(page, [...files]);
    await expectStopped(page, title, lines);
  }
  const store = await certificates.create(
    'good-both-ekus',
    'pkcs12 -export -inkey signer.key -in chain.pem -passout pass:x -out store.p12',
  );
  await chooseFiles(page, store);
  await expectStopped(page, STORE, lines);
  expect(await axeFindings(page)).toEqual([]);
});

test('a typed key is removed at once, in either field', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  const key = await certificates.key('good-both-ekus');
  await page.getByLabel('Or paste them as text').fill(key);
  await expectStopped(page, PLAIN, linesOf(key));
  await pasteText(page, await certificates.chain('good-both-ekus'));
  await page.locator('.trust > summary').click();
  await clinic.getByLabel('Your own certificates, as PEM').fill(key);
  await expect(clinic.getByRole('alert').filter({ hasText: 'private key' })).toBeVisible();
  const all = await everything(page);
  for (const line of linesOf(key)) expect(all).not.toContain(line);
});
