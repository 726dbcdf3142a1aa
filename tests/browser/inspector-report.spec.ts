import { axeFindings } from './support/axe.ts';
import { example, inspect, openInspector, openTab, outcome, verdict } from './support/inspector.ts';
import { test } from './support/signed.ts';
import { expect } from './support/test.ts';

test('a file says in a sentence what was checked, and every code leads to its page', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  await expect(verdict(page)).toContainText('Unchanged since it was signed. The signer isn’t verified');
  await expect(verdict(page)).not.toContainText(/authentic|\breal\b/i);
  await expect(page.getByRole('heading', { name: 'Unchanged, signer unknown' })).toBeFocused();
  await openTab(page, 'Checks');
  await expect(inspector.getByText(/14 checks passed, 1 failed, 1 noted/)).toBeVisible();
  const code = inspector.getByRole('link', { name: 'signingCredential.untrusted' });
  await expect(code).toHaveAttribute('href', '/docs/codes/signingCredential.untrusted');
  await inspector
    .getByText(/^\d+ checks passed$/)
    .first()
    .click();
  await expect(inspector.getByText('assertion.hashedURI.match')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const answer = await page.request.get('/docs/codes/signingCredential.untrusted');
  expect(answer.status()).toBe(200);
});

test('the signer’s certificates are told in detail', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('created.jpg'));
  await openTab(page, 'History');
  await inspector.locator('.certificate-list summary').first().click();
  const panel = page.locator('.node-panel');
  for (const text of [
    'EC, P-256',
    'ECDSA with SHA-256',
    'email protection, C2PA claim signing',
    'digitalSignature',
  ])
    await expect(panel.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(panel.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
  await expect(panel.locator('summary', { hasText: 'Example Gallery Intermediate CA' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a changed byte is told, gravest first', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('tampered.jpg'));
  await expect(verdict(page)).toContainText('Invalid');
  await expect(verdict(page)).toContainText('its content doesn’t match the signature');
  await expect(inspector.locator('.check-list li').first()).toContainText('assertion.dataHash.mismatch');
  expect(await axeFindings(page)).toEqual([]);
});

test('a file without credentials is not blamed for it', async ({ page, signed }) => {
  await openInspector(page);
  await inspect(page, signed.photo);
  await expect(outcome(page)).toContainText('No Content Credentials found');
  await expect(outcome(page)).toContainText('This says nothing about the file, good or bad.');
  expect(await axeFindings(page)).toEqual([]);
});

test('what was done is told in order, with source types and ingredients', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  await openTab(page, 'History');
  const actions = inspector.locator('.action-list > li');
  await expect(actions).toHaveCount(4);
  await expect(actions.first()).toContainText('Created c2pa.created');
  await expect(actions.first()).toContainText('Source: composite with a synthetic part');
  await expect(actions.nth(2)).toContainText('With: generated.jpg');
  // Each ingredient has its own.
  await page
    .getByRole('treeitem', { name: /generated.jpg/ })
    .locator('.tree-name')
    .first()
    .click();
  await expect(actions.first()).toContainText('Source: made by a generative model');
  await expect(inspector.getByAltText('Thumbnail from the credentials')).toBeVisible();
});

test('a time is told when a time-stamp confirms it, and else that nothing does', async ({ page }) => {
  await openInspector(page);
  await inspect(page, example('time-stamped.jpg'));
  await expect(verdict(page)).toContainText('Claimed: November 22, 2026 at 15:00 UTC');
  await inspect(page, example('created.jpg'));
  await expect(verdict(page)).toContainText('Unknown. There’s no time stamp.');
});

test('what a manifest states is there with its data', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('identity.jpg'));
  await openTab(page, 'History');
  const caption = inspector.locator('.assertion-list > li', { hasText: 'org.example.caption' });
  await caption.locator('summary').click();
  await expect(caption.getByRole('region', { name: 'Data of org.example.caption' })).toContainText(
    'text:“Drawn for the documentation”',
  );
});

test('an identity says who confirms what, with its own certificates', async ({ page }) => {
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
  expect(await axeFindings(page)).toEqual([]);
});
