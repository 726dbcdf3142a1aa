import { writeFile } from 'node:fs/promises';
import { type IssuedChain, makeChains } from '../samples/certificate-chains.ts';
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

test('what the SDK can’t read is offered as clean PEM', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  const chain = await certificates.chain('good-both-ekus');
  for (const [given, words] of [
    [`\ufeff${chain}`, 'the certificate is invalid'],
    [chain.replace(/^/gm, '  '), 'COSE Signer does not contain signing certificate'],
    [chain.replace(/^(?=[A-Za-z0-9+/])/gm, '  '), 'base64 decode error'],
    [chain.replaceAll('\n', ''), 'incomplete PEM'],
  ] as const) {
    await pasteText(page, given);
    await expect(clinic.getByRole('heading', { name: 'Convert it first', exact: true })).toBeFocused();
    await expect(page.locator('.verdict')).toContainText(words);
    await expect(rule(page, 'chain-file')).toHaveAttribute('data-outcome', 'failed');
  }
  expect(await axeFindings(page)).toEqual([]);
  await clinic.getByRole('button', { name: 'Copy the chain to sign with' }).click();
  await expect(page.locator('.report-part').getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chain);
  // The SDK reads these, so they're accepted as they are.
  for (const given of [
    chain.replaceAll('\n', '\r\n'),
    chain.replaceAll('\n', '\\n'),
    `subject=x\n${chain}`,
  ]) {
    await pasteText(page, given);
    await expect(clinic.getByRole('heading', { name: 'Works for signing', exact: true })).toBeFocused();
  }
  await chooseFiles(page, { name: 'chain.pem', mimeType: '', buffer: Buffer.from(`\ufeff${chain}`) });
  await expect(clinic.getByRole('heading', { name: 'Convert it first', exact: true })).toBeFocused();
});

test('DER and PKCS#7 are offered as ordered PEM', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  const chain = await certificates.chain('good-both-ekus');
  const [first = '', second = ''] = chain.split(/(?<=-----END CERTIFICATE-----\n)/);
  await writeFile(`${certificates.folder}/wrong/good-both-ekus/backwards.pem`, second + first);
  for (const [command, links] of [
    ['x509 -in chain.pem -outform DER -out signer.der', 1],
    ['crl2pkcs7 -nocrl -certfile chain.pem -out chain.p7b', 2],
    ['crl2pkcs7 -nocrl -certfile chain.pem -outform DER -out chain.p7c', 2],
    // The issuer first.
    ['crl2pkcs7 -nocrl -certfile backwards.pem -out backwards.p7b', 2],
  ] as const) {
    await chooseFiles(page, await certificates.create('good-both-ekus', command));
    await expect(clinic.getByRole('heading', { name: 'Convert it first', exact: true })).toBeFocused();
    await expect(page.locator('.chain-list > li')).toHaveCount(links);
    await expect(rule(page, 'chain')).not.toHaveAttribute('data-outcome', 'failed');
    await expect(page.locator('.chain-list > li').first()).toContainText('Example Test Signer');
  }
  await clinic.getByRole('button', { name: 'Copy the chain to sign with' }).click();
  await expect(page.locator('.report-part').getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chain);
});

let chains: Map<string, IssuedChain>;
test.beforeAll(async () => {
  chains = await makeChains();
});
const chainOf = (id: string): IssuedChain => {
  const chain = chains.get(id);
  if (!chain) throw new Error(`no chain ${id}`);
  return chain;
};

test('where the rules and the SDK disagree, both answers are shown', async ({ page }) => {
  const clinic = await openClinic(page);
  const answers = page.locator('.trust-answers');
  const [rules, sdk] = [answers.locator('dl > div').nth(0), answers.locator('dl > div').nth(1)];
  for (const [id, why] of [
    ['issuer-not-ca', 'isn’t a CA'],
    ['issuer-expired', 'outside its validity period'],
    ['path-too-long', 'pathlen'],
    ['chain-of-60-path-length', 'allows 3 CAs below it'],
  ] as const) {
    const { chain, anchor } = chainOf(id);
    await pasteText(page, chain);
    await page.locator('.trust > summary').click();
    if (id === 'issuer-not-ca') await page.getByLabel(/^C2PA trust list/).uncheck();
    else await clinic.getByRole('button', { name: 'Remove it' }).click();
    await expect(answers).toContainText('With a trust list that has the root of this chain');
    await clinic.getByLabel('Your own certificates, as PEM').fill(anchor);
    await clinic.getByRole('button', { name: 'Trust these' }).click();
    await expect(answers).toContainText('With the trust lists that you selected');
    await expect(rules).toContainText('C2PA rules');
    await expect(rules).toContainText('Not trusted');
    await expect(rules).toContainText(why);
    await expect(sdk).toContainText('SDK 0.8.0');
    await expect(sdk).toContainText(/Trusted\s*It checks/);
    await expect(
      clinic.getByRole('heading', { name: 'Works for signing, with problems', exact: true }),
    ).toBeVisible();
    await expect(page.locator('.verdict')).toContainText('Validators disagree');
    await expect(page.locator('.verdict')).not.toContainText('trust it.');
  }
  expect(await axeFindings(page)).toEqual([]);
});

test('a chain of 60 is followed to its end, and both answers agree', async ({ page }) => {
  const { chain, anchor } = chainOf('chain-of-60');
  const clinic = await openClinic(page);
  await pasteText(page, chain);
  await page.locator('.trust > summary').click();
  await clinic.getByLabel('Your own certificates, as PEM').fill(anchor);
  await clinic.getByRole('button', { name: 'Trust these' }).click();
  await expect(page.locator('.verdict')).toContainText(
    'validators with the lists that you selected trust it',
  );
  await expect(page.locator('.chain-list > li')).toHaveCount(61);
  await expect(page.locator('.trust-answers')).toHaveCount(0);
});
