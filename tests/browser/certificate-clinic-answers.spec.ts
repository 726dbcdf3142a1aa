import { writeFile } from 'node:fs/promises';
import { makeChains } from '../samples/certificate-chains.ts';
import { axeFindings } from './support/axe.ts';
import { chooseFiles, openClinic, pasteText, rule } from './support/certificates.ts';
import { expect, test } from './support/test.ts';

/** Texts about input that's missing or invalid as a whole. */
const TAKEN_BACK = /cut off|damaged|only the first|can’t be read|couldn’t be checked/i;

test('if a part is missing, it never works for signing', { tag: '@main' }, async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  const chain = await certificates.chain('good-both-ekus');
  const [first = '', second = ''] = chain.split(/(?<=-----END CERTIFICATE-----\n)/);
  for (const given of [
    chain.trim().slice(0, -40),
    chain.trim().replace(/-----END CERTIFICATE-----$/, ''),
    first + second.replace(/MII./, 'AAAA'),
    first.replace(/MII./, 'AAAA') + second,
    chain + certificates.root.repeat(99),
  ]) {
    await pasteText(page, given);
    await expect(clinic.getByRole('heading', { name: 'Incomplete', exact: true })).toBeFocused();
    await expect(page.locator('.verdict')).toContainText('no verdict on the whole chain');
    await expect(page.locator('.verdict')).toContainText(TAKEN_BACK);
    await expect(clinic.getByRole('heading', { name: /^Works for signing/ })).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Incomplete' })).not.toHaveText(
      /Works for signing/,
    );
  }
  await pasteText(page, chain);
  await expect(clinic.getByRole('heading', { name: 'Works for signing', exact: true })).toBeFocused();
  await expect(clinic).not.toHaveText(TAKEN_BACK);
});

// tests/samples/certificate-files.test.ts has every other form that the SDK reads or doesn't.
test('what the SDK can’t read is offered as clean, ordered PEM', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  const chain = await certificates.chain('good-both-ekus');
  const [first = '', second = ''] = chain.split(/(?<=-----END CERTIFICATE-----\n)/);
  const copy = async () => {
    await clinic.getByRole('button', { name: 'Copy the chain to sign with' }).click();
    await expect(page.locator('.report-part').getByText('Copied')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await pasteText(page, `\ufeff${chain}`);
  await expect(clinic.getByRole('heading', { name: 'Convert it first', exact: true })).toBeFocused();
  await expect(page.locator('.verdict')).toContainText('the certificate is invalid');
  await expect(rule(page, 'chain-file')).toHaveAttribute('data-outcome', 'failed');
  expect(await axeFindings(page)).toEqual([]);
  expect(await copy()).toBe(chain);

  // PKCS#7, with the issuer first.
  await writeFile(`${certificates.folder}/wrong/good-both-ekus/backwards.pem`, second + first);
  const command = 'crl2pkcs7 -nocrl -certfile backwards.pem -out backwards.p7b';
  await chooseFiles(page, await certificates.create('good-both-ekus', command));
  await expect(clinic.getByRole('heading', { name: 'Convert it first', exact: true })).toBeFocused();
  await expect(page.locator('.chain-list > li')).toHaveCount(2);
  await expect(rule(page, 'chain')).not.toHaveAttribute('data-outcome', 'failed');
  await expect(page.locator('.chain-list > li').first()).toContainText('Example Test Signer');
  expect(await copy()).toBe(chain);
});

// tests/samples/certificate-trust.test.ts has the other chains.
test('where the rules and the SDK disagree, both answers are shown', async ({ page }) => {
  const clinic = await openClinic(page);
  const { chain, anchor } = (await makeChains()).get('issuer-not-ca') ?? { chain: '', anchor: '' };
  const answers = page.locator('.trust-answers');
  const [rules, sdk] = [answers.locator('dl > div').nth(0), answers.locator('dl > div').nth(1)];
  await pasteText(page, chain);
  await page.locator('.trust > summary').click();
  await page.getByLabel(/^C2PA trust list/).uncheck();
  await expect(answers).toContainText('With a trust list that has the root of this chain');
  await clinic.getByLabel('Your own certificates, as PEM').fill(anchor);
  await clinic.getByRole('button', { name: 'Trust these' }).click();
  await expect(answers).toContainText('With the trust lists that you selected');
  await expect(rules).toContainText('C2PA rules');
  await expect(rules).toContainText('Not trusted');
  await expect(rules).toContainText('isn’t a CA');
  await expect(sdk).toContainText('SDK 0.8.0');
  await expect(sdk).toContainText(/Trusted\s*It checks/);
  await expect(
    clinic.getByRole('heading', { name: 'Works for signing, with problems', exact: true }),
  ).toBeVisible();
  await expect(page.locator('.verdict')).toContainText('Validators disagree');
  await expect(page.locator('.verdict')).not.toContainText('trust it.');
  expect(await axeFindings(page)).toEqual([]);
});
