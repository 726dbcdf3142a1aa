import { EXPIRED, STATES } from '@content-credentials/verdict/report/states';
import { forgerRoot, type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import type { Page } from '@playwright/test';
import { given, named } from '../support/specimens.ts';
import { choose, openInspector, openTab, save } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

/** What the inspector shows for a file: the text on its badge, or the title of the error. */
async function verdictOn(page: Page, specimen: Specimen): Promise<string> {
  const again = page.getByRole('button', { name: 'Inspect another file' });
  if (await again.isVisible()) await again.click();
  const { name, sidecar } = specimen;
  const store = sidecar && { name: name.replace(/\.\w+$/, '.c2pa'), type: 'application/c2pa', file: sidecar };
  await choose(page, [specimen, ...(store ? [store] : [])].map(given));
  return (await page.locator('.verdict .verdict-state, .outcome h3').first().textContent()) ?? '';
}

/** Whether a badge is correct for a specimen. */
const isRight = (shown: string, { expect: wanted, hasExpired }: Specimen, good: string) =>
  wanted === 'Valid'
    ? shown === good
    : wanted === 'not Valid'
      ? shown !== 'Valid' && shown !== 'Trusted'
      : shown === (hasExpired ? EXPIRED : STATES[wanted]).label;

async function wrongVerdicts(page: Page, files: readonly Specimen[], good: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const specimen of files) {
    const shown = await verdictOn(page, specimen);
    if (!isRight(shown, specimen, good)) wrong.push(`${specimen.id}: ${shown} instead of ${specimen.expect}`);
  }
  return wrong;
}

// All of them are in the table's test below; some of the forgeries are enough for the badge of a single file.
const isHonest = ({ expect: wanted, id }: Specimen) => wanted === 'Valid' && id.startsWith('honest-');

test('files opened one by one get the verdict they deserve, and with the forger’s own root, a forgery is still never Trusted', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const all = await specimens();
  const some = all.filter((one, index) => isHonest(one) || index % 9 === 1);
  expect(some.length).toBeGreaterThan(40);
  const inspector = await openInspector(page);
  expect(await wrongVerdicts(page, some, 'Valid')).toEqual([]);
  await inspector.locator('details.trust > summary').click();
  await page.getByLabel(/as PEM/).fill(await forgerRoot());
  await page.getByRole('button', { name: 'Trust these' }).click();
  const others = all.filter((one, index) => (one.expect === 'Valid' ? isHonest(one) : index % 9 === 0));
  expect(await wrongVerdicts(page, others, 'Trusted')).toEqual([]);
});

test('what the hash leaves out is shown, with its rule and who found it', async ({ page }) => {
  await openInspector(page);
  expect(await verdictOn(page, named(await specimens(), 'jpeg-scan-excluded'))).toBe('Invalid');
  const card = page.locator('.verdict');
  await expect(card).toContainText('The signature leaves out a part of this file');
  await expect(card).toContainText(/Doesn’t cover 1\.\d\skB of this file \(\d+\.\d%\)/);
  await openTab(page, 'Checks');
  await card.getByText('Bytes outside the hash').click();
  await expect(card).toContainText(/3,\d{3} to 4,\d{3} \(1,\d{3} bytes\): not covered/);
  await expect(card).toContainText('@contentauth/c2pa-web 0.13.1 (core 0.90.1)');
  const check = page.locator('.check-list li', { hasText: 'assertion.dataHash.mismatch' });
  await expect(check).toContainText('Found by this page, not by the SDK 0.13.1');
  await expect(check.getByRole('link', { name: 'C2PA 2.4, section 15.12.1.1' })).toHaveAttribute(
    'href',
    /2\.4\/specs\/C2PA_Specification\.html#_validating_a_data_hash$/,
  );
});

/** The table takes 200 files at once; half of them are checked in less than two minutes, even on a busy machine. */
const AT_ONCE = 100;

test('every forged file has its verdict in the table, in CSV, and in JSON', async ({ page }) => {
  test.setTimeout(600_000);
  const files = (await specimens()).filter(({ sidecar }) => !sidecar);
  expect(files.length).toBeGreaterThan(120);
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const some = files.slice(from, from + AT_ONCE);
    await openInspector(page);
    await choose(page, some.map(given));
    await expect(page.locator('.files-open')).toHaveCount(some.length);
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
    const json = JSON.parse(String((await save(page, 'Download JSON')).bytes)) as {
      files: Array<{ name: string; state: string }>;
    };
    const states = new Map(json.files.map(({ name, state }) => [name, state]));
    const lines = String((await save(page, 'Download CSV')).bytes).split('\r\n');
    const wrong = some.flatMap((specimen) => {
      const { id, name, expect: wanted } = specimen;
      const state = states.get(name) ?? 'missing';
      const line = lines.find((one) => one.startsWith(`${name},`)) ?? '';
      return isRight(state, specimen, 'Valid') && line.includes(`,${state},`)
        ? []
        : [`${id}: JSON says ${state}, CSV ${line.slice(0, 120)}, expected ${wanted}`];
    });
    expect(wrong).toEqual([]);
  }
});

for (const [id, state] of [
  ['png-image-excluded', 'Invalid'],
  ['avif-v2-tile-twice', 'Partial'],
  ['trust-invented-name', 'Valid'],
] as const)
  test(`${id}: every export of its report says ${STATES[state].label}`, async ({ page }) => {
    const inspector = await openInspector(page);
    await choose(page, given(named(await specimens(), id)));
    const { label } = STATES[state];
    await expect(page.locator('.verdict .verdict-state').first()).toHaveText(label);
    await openTab(page, 'Data');
    await inspector.getByRole('button', { name: 'Copy as text' }).click();
    await expect(inspector.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(label);
    const textOf = async (name: string) => String((await save(page, name)).bytes);
    expect(await textOf('Download HTML')).toContain(label);
    // The SDK's own state stays in its report, so ours is next to it.
    expect(JSON.parse(await textOf('Download JSON'))).toMatchObject({ inspection: { state } });
    expect(JSON.parse(await textOf('Download crJSON'))).toMatchObject({ 'extras:inspection': { state } });
  });
