import { readFile } from 'node:fs/promises';
import { fixtureTest } from './fixture-site.ts';
import { axeFindings } from './support/axe.ts';
import { example, inspect, openInspector, openTab, outcome, verdict } from './support/inspector.ts';
import { test } from './support/signed.ts';
import { expect } from './support/test.ts';

/** A site whose operator added a trust list: our examples' root, with a different name. */
const siteTest = fixtureTest('features');

test('with our example root chosen the signer is trusted, and without it not', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('created.jpg'));
  await inspector.locator('details.trust > summary').click();
  await inspector.getByLabel(/Root of this site’s example files/).check();
  await expect(verdict(page)).toContainText('comes from an authority on a trust list');
  // The reader's position is kept, because nothing took the focus.
  await expect(inspector.getByLabel(/Root of this site’s example files/)).toBeFocused();
  // Otherwise, the navbar covers half of a control.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByLabel(/Root of this site’s example files/).uncheck();
  await expect(verdict(page)).toContainText('doesn’t come from an authority on a trust list');
});

test('an identity that is not trusted is not taken for the signer', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspector.locator('details.trust > summary').click();
  await inspector.getByLabel(/Root of this site’s example files/).check();
  await inspect(page, example('identity.jpg'));
  await expect(verdict(page)).toContainText('another signature in it isn’t');
  await openTab(page, 'History');
  await expect(inspector.getByRole('heading', { name: 'Identities' })).toBeVisible();
  await expect(inspector.getByText('cawg.x509.cose')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('certificates of one’s own are trusted, and a private key is refused and not kept', async ({
  page,
  signed,
}) => {
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
  await expect(verdict(page)).toContainText('comes from an authority on a trust list');
  await expect(inspector.getByText('1 certificate: Example Test Root CA')).toBeVisible();
  await inspector.getByRole('button', { name: 'Remove it' }).click();
  await expect(verdict(page)).toContainText('doesn’t come from an authority on a trust list');
  await inspector.getByLabel('Load from a file').setInputFiles(`${signed.folder}/certs/root.pem`);
  await expect(verdict(page)).toContainText('comes from an authority on a trust list');
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

siteTest('lists that are not on the site are named', async ({ page }) => {
  const inspector = await openInspector(page, {}, '', '/docs/introduction');
  await inspector.locator('details.trust > summary').click();
  await expect(inspector.getByText(/Not on this site: A list that wasn’t read yet/)).toBeVisible();
});
