import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { networkSpecimens } from '@content-credentials/verdict/testkit/forger';
import type { BrowserContext, Page } from '@playwright/test';
import { identityFile } from './support/identity.ts';
import {
  choose,
  example,
  inspect,
  memoryFile,
  openInspector,
  openTab,
  outcome,
  trustExamples,
  verdict,
} from './support/inspector.ts';
import { chooseFile, openLab, sign } from './support/signing-lab.ts';
import { expect } from './support/test.ts';
import { test as plain } from './support/worker.ts';

interface Answer {
  status?: number;
  body?: string | Buffer;
}

/**
 * Every request to another host, from the page, its workers, sockets, or beacons. The names don't resolve; everything
 * is answered here, so that no request is missed because an earlier one failed.
 */
async function watch(context: BrowserContext, baseURL: string | undefined, answer: Answer = { status: 404 }) {
  const { origin } = new URL(baseURL ?? '');
  const foreign: string[] = [];
  const isForeign = (url: URL) => /^(?:https?|wss?|ftp):$/.test(url.protocol) && url.origin !== origin;
  context.on('request', (request) => {
    if (isForeign(new URL(request.url()))) foreign.push(`${request.method()} ${request.url()}`);
  });
  await context.route(isForeign, (route) =>
    route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await context.routeWebSocket(isForeign, (socket) => {
    foreign.push(`socket ${socket.url()}`);
    socket.close();
  });
  return foreign;
}

const test = plain.extend<{ answer: Answer; foreign: string[] }>({
  answer: [{ status: 404 }, { option: true }],
  foreign: async ({ context, baseURL, answer }, use) => {
    await use(await watch(context, baseURL, answer));
  },
});

/** Opens every disclosure, because a picture shown only then would be fetched then. */
async function unfoldAll(page: Page): Promise<void> {
  for (const summary of await page.locator('.inspector details:not([open]) > summary').all())
    if (await summary.isVisible()) await summary.click();
}

const folder = join(import.meta.dirname, '../../samples/manifest-examples/files');
const examples = readdirSync(folder).filter((name) => !/\.(?:json|pem)$/.test(name));

test('opening any of our examples, or a file that names a host in any place, contacts no other host', async ({
  page,
  foreign,
}) => {
  test.slow();
  const files = (await networkSpecimens()).map(({ name, file }) => memoryFile(name, Buffer.from(file)));
  expect(files.length).toBeGreaterThanOrEqual(10);
  await openInspector(page);
  expect(examples.length).toBeGreaterThan(12);
  for (const file of [...examples.map(example), ...files]) {
    await inspect(page, file);
    await unfoldAll(page);
  }
  // In a table, too.
  await page.getByRole('button', { name: 'Inspect another file' }).click();
  await choose(
    page,
    files.map((file, index) => ({ ...file, name: `${index}.jpg` })),
  );
  await expect(page.locator('.files-open')).toHaveCount(files.length);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('neither does the lab, with a signed picture or one that names a host', async ({ page, foreign }) => {
  test.slow();
  const lab = await openLab(page);
  await chooseFile(lab, example('edited.jpg'));
  await sign(lab);
  for (const { name, file, id } of await networkSpecimens()) {
    if (!/identity|remote/.test(id)) continue;
    await chooseFile(lab, memoryFile(name, Buffer.from(file)));
    await expect(lab.locator('.chosen')).toContainText(name);
    await expect(lab.getByText('Looking for Content Credentials')).toHaveCount(0);
  }
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

const DOMAIN = 'id.example.com';

test('an identity that needs a lookup is not checked, nor Invalid', async ({ page, foreign }) => {
  const { file } = await identityFile(DOMAIN);
  const inspector = await openInspector(page);
  await inspect(page, memoryFile('identity.jpg', file));
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Valid');
  await openTab(page, 'History');
  const identity = inspector.locator('.identity-list > li');
  await expect(identity).toContainText(`Not checked: looking up did:web:${DOMAIN} would contact ${DOMAIN}.`);
  await expect(identity).toContainText('according to the file, verified with Forged network');
  const status = inspector.locator('.check-list > li', { hasText: 'cawg.ica.did_unavailable' });
  await expect(status).toHaveAttribute('data-outcome', 'noted');
  expect(foreign).toEqual([]);
  // The host doesn't have the document: nothing is known, so nothing is reported as wrong.
  await identity.getByRole('button', { name: `Look it up at ${DOMAIN}` }).click();
  await expect(identity).toContainText(`${DOMAIN} didn’t return the document for did:web:${DOMAIN}`);
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Valid');
  expect(foreign).toEqual([`GET https://${DOMAIN}/.well-known/did.json`]);
});

test('with the answer of its host an identity is verified, and asked for once', async ({
  page,
  context,
  foreign,
}) => {
  const { file, document } = await identityFile(DOMAIN);
  const requested: Array<Record<string, string>> = [];
  await context.route(`https://${DOMAIN}/**`, (route) => {
    requested.push(route.request().headers());
    return route.fulfill({
      body: document,
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/did+json' },
    });
  });
  const inspector = await openInspector(page);
  await inspect(page, memoryFile('identity.jpg', file));
  await openTab(page, 'History');
  await inspector.getByRole('button', { name: `Look it up at ${DOMAIN}` }).press('Enter');
  const identity = inspector.locator('.identity-list > li');
  await expect(identity).toContainText(', verified with Forged network');
  // The button is gone, so the focus moves to the result.
  await expect(identity).toBeFocused();
  await expect(identity).not.toContainText(/not checked|the file claims/i);
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Valid');
  // Changing the trust list reads the file again without new requests.
  await trustExamples(page);
  await expect(inspector.locator('.inspector-file')).not.toHaveAttribute('aria-busy', 'true');
  expect(foreign).toEqual([`GET https://${DOMAIN}/.well-known/did.json`]);
  expect(requested.map(({ referer, cookie }) => [referer, cookie])).toEqual([[undefined, undefined]]);
});

test('a document that proves another key makes the identity not valid, and a redirect to another host isn’t followed', async ({
  page,
  context,
  foreign,
}) => {
  const { file } = await identityFile(DOMAIN);
  const { document } = await identityFile(DOMAIN);
  const open = { 'Access-Control-Allow-Origin': '*' };
  const inspector = await openInspector(page);
  for (const [answer, words, state] of [
    [
      { status: 302, headers: { ...open, Location: 'https://tracker.example/did.json' } },
      'didn’t return the document',
      'Valid',
    ],
    [{ body: document, headers: open }, 'Not valid', 'Invalid'],
  ] as const) {
    foreign.length = 0;
    await context.route(`https://${DOMAIN}/**`, (route) => route.fulfill(answer));
    await inspect(page, memoryFile('identity.jpg', file));
    await openTab(page, 'History');
    await inspector.getByRole('button', { name: `Look it up at ${DOMAIN}` }).click();
    await expect(inspector.locator('.identity-list > li')).toContainText(words);
    await expect(verdict(page).locator('.verdict-state')).toHaveText(state);
    expect(foreign).toEqual([`GET https://${DOMAIN}/.well-known/did.json`]);
  }
});

test('this device and its network are never asked', async ({ page, foreign }) => {
  const inspector = await openInspector(page);
  for (const domain of ['localhost', 'localhost%3A8080', 'printer.local', '127.0.0.1']) {
    const { file } = await identityFile(domain);
    await inspect(page, memoryFile('identity.jpg', file));
    await openTab(page, 'History');
    const identity = inspector.locator('.identity-list > li');
    await expect(identity).toContainText('Not checked');
    await expect(identity.getByRole('button', { name: /Look it up/ })).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
});

test('a remote manifest is fetched after the press, once', async ({ page, context, foreign }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('remote.jpg'));
  await expect(outcome(page)).toContainText('nothing was checked');
  await expect(inspector.locator('.outcome a')).toHaveCount(0);
  expect(foreign).toEqual([]);
  const press = inspector.getByRole('button', { name: /^Fetch from opensource/ });
  await press.click();
  await expect(outcome(page)).toContainText('The manifest couldn’t be fetched');
  await expect(verdict(page)).toHaveCount(0);
  expect(foreign).toHaveLength(1);
  const store = await readFile(example('remote.c2pa'));
  await context.route('https://opensource.contentauthenticity.example/**', (route) =>
    route.fulfill({ body: store, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await inspector.getByRole('button', { name: 'Retry' }).click();
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Valid');
  await trustExamples(page);
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Trusted');
  expect(foreign).toHaveLength(2);
});

test('that revocation was not checked is said, with the host that would be asked', async ({
  page,
  foreign,
}) => {
  const files = await networkSpecimens();
  const file = files.find(({ id }) => id === 'network-certificate');
  const inspector = await openInspector(page);
  await inspect(page, memoryFile('x.jpg', Buffer.from(file?.file ?? [])));
  await expect(inspector.locator('.lookup-note')).toContainText(
    'Revocation: not checked. Asking whether the signing certificate was revoked would contact ocsp.forged.example, which a web page can’t do.',
  );
  expect(foreign).toEqual([]);
});
