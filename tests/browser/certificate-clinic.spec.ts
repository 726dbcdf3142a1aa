import { readFile } from 'node:fs/promises';
import { issuePem, newHolder } from '../support/certificates.ts';
import { axeFindings } from './support/axe.ts';
import { chooseFiles, openClinic, pasteText, rule } from './support/certificates.ts';
import { trustExamples } from './support/inspector.ts';
import { overflow } from './support/observe.ts';
import { expect, test } from './support/test.ts';

test('a good chain is accepted, with every rule and link', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  expect(await axeFindings(page)).toEqual([]);
  await pasteText(page, await certificates.chain('good-both-ekus'));
  await expect(clinic.getByRole('heading', { name: 'Works for signing', exact: true })).toBeFocused();
  await expect(page.locator('.verdict')).toContainText('it follows every rule that can be checked here');
  await expect(page.locator('.verdict')).not.toContainText(/authentic|\breal\b/i);
  await expect(clinic.locator('.check-counts > li')).toHaveText([
    '0 failed',
    '2 noted',
    /^\d+ not checked$/,
    /^\d+ passed$/,
  ]);
  const links = page.locator('.chain-list > li');
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toContainText('Example Test Signer');
  await expect(links.nth(0)).toContainText('signed by the next one');
  await expect(links.nth(1)).toContainText('its issuer isn’t in your input');
  await links.nth(0).locator('summary').click();
  await expect(links.nth(0).getByText('digitalSignature')).toBeVisible();
  for (const summary of await clinic.locator('details:not(.trust) > summary').all()) await summary.click();
  await expect(rule(page, 'key-pair')).toContainText('never enter in a web page');
  expect(await axeFindings(page)).toEqual([]);
});

/**
 * Specimen, label of the verdict, the rule shown, and part of the SDK's message: one of each label, one of the chain, and
 * one that the SDK accepts. tests/samples/certificate-clinic.test.ts asks about every specimen.
 */
const BAD: ReadonlyArray<readonly [specimen: string, label: string, rule: string, words?: string]> = [
  ['self-signed-ca', 'Refused', 'end-entity', 'the certificate was self-signed'],
  ['not-yet-valid', 'Refused', 'validity', 'certificate expired'],
  ['intermediate-first', 'Refused', 'chain', 'expected end-entity certificate'],
  [
    'non-repudiation-only',
    'Refused by newer versions',
    'digital-signature',
    'missing digitalSignature key usage',
  ],
  ['no-organization', 'Works for signing, with problems', 'subject', 'claim signature is not valid'],
  ['issuer-no-authority', 'Works for signing, with problems', 'chain-authorities'],
];

test('a bad certificate has its rule, message, and fix', async ({ page, certificates }) => {
  await openClinic(page);
  for (const [specimen, label, id, words] of BAD) {
    await pasteText(page, await certificates.chain(specimen));
    await expect(page.getByRole('heading', { name: label, exact: true }), specimen).toBeFocused();
    const broken = rule(page, id);
    await expect(broken, specimen).toHaveAttribute('data-outcome', 'failed');
    await expect(broken).toBeVisible();
    await expect(broken.locator('.rule-why')).not.toBeEmpty();
    await expect(broken.locator('.rule-fix')).not.toBeEmpty();
    if (words) await expect(page.locator('.verdict'), specimen).toContainText(words);
    else await expect(broken).toContainText('The SDK accepts it.');
  }
  await pasteText(page, await certificates.chain('no-organization'));
  await expect(
    rule(page, 'subject').getByRole('link', { name: /^Known cause, reported in \d+ thread/ }),
  ).toHaveAttribute('href', '/docs/errors/causes#cause-no-organization');
  await pasteText(page, await certificates.chain('no-eku'));
  expect(await axeFindings(page)).toEqual([]);
});

test('the command has the reader’s own values', async ({ page, certificates }) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const clinic = await openClinic(page);
  await pasteText(page, await certificates.chain('no-eku'));
  const fix = rule(page, 'purpose').locator('.rule-fix');
  await expect(fix).toContainText("-subj '/O=Example Test Org/CN=Example Test Signer'");
  await fix.getByRole('button', { name: 'Copy the commands' }).click();
  await expect(fix.getByText('Copied')).toBeVisible();
  expect(await copied()).toContain('openssl x509 -req -sha256');
  await clinic.getByRole('button', { name: 'Copy the result as text' }).click();
  await expect(page.locator('.verdict').getByText('Copied')).toBeVisible();
  expect(await copied()).toContain('FAILED: Extended key usage with an accepted purpose.');
  // The page itself fixes the order.
  await pasteText(page, await certificates.chain('root-first'));
  await clinic.getByRole('button', { name: 'Copy the chain to sign with' }).click();
  await expect(page.locator('.report-part').getByText('Copied')).toBeVisible();
  await pasteText(page, await copied());
  await expect(page.getByRole('heading', { name: 'Works for signing', exact: true })).toBeFocused();
});

test('a signing request is checked against the rules that it can keep', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  const name = 'good-both-ekus';
  await chooseFiles(
    page,
    await certificates.create(name, 'req -new -key signer.key -subj /CN=x -out signer.csr'),
  );
  await expect(clinic.getByRole('heading', { name: 'Fix it first' })).toBeFocused();
  await expect(rule(page, 'subject')).toHaveAttribute('data-outcome', 'failed');
  await expect(rule(page, 'key')).toHaveAttribute('data-outcome', 'passed');
  await expect(rule(page, 'purpose')).toContainText('so the CA’s own profile decides');
  await expect(clinic.locator('.clinic-command').first()).toContainText('-out signer.csr');
  // The SDK never sees a request.
  await expect(rule(page, 'subject')).not.toContainText('The SDK');
  expect(await axeFindings(page)).toEqual([]);
  await clinic.getByRole('button', { name: 'Check another' }).click();
  const good = await certificates.create(
    name,
    'req -new -key signer.key -subj /O=Example/CN=x -out good.csr',
  );
  await pasteText(page, await readFile(good, 'utf8'));
  await expect(clinic.getByRole('heading', { name: 'Ready to send' })).toBeFocused();
});

test('certificates come from a URL only after the reader pressed a button that names the host', async ({
  page,
  certificates,
  observed,
}) => {
  const requested: string[] = [];
  let answer = { status: 200, body: await certificates.chain('good-both-ekus') };
  await page.route('https://certificates.example/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } });
  });
  const clinic = await openClinic(page);
  const field = clinic.getByLabel('Or load them from a URL');
  await field.fill('http://certificates.example/chain.pem');
  await clinic.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(clinic.getByRole('alert').first()).toContainText('Only https:// URLs can be loaded');
  await field.fill('https://certificates.example/chain.pem');
  expect(requested).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  answer = { ...answer, status: 404 };
  await clinic.getByRole('button', { name: 'Load from certificates.example' }).click();
  await expect(clinic.getByRole('alert').first()).toContainText('returned status 404');
  answer = { ...answer, status: 200 };
  await clinic.getByRole('button', { name: 'Load from certificates.example' }).click();
  await expect(page.getByRole('heading', { name: 'Works for signing', exact: true })).toBeFocused();
  expect(requested).toHaveLength(2);
  // A key at that address stops everything, as it does in a file.
  answer = { ...answer, body: await certificates.key('good-both-ekus') };
  await clinic.getByRole('button', { name: 'Check another' }).click();
  await field.fill('https://certificates.example/signer.key');
  await clinic.getByRole('button', { name: 'Load from certificates.example' }).click();
  await expect(clinic.getByRole('heading', { name: 'Your input contains a private key' })).toBeFocused();
  // These requests are the point of this test; there are no others.
  observed.problems = observed.problems.filter(
    (problem) => !problem.includes('https://certificates.example/') && !/status of 404/.test(problem),
  );
});

test('on paper, everything is open and no control is left', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  await pasteText(page, await certificates.chain('no-eku'));
  const passed = rule(page, 'version-3');
  await expect(passed).toBeHidden();
  await page.evaluate(() => {
    window.print = () => document.dispatchEvent(new Event('printed'));
  });
  const printed = page.evaluate(
    () => new Promise((done) => document.addEventListener('printed', () => done(true), { once: true })),
  );
  await clinic.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(await printed).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(passed).toBeVisible();
  await expect(clinic.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(clinic.locator('.clinic-command').first()).toContainText('openssl');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(passed).toBeHidden();
});

test('day, algorithm and lists change the answer at once', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  const verdict = page.locator('.verdict');
  await pasteText(page, await certificates.chain('good-both-ekus'));
  await clinic.getByLabel('Signing date').fill('2050-01-01');
  await expect(verdict).toContainText('The SDK won’t sign with this certificate, because it breaks 2 rules');
  await expect(rule(page, 'validity')).toHaveAttribute('data-outcome', 'failed');
  await clinic.getByLabel('Signing date').fill('');
  await clinic.getByLabel('Algorithm').selectOption('es384');
  await expect(rule(page, 'algorithm')).toHaveAttribute('data-outcome', 'failed');
  await clinic.getByLabel('Algorithm').selectOption('es256');
  await expect(verdict).toContainText('it follows every rule');
  await trustExamples(page);
  await expect(verdict).toContainText('isn’t trusted with the lists that you selected');
  await expect(clinic.getByLabel(/Root of this site’s example files/)).toBeFocused();
  await clinic.getByLabel('Your own certificates, as PEM').fill(certificates.root);
  await clinic.getByRole('button', { name: 'Trust these' }).click();
  await expect(verdict).toContainText('validators with the lists that you selected trust it');
  await expect(page.locator('.chain-list > li')).toHaveCount(3);
  await expect(page.locator('.chain-list > li').last()).toContainText('From a list that you selected');
  expect(await axeFindings(page)).toEqual([]);
});

test('trust lists are kept for the visit, here and in the inspector', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  await pasteText(page, await certificates.chain('good-both-ekus'));
  await clinic.locator('details.trust > summary').click();
  await clinic.getByLabel('Your own certificates, as PEM').fill(certificates.root);
  await clinic.getByRole('button', { name: 'Trust these' }).click();
  const trusted = 'validators with the lists that you selected trust it';
  await expect(page.locator('.verdict')).toContainText(trusted);

  await page.goto('/tools/inspect');
  const trustSummary = page.locator('details.trust > summary');
  await expect(trustSummary).toContainText('1 certificate you added');
  await trustSummary.click();
  await page.getByLabel(/Root of this site’s example files/).check();
  await page.goto('/tools/certificate');
  await pasteText(page, await certificates.chain('good-both-ekus'));
  await expect(page.locator('.verdict')).toContainText(trusted);
  await expect(trustSummary).toContainText('Root of this site’s example files');

  const other = await page.context().newPage();
  await other.goto('/tools/inspect');
  await expect(other.locator('details.trust > summary')).toContainText('C2PA trust list');
});

test('names in an untrusted certificate are only text', async ({ page }) => {
  const clinic = await openClinic(page);
  const evil = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';
  const holder = await newHolder({
    O: `${evil}\u202egpj.exe\u200b`,
    CN: `javascript:window.harmed=1'; rm -rf ~ #`,
  });
  await pasteText(page, await issuePem(holder, holder));
  const verdict = page.locator('.verdict');
  await expect(verdict).toContainText("javascript:window.harmed=1'; rm -rf ~ #");
  await clinic.locator('summary', { hasText: /rules? passed/ }).click();
  await expect(rule(page, 'subject')).toContainText(evil);
  await expect(rule(page, 'subject').getByTitle('direction override')).toHaveText('U+202E');
  await expect(clinic.locator('pre', { hasText: 'rm -rf' })).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(await clinic.locator('img, script').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('after what isn’t a certificate, a good one is read', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  const good = await certificates.chain('good-both-ekus');
  for (const [text, title] of [
    ['hello', 'There’s no certificate in your input'],
    [good.trim().slice(0, -60).slice(0, 300), 'A certificate is cut off'],
    ['x'.repeat(5_000_000), 'This is too large for a certificate chain'],
  ] as const) {
    await pasteText(page, text);
    await expect(clinic.getByRole('heading', { name: title })).toBeFocused();
  }
  await chooseFiles(page, { name: 'big.pem', mimeType: '', buffer: Buffer.alloc(5_000_000, 0x30) });
  await expect(clinic.getByRole('heading', { name: /too large/ })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await pasteText(page, good);
  await expect(page.getByRole('heading', { name: 'Works for signing', exact: true })).toBeFocused();
});

test('with the keyboard alone, an example gets its verdict', async ({ page }) => {
  await page.goto('/docs/signing/check-certificate');
  await page.getByRole('button', { name: 'Open the clinic' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Certificate clinic' })).toBeFocused();
  const button = page.getByRole('button', { name: 'Wrong order', exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Refused', exact: true })).toBeFocused();
  await expect(page.locator('.verdict')).toContainText('Example signer (demo)');
  // Past the path to Trusted, “Copy the result as text”, and “Print or save as PDF”.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Check another' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Certificate clinic' })).toBeFocused();
  await expect(page.getByLabel('Or paste them as text')).toBeVisible();
});

test('on a phone nothing is wider than the screen', async ({ page, certificates }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const clinic = await openClinic(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await pasteText(page, await certificates.chain('self-signed-ca'));
  for (const summary of await clinic.locator('summary').all()) await summary.click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('an example that can’t be made is reported, and the clinic still works', async ({
  page,
  certificates,
  observed,
}) => {
  const clinic = await openClinic(page);
  await page.route(/_astro\/issue/, (route) => route.abort());
  await page.getByRole('button', { name: 'A good chain' }).click();
  await expect(clinic.getByRole('alert')).toContainText('The example couldn’t be created');
  observed.problems.length = 0;
  await pasteText(page, await readFile(`${certificates.folder}/good/chain.pem`, 'utf8'));
  await expect(page.getByRole('heading', { name: 'Works for signing', exact: true })).toBeFocused();
});
