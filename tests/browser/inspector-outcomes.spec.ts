import { readFile } from 'node:fs/promises';
import { pdfWithStore } from '../support/pdf.ts';
import { axeFindings } from './support/axe.ts';
import { fixtureTest } from './support/fixture-test.ts';
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
import { expect, test } from './support/test.ts';

test('a file says in a sentence what was checked, every code leads to its page, and what was done is told in order', {
  tag: '@main',
}, async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  await expect(verdict(page)).toContainText('Anyone can sign in any name.');
  await expect(verdict(page).locator('.verdict-tag')).toHaveText(['Says: partly AI', 'not verified']);
  await expect(verdict(page)).not.toContainText(/authentic|\breal\b/i);
  await expect(page.getByRole('heading', { name: 'Unchanged since signing, signer unknown' })).toBeFocused();
  await openTab(page, 'Checks');
  await expect(inspector.locator('.check-counts')).toContainText(
    '16 checks of this file and its ingredients: 1 not trusted, 1 noted, 14 passed. A signer that isn’t trusted doesn’t make a file invalid.',
  );
  const code = inspector.getByRole('link', { name: 'signingCredential.untrusted' });
  await expect(code).toHaveAttribute('href', '/docs/codes/signingCredential.untrusted');
  await inspector.getByText('What the credentials say', { exact: true }).click();
  await expect(inspector.getByText('assertion.hashedURI.match')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const answer = await page.request.get('/docs/codes/signingCredential.untrusted');
  expect(answer.status()).toBe(200);
  await openTab(page, 'History');
  await page.locator('[data-node="0"] .tree-name').first().click();
  const actions = inspector.locator('.node-panel').last().locator('.action-list > li');
  await expect(actions).toHaveCount(4);
  await expect(actions.first()).toContainText('Created c2pa.created');
  await expect(actions.first()).toContainText('Source: composite with a synthetic part');
  await expect(actions.nth(2)).toContainText('With: generated.jpg');
  // Each ingredient has its own.
  await page.locator('[data-node="0.1"] .tree-name').first().click();
  await expect(actions.first()).toContainText('Source: made by a generative model');
  await expect(inspector.getByAltText('Thumbnail from the credentials').last()).toBeVisible();
});

test('a file without credentials isn’t blamed for it, a time is a claim until a time stamp confirms it, and a PDF whose store is of another file is Invalid', {
  tag: '@main',
}, async ({ page, signed }) => {
  await openInspector(page);
  await inspect(page, signed.photo);
  await expect(outcome(page)).toContainText('No Content Credentials found');
  await expect(outcome(page)).toContainText('This says nothing about the file, good or bad.');
  expect(await axeFindings(page)).toEqual([]);
  await inspect(page, example('time-stamped.jpg'));
  await expect(verdict(page)).toContainText('Claimed: November 22, 2026 at 15:00 UTC');
  await inspect(page, example('created.jpg'));
  await expect(verdict(page)).toContainText('Unknown. There’s no time stamp.');
  await inspect(page, memoryFile('x.pdf', pdfWithStore(await readFile(example('sidecar.c2pa')))));
  await expect(page.locator('.file-bar')).toContainText('PDF');
  await expect(verdict(page)).toContainText('Invalid');
});

test('an identity says who confirms what, with its own certificates, and isn’t taken for the signer', async ({
  page,
}) => {
  const inspector = await openInspector(page);
  await inspect(page, example('identity.jpg'));
  await openTab(page, 'History');
  const part = inspector.locator('.panel-part', {
    has: page.getByRole('heading', { name: 'Identities' }),
  });
  await expect(part).toContainText('Example Newsroom Signer (not verified) as cawg.creator');
  await expect(part).toContainText('covers org.example.caption');
  await part.getByText('Example Newsroom Signer', { exact: true }).last().click();
  const issuer = part.getByText('O=Example Newsroom Org, CN=Example Newsroom Intermediate CA');
  await expect(issuer.first()).toBeVisible();
  await expect(part.getByText('document signing', { exact: true })).toBeVisible();
  await expect(part.locator('summary', { hasText: 'Example Newsroom Intermediate CA' })).toBeVisible();
  await expect(inspector.getByText('cawg.x509.cose')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await trustExamples(page);
  await expect(verdict(page)).toContainText('another signature in it isn’t');
});

/** A site whose operator added a trust list: our examples' root, with a different name. */
const siteTest = fixtureTest('features');

test('own certificates are trusted, and a private key isn’t kept', async ({ page, signed }) => {
  const inspector = await openInspector(page);
  await inspect(page, signed.png);
  await inspector.locator('details.trust > summary').click();
  const field = inspector.getByLabel('Your own certificates, as PEM');
  const use = inspector.getByRole('button', { name: 'Trust these' });
  for (const [text, message] of [
    ['hello', 'This text contains no certificate'],
    [signed.root.slice(0, -40), 'cut off'],
    [
      await readFile(`${signed.folder}/certs/signer.key`, 'utf8'),
      'This text contains a private key, so none of it was used or kept.',
    ],
    ['http://list.example/x.pem', 'This text contains no certificate'],
  ] as const) {
    await field.fill(text);
    // A private key is removed before the button is pressed.
    if (await field.inputValue()) await use.click();
    await expect(inspector.getByRole('alert')).toContainText(message);
    await expect(field).toHaveValue('');
  }
  expect(await axeFindings(page)).toEqual([]);
  await field.fill(signed.root);
  await use.click();
  await expect(verdict(page)).toContainText(
    'trusted only because you added its certificate authority on this page',
  );
  // Nobody takes that for the word of a public list.
  await expect(verdict(page)).toContainText('Trusted by you, not by a public list');
  await expect(verdict(page).locator('.seal')).toHaveAttribute('data-outlined');
  await expect(inspector.getByText('1 certificate: Example Test Root CA')).toBeVisible();
  await inspector.getByRole('button', { name: 'Remove it' }).click();
  await expect(verdict(page)).toContainText('doesn’t come from an authority on a trust list');
  await inspector.getByLabel('Load from a file').setInputFiles(`${signed.folder}/certs/root.pem`);
  await expect(verdict(page)).toContainText(
    'trusted only because you added its certificate authority on this page',
  );
});

siteTest('a list that the operator brought in can be chosen, with its dates and size', async ({ page }) => {
  const [list, root] = ['tests/fixtures/features/data/trust-lists/gallery.json', example('example-root.pem')];
  const [certificate] = JSON.parse(await readFile(list, 'utf8')).certificates;
  const body = (await readFile(root, 'utf8')).replace(/-----[^-]+-----|\s/g, '');
  expect(certificate.der, `convert ${root} to ${list} again`).toBe(body);
  const inspector = await openInspector(page, {}, '', '/docs/introduction');
  await inspect(page, example('created.jpg'));
  await expect(verdict(page)).toContainText('a list that isn’t turned on: A list that was brought in');
  await inspector.locator('details.trust > summary').click();
  const option = inspector.getByLabel('A list that was brought in');
  await expect(
    inspector.getByText('1 certificate for signers, issued on 2026-11-20, read on 2026-11-20'),
  ).toBeVisible();
  await option.check();
  await expect(verdict(page)).toContainText('comes from an authority on a trust list');
  await expect(inspector.getByText('A list that was brought in').first()).toBeVisible();
});

siteTest('a list that does not come is told, and without it the file is read again', async ({ page }) => {
  await page.route('**/trust-lists/gallery.json', (route) => route.abort());
  const inspector = await openInspector(page, {}, '', '/docs/introduction');
  await inspector.locator('details.trust > summary').click();
  await inspector.getByLabel('A list that was brought in').check();
  await inspect(page, example('created.jpg'));
  await expect(outcome(page)).toContainText('A trust list couldn’t be loaded');
  await inspector.getByLabel('A list that was brought in').uncheck();
  await inspector.getByRole('button', { name: 'Retry' }).click();
  await expect(verdict(page)).toContainText('All trust lists are turned off');
});

test('a file and its manifest store are read as one', async ({ page, signed }) => {
  const inspector = await openInspector(page);
  await choose(page, [signed.pdf, signed.pdfStore]);
  await expect(verdict(page)).toContainText('Unchanged since signing');
  await expect(page.locator('.file-bar')).toContainText('paper.pdf');
  await expect(page.locator('.file-bar')).toContainText('PDF');
  await expect(page.locator('.file-bar')).toContainText('with paper.c2pa');
  await expect(page.locator('.binding-note')).toContainText('They match.');
  await openTab(page, 'Checks');
  await inspector.getByText('Content of the file', { exact: true }).click();
  await expect(inspector.getByText('assertion.dataHash.match')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await inspector.locator('details.trust > summary').click();
  await inspector.getByLabel('Load from a file').setInputFiles(`${signed.folder}/certs/root.pem`);
  await expect(verdict(page)).toContainText(
    'trusted only because you added its certificate authority on this page',
  );
  // The raw report shows what the SDK found.
  await openTab(page, 'Data');
  await expect(inspector.getByText(/The SDK saw only the manifest store/)).toBeVisible();
});

test('a manifest store alone isn’t blamed, its file can be given afterwards, and to a file its manifest store', async ({
  page,
}) => {
  const inspector = await openInspector(page);
  await inspect(page, example('sidecar.c2pa'));
  await expect(verdict(page)).toContainText('Not compared');
  await expect(verdict(page)).toContainText(
    'These are credentials without their file, so nothing was compared.',
  );
  await expect(inspector.getByText('assertion.dataHash.mismatch')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByLabel('Choose its file').setInputFiles(example('sidecar.jpg'));
  await expect(verdict(page)).toContainText('Unchanged since signing');
  await inspect(page, example('sidecar.jpg'));
  await expect(outcome(page)).toContainText('If the credentials are in a separate .c2pa file');
  await inspector.getByLabel('Choose a .c2pa file').setInputFiles(example('created.jpg'));
  await expect(outcome(page)).toContainText('This isn’t a manifest store');
  await inspect(page, example('sidecar.jpg'));
  await inspector.getByLabel('Choose a .c2pa file').setInputFiles(example('sidecar.c2pa'));
  await expect(verdict(page)).toContainText('Unchanged since signing');
});

test('the page of our own sidecar opens the inspector on both files', async ({ page }) => {
  await page.goto('/docs/manifest/manifest-examples/sidecar');
  await page.getByRole('button', { name: 'Inspect this file' }).click();
  await expect(verdict(page)).toContainText('Unchanged since signing');
  await expect(page.locator('.file-bar')).toContainText('with sidecar.c2pa');
  // Both are fetched once, even when they're read again.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await trustExamples(page);
  await expect(verdict(page)).toContainText('comes from an authority on a trust list');
  expect(requested.filter((url) => /sidecar/.test(url))).toEqual([]);
});
