import { EXPIRED } from '@content-credentials/verdict/report/states';
import { forgedLists, type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import type { Page } from '@playwright/test';
import { given, named } from '../support/specimens.ts';
import { axeFindings } from './support/axe.ts';
import { choose, inspect, openInspector, openTab, save, verdict } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A converted list with these anchors, in place of one of the site's. */
async function serveList(page: Page, id: string, counts: string, anchors: readonly Uint8Array[]) {
  await page.route(`**/data/trust-lists/${id}.json`, (route) =>
    route.fulfill({ json: { id, counts, certificates: anchors.map((der) => ({ der: base64(der) })) } }),
  );
}

/** The forger's lists in place of the C2PA lists. */
async function serveLists(page: Page) {
  const { signers, stamps, both } = await forgedLists();
  await serveList(page, 'c2pa', 'signers', [signers.certificate, both.certificate]);
  await serveList(page, 'c2pa-tsa', 'time stamps', [stamps.certificate, both.certificate]);
}

/** An invented broadcaster in whose name `trust-invented-name` is signed. */
const NAME = 'Fjordvik';
const UNKNOWN = 'The signer isn’t verified: anyone can sign in any name.';

let all: Specimen[];
test.beforeAll(async () => {
  all = await specimens();
});

const open = (page: Page, specimen: Specimen) => inspect(page, given(specimen));

test('the lists are used without a click, each for its own purpose, named with date and anchor, and off if turned off', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await serveLists(page);
  const inspector = await openInspector(page);
  const wrong = [];
  for (const specimen of all.filter(({ withLists }) => withLists !== undefined)) {
    await open(page, specimen);
    const heading = await verdict(page).locator('.verdict-state').textContent();
    const isExpired = specimen.withLists === 'Invalid' && specimen.hasExpired;
    const wanted = isExpired ? EXPIRED.label : specimen.withLists;
    if (heading !== wanted) wrong.push(`${specimen.id}: ${heading} instead of ${wanted}`);
  }
  expect(wrong).toEqual([]);

  await open(page, named(all, 'trusted-signer'));
  await expect(verdict(page)).toContainText('an authority on a trust list: C2PA trust list.');
  await expect(verdict(page)).toContainText(
    /C2PA trust list, issued on \d{4}-\d{2}-\d{2}; anchor: Root for signers/,
  );
  await expect(verdict(page)).not.toContainText('not verified');
  await expect(verdict(page)).not.toContainText('Trusted by you');
  expect(await axeFindings(page)).toEqual([]);

  // A list that's turned off stays off for the visit.
  await inspector.locator('details.trust > summary').click();
  const option = inspector.getByLabel(/^C2PA trust list/);
  await expect(option).toBeChecked();
  await expect(inspector.locator('.trust-credits')).toContainText(
    /C2PA.*License: CC BY 4\.0\. Source: C2PA-TRUST-LIST/,
  );
  await expect(inspector.getByLabel(/^Interim trust list/)).not.toBeChecked();
  await option.uncheck();
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Valid');
  await openInspector(page);
  await open(page, named(all, 'trusted-signer'));
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Valid');
});

test('a name on no list is marked in the report, every export, the table, and the comparison', async ({
  page,
  context,
}) => {
  test.slow();
  await serveLists(page);
  const inspector = await openInspector(page);
  const forged = named(all, 'trust-invented-name');
  await open(page, forged);
  // The title says the first half.
  await expect(verdict(page)).toContainText('Anyone can sign in any name.');
  await expect(verdict(page).locator('.verdict-rows > div', { hasText: 'Who' })).toContainText(
    'not verified',
  );
  await openTab(page, 'Checks');
  await expect(verdict(page).locator('dt', { hasText: 'Claimed signer (not verified)' })).toBeVisible();
  const tick = await verdict(page).locator('.seal').getAttribute('data-tone');
  expect(tick).toBe('plain');
  // Wherever the name is, “not verified” is in the same row or section.
  const told = inspector.locator(':is(dl > div, .panel-part):has-text("Fjordvik")');
  for (const place of await told.all()) expect(await place.textContent()).toMatch(/not verified/);

  await openTab(page, 'Data');
  await inspector.getByRole('button', { name: 'Copy as text' }).click();
  await expect(inspector.getByText('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n\n')[1]).toContain(UNKNOWN);
  const lines = text.split('\n').filter((line) => line.includes(NAME));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('not verified');

  const textOf = async (name: string) => String((await save(page, name)).bytes);
  for (const name of ['Download JSON', 'Download crJSON'])
    expect(await textOf(name), name).toContain(UNKNOWN);
  const html = await textOf('Download HTML');
  const copy = await context.newPage();
  await copy.setContent(html);
  await expect(copy.locator('body')).toContainText(UNKNOWN);
  // A name stands in a value, below its label.
  const places = copy.locator(`dd:has-text("${NAME}")`);
  expect(await places.count()).toBeGreaterThan(0);
  const labeled = await places.evaluateAll((all) =>
    all.map((one) => `${one.previousElementSibling?.textContent}: ${one.textContent}`),
  );
  for (const place of labeled) expect(place).toContain('not verified');
  await copy.close();

  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  const other = named(all, 'trusted-signer');
  await choose(page, [forged, { ...other, name: `other-${other.name}` }].map(given));
  const rows = inspector.getByRole('row').filter({ hasText: NAME });
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) expect(await row.textContent()).toContain('not verified');

  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await choose(
    page,
    ['', 'second-', 'third-'].map((which) => given({ ...forged, name: which + forged.name })),
  );
  const row = page.locator('.files-table tbody tr').first();
  await expect(row.locator('[data-column="signer"]')).toContainText('not verified');
  await expect(row.locator('[data-column="findings"]')).toHaveText('1');
  await expect(row.locator('[data-column="state"]')).toContainText('signer unknown');
});

test('the interim list has other words and another mark, and is off by default', async ({ page }) => {
  const { signers, stamps } = await forgedLists();
  await serveList(page, 'c2pa', 'signers', [stamps.certificate]);
  await serveList(page, 'c2pa-tsa', 'time stamps', [stamps.certificate]);
  await serveList(page, 'interim', 'signers', [signers.certificate]);
  const inspector = await openInspector(page);
  await open(page, named(all, 'trusted-signer'));
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Valid');
  await inspector.locator('details.trust > summary').click();
  await expect(inspector.getByText(/Frozen since 2026-01-01/)).toBeVisible();
  await inspector.getByLabel(/^Interim trust list/).check();
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Trusted (interim list)');
  await expect(verdict(page)).toContainText('known only from a frozen list, so don’t rely on the name');
  await expect(verdict(page).locator('.verdict-rows > div', { hasText: 'Who' })).toContainText(
    'not verified',
  );
  await openTab(page, 'Checks');
  await expect(verdict(page).locator('dt', { hasText: 'Claimed signer (not verified)' })).toBeVisible();
  expect(await verdict(page).locator('.seal').getAttribute('data-tone')).not.toBe('good');
});

test('only “Check for a newer list” asks the publisher', async ({ page, observed }) => {
  const { signers, both, stamps } = await forgedLists();
  await serveList(page, 'c2pa', 'signers', [signers.certificate]);
  await serveList(page, 'c2pa-tsa', 'time stamps', [stamps.certificate]);
  const requested: string[] = [];
  const published = (anchors: readonly Uint8Array[], issued: string) => ({
    LoTE: {
      ListAndSchemeInformation: { ListIssueDateTime: `${issued}T00:00:00Z` },
      TrustedEntitiesList: anchors.map((der) => ({
        TrustedEntityServices: [
          {
            ServiceInformation: {
              ServiceDigitalIdentity: { X509Certificates: [{ val: base64(der) }] },
              ServiceStatus: 'http://c2pa.org/conformance/trust-list/trusted',
            },
          },
        ],
      })),
    },
  });
  await page.route('https://raw.githubusercontent.com/**', (route) => {
    requested.push(route.request().url());
    const isStamps = route.request().url().includes('TSA');
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: isStamps
        ? published([stamps.certificate], '2026-12-01')
        : published([both.certificate], '2026-12-01'),
    });
  });
  const inspector = await openInspector(page);
  await open(page, named(all, 'trusted-on-both'));
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Valid');
  await inspector.locator('details.trust > summary').click();
  expect(requested).toEqual([]);
  await inspector.getByRole('button', { name: 'Check for a newer list' }).click();
  const news = inspector.locator('.trust-newer');
  await expect(news).toContainText('1 certificate added: Root for both.');
  await expect(news).toContainText('1 certificate withdrawn: Root for signers.');
  await expect(news).toContainText('no certificate was added or withdrawn');
  expect(requested).toHaveLength(2);
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Trusted');
  await expect(verdict(page)).toContainText('issued on 2026-12-01; anchor: Root for both');
  expect(await axeFindings(page)).toEqual([]);
  // The two requests were asked for.
  expect(observed.problems).toEqual(requested.map((url) => `request to ${url}`));
  observed.problems.length = 0;
});
