import {
  FORGED_PRODUCTS,
  forgedLists,
  productSpecimens,
  type Specimen,
} from '@content-credentials/verdict/testkit/forger';
import type { Page } from '@playwright/test';
import { given, named } from '../support/specimens.ts';
import { axeFindings } from './support/axe.ts';
import { inspect, openInspector, openTab, verdict } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

const CAMERA = '/tools/trust#record-0197aa34-665b-7811-9bbc-317cfd988d0a';
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search all lists' });
const status = (page: Page) => page.getByRole('search').getByRole('status');
/** What the tabs say: how many rows each list has. */
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Lists' }).getByRole('link');
const counts = async (page: Page) =>
  (await tabs(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
const tab = (page: Page, name: string | RegExp) => tabs(page).filter({ hasText: name });
const certificates = (page: Page) => page.locator('[data-table="certificates"] tbody tr:visible');
const records = (page: Page) => page.locator('[data-table="products"] tbody tr:visible');
/** Of the long tables, the first rows are shown. */
const showAll = async (page: Page) => {
  for (const box of await page.getByRole('checkbox', { name: /^Show all/ }).all()) await box.check();
};
const CERTIFICATES = { 'C2PA trust list': 30, 'C2PA TSA trust list': 22, 'Interim trust list': 18 };

test('one search finds every product of a name, and a record opens by its address', async ({ page }) => {
  await page.goto('/tools/trust');
  await expect(records(page)).toHaveCount(25);
  await showAll(page);
  await expect(records(page)).toHaveCount(174);
  await field(page).fill('pixel cam');
  await expect(records(page)).toHaveCount(4);
  const row = page.locator(`[id="${CAMERA.split('#')[1]}"]`);
  const name = row.locator('.record > summary');
  await name.click();
  await expect(page).toHaveURL(new RegExp(`${CAMERA.split('#')[1]}$`));
  await expect(row.locator('.trust-chain > li:has(.icon):not(:has(.seal))').first()).toHaveText(
    /^Pixel Camera.*Conforming product of Google LLC On the C2PA program’s list since Jun 27, 2025$/,
  );
  // What the publisher wrote is folded, and can be copied.
  const facts = row.getByText('C=US, O=Google LLC, CN=Pixel Camera');
  await expect(facts).toBeHidden();
  await row.getByText('As published').click();
  await expect(facts).toBeVisible();
  await expect(row.getByRole('button', { name: 'Copy Name in certificates' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Copy Record ID' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(facts).toBeHidden();
  // The list beside it stays usable: another row replaces the record, and its button closes it.
  await name.click();
  await records(page).nth(1).locator('td').last().click();
  await expect(records(page).nth(1).locator('.record[open]')).toHaveCount(1);
  await expect(page.locator('.record[open]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.record[open]')).toHaveCount(0);
  await expect(records(page).nth(1).locator('.record > summary')).toBeFocused();
  await field(page).fill('Pixel');
  await expect(page.getByText(/^\d+ of 174 products, as of \w+ \d+, 2026$/)).toBeVisible();
});

test('filters narrow products by media and level, and words by media type', async ({ page }) => {
  await page.goto('/tools/trust');
  const filter = (name: string) => page.getByRole('combobox', { name });
  await filter('Level').selectOption('Validator');
  await expect(records(page)).toHaveCount(21);
  await filter('Level').selectOption('Level 2');
  await expect(records(page)).toHaveCount(7);
  await filter('Media').selectOption('Video');
  const video = await records(page).count();
  expect(video).toBeLessThan(7);
  await expect(page.getByText(`${video} of 174 products`)).toBeVisible();
  await filter('Level').selectOption({ label: 'Level' });
  await expect(records(page)).toHaveCount(100);
  await page.getByRole('button', { name: '100 Video' }).click();
  await expect(filter('Media')).toHaveValue('');
  // A month is chosen from the list, or by its column, where the products that aren't shown fade.
  const column = page.locator('[data-choose="2026-07"]');
  await column.click();
  await expect(filter('Month').locator(':checked')).toHaveText('Jul 2026 (58)');
  await expect(records(page)).toHaveCount(58);
  await field(page).fill('Google');
  await expect(column.locator('[data-row]:not([data-off])')).toHaveCount(await records(page).count());
  await column.click();
  await expect(filter('Month')).toHaveValue('');
  await field(page).fill('application/epub+zip');
  await expect(records(page)).toHaveCount(2);
});

test('the order of the rows is shown and can be another one, and a row opens where it’s pressed', async ({
  page,
}) => {
  await page.goto('/tools/trust');
  const column = (name: RegExp) => page.getByRole('columnheader', { name });
  await expect(column(/^Since/)).toHaveAttribute('aria-sort', 'descending');
  const dates = await records(page)
    .locator('td:last-child time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  expect(dates).toEqual(dates.toSorted().reverse());
  await column(/^Product/)
    .getByRole('button')
    .click();
  await expect(column(/^Product/)).toHaveAttribute('aria-sort', 'ascending');
  await expect(column(/^Since/)).not.toHaveAttribute('aria-sort');
  // By what a row shows, not by what its record has.
  const names = await records(page).locator('.record > summary').allTextContents();
  expect(names).toEqual(
    names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })),
  );
  // Each label is above what it names.
  const lefts = (cells: Element[]) => cells.slice(2).map((cell) => cell.getBoundingClientRect().left);
  expect(await page.locator('[data-table="products"] th').evaluateAll(lefts)).toEqual(
    await records(page).first().locator('td').evaluateAll(lefts),
  );
  const box = await records(page).first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 30, (box?.y ?? 0) + 20);
  await expect(page.locator('.record[open]')).toHaveCount(1);
});

test('on a phone, the first rows are in the first screen, with their media, and dates end at one edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/trust');
  const ends = await records(page)
    .locator('td:last-child time')
    .evaluateAll((times) => times.map((time) => Math.round(time.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
  await expect(records(page).nth(2)).toBeInViewport();
  await expect(records(page).first().locator('.media [title="Images"] .icon')).toBeInViewport();
  await expect(page.locator('.months')).toBeInViewport();

  // A record is over the page until it's closed.
  await records(page).first().locator('.record > summary').click();
  const record = page.getByRole('dialog');
  await expect(record).toHaveAccessibleName('Brandreef Media Processing Services');
  await expect(record.getByRole('button', { name: 'Close' })).toBeFocused();
  const unreachable = page.locator('[inert] > h1');
  await expect(unreachable).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await expect(record).toHaveCount(0);
  await expect(records(page).first().locator('.record > summary')).toBeFocused();
  await expect(unreachable).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Level 2');
  await expect(records(page)).toHaveCount(7);
});

test('an address shows its record, whatever was filtered before', async ({ page }) => {
  await page.goto('/tools/trust');
  await field(page).fill('Adobe');
  const row = page.locator(`[id="${CAMERA.split('#')[1]}"]`);
  await expect(row).toBeHidden();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, CAMERA.split('#')[1] ?? '');
  await expect(row).toBeInViewport();
  await expect(row.getByText('On the C2PA program’s list since Jun 27, 2025')).toBeInViewport();
});

test('Back closes a record, and one that came by its address closes in place', async ({ page }) => {
  await page.goto('/tools/trust');
  const opened = page.locator('.record[open]');
  await records(page).nth(1).locator('.record > summary').click();
  await expect(page).toHaveURL(/#record-/);
  // Another one in its place is no step of its own.
  await records(page).nth(2).locator('.record > summary').press('Enter');
  await expect(opened).toHaveCount(1);
  await page.goBack();
  await expect(opened).toHaveCount(0);
  await expect(page).toHaveURL(/\/tools\/trust$/);
  await page.goForward();
  await expect(opened).toHaveCount(1);
  await page.goto(CAMERA.replace('#', '?again#'));
  await expect(opened).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(page).toHaveURL(/trust\?again$/);
});

test('a record draws its chain: a product’s leads to its list, and a CA’s to its root and its list', async ({
  page,
}) => {
  await page.goto(CAMERA);
  const record = page.locator('.record[open]');
  const rings = record.locator('.trust-chain > li');
  await expect(rings).toHaveText([
    /^Pixel CameraConforming product of Google LLC/,
    /^Issuing CANamed in each signed file/,
    'Trust listC2PA trust list',
  ]);
  await page.keyboard.press('Escape');
  await field(page).fill('Google');
  await tab(page, 'C2PA trust list').click();
  await certificates(page)
    .locator('.record > summary', { hasText: 'Google C2PA Mobile A 1P ICA G3 L1' })
    .click();
  await expect(rings).toHaveText([
    /^Google C2PA Mobile A 1P ICA G3 L1Issuing CA of Google LLC Valid from .* to May 8, 2030$/,
    'Root CAGoogle C2PA Root CA G3',
    'Trust listC2PA trust list',
  ]);
  await expect(record).toContainText('IssuesSigning certificates, which aren’t on lists');
  await expect(record.getByRole('button', { name: 'Copy SHA-256' })).toBeVisible();
  await page.keyboard.press('Escape');
  await field(page).fill('trufo.ai');
  await tab(page, 'Interim trust list').click();
  await expect(certificates(page)).toContainText('Expired Aug 12, 2025');
  await certificates(page).locator('.record > summary').first().click();
  await expect(rings.first()).toContainText('Expired on Aug 12, 2025');
  await expect(rings.first()).toHaveAttribute('data-ring', 'over');
});

test('a camera that only the interim list has is found there, and what that means is said', async ({
  page,
}) => {
  await page.goto('/tools/trust');
  const links = ['Products', 'Signing CAs', 'Time-stamping CAs', 'Earlier CAs'];
  const all = [174, 30, 22, 18];
  await expect(tabs(page)).toHaveCount(4);
  const about = [
    'C2PA conforming products',
    'C2PA trust list',
    'C2PA TSA trust list',
    'Interim trust list (frozen)',
  ];
  expect(await counts(page)).toEqual(links.map((link, index) => `${link} ${all[index]} ${about[index]}`));
  for (const name of ['Leica', 'leica m11', 'Sony', 'Nikon Z6', 'Canon', 'Samsung', 'Fuji']) {
    await field(page).fill(name);
    await expect(certificates(page), name).toHaveCount(1);
    await expect(tab(page, /Interim trust list/)).toHaveAttribute('aria-current', 'true');
    await expect(certificates(page)).toBeInViewport();
    expect(await counts(page)).toEqual(
      links.map((link, index) => `${link} ${index === 3 ? 1 : 0} of ${all[index]} ${about[index]}`),
    );
    await expect(records(page)).toHaveCount(0);
    await expect(status(page)).toContainText('is only on the interim trust list');
    await expect(status(page)).toContainText('That list has been frozen since Jan 1, 2026.');
  }
  await field(page).fill('');
  await showAll(page);
  await expect(records(page)).toHaveCount(174);
  for (const [name, count] of Object.entries(CERTIFICATES)) {
    await tab(page, name).click();
    await showAll(page);
    await expect(certificates(page)).toHaveCount(count);
  }
  await expect(status(page)).toBeEmpty();
});

test('words are found by their beginning, dates aren’t words, and what no result means is said', async ({
  page,
}) => {
  await page.goto('/tools/trust');
  await field(page).fill('SSL.com');
  expect((await counts(page)).map((text) => /^.* of \d+/.exec(text)?.[0])).toEqual([
    'Products 0 of 174',
    'Signing CAs 2 of 30',
    'Time-stamping CAs 2 of 22',
    'Earlier CAs 0 of 18',
  ]);
  await field(page).fill('Pixel');
  const pixel = await records(page).count();
  // “10” is in 2025-10, and begins the number of a system.
  await field(page).fill('Pixel 10');
  await expect(records(page)).toHaveCount(pixel);
  await expect(status(page)).toContainText('Nothing has all of “Pixel 10”. This is what has “Pixel”.');
  for (const [query, count] of [
    ['Apple', 0],
    ['Microsoft', 2],
    ['06-27', 0],
    ['oogle', 0],
  ] as const) {
    await field(page).fill(query);
    await expect(certificates(page), query).toHaveCount(count);
    await expect(records(page), query).toHaveCount(0);
  }
  // A hash that someone pastes is found.
  const sha256 = await page.locator('[data-table="certificates"] [data-exact]').first().textContent();
  await field(page).fill((sha256 ?? '').slice(0, 20));
  await expect(certificates(page).first()).toBeVisible();
  await expect(records(page)).toHaveCount(0);

  await field(page).fill('Galaxy S25');
  await expect(status(page)).toContainText('“Galaxy S25” isn’t on these lists');
  await expect(status(page)).toContainText('its files are Valid at best, not Trusted');
  await expect(status(page)).toContainText('search for the maker');
  await expect(status(page).getByRole('button')).toHaveText(['Show everything']);
  expect(await axeFindings(page)).toEqual([]);
  await status(page).getByRole('button').click();
  await expect(records(page)).toHaveCount(25);
});

test('one list can be chosen from within what was found, which names the company and its lists', async ({
  page,
}) => {
  await page.goto('/tools/trust');
  await field(page).fill('Google');
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Validator');
  await expect(page.getByText('No products match.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all 174 products' }).click();
  await expect(records(page)).not.toHaveCount(0);
  await field(page).fill('Leica');
  await tab(page, 'C2PA TSA trust list').click();
  await expect(certificates(page).first()).toBeInViewport();
  await expect(field(page)).toHaveValue('');

  // An answer names the company and the lists that it's on.
  await field(page).fill('Google');
  await expect(status(page)).toContainText('Google LLC is on the current lists');
  await expect(status(page)).toContainText('46 Products · 6 Signing CAs · 3 Time-stamping CAs');
  await tab(page, '3 of 22').click();
  await expect(certificates(page)).toHaveCount(3);
  await tab(page, 'C2PA trust list').press('Enter');
  await expect(certificates(page)).toHaveCount(6);
  await expect(records(page)).toHaveCount(0);
  // A tab stays chosen while it has something to show.
  await field(page).fill('DynamicSigner');
  await expect(tab(page, /^Products/)).toHaveAttribute('aria-current', 'true');
  await field(page).fill('camera');
  await expect(status(page)).toHaveText('4 companies, in the lists below.');
});

test('CAs are grouped by organization, and say what they chain to and what chains to them', async ({
  page,
}) => {
  await page.goto('/tools/trust#c2pa');
  const names = await certificates(page)
    .locator('.record > summary')
    .filter({ hasText: 'DigiCert' })
    .allInnerTexts();
  expect(names).toEqual([
    'DigiCert ECC P384 Root for C2PA G1',
    'DigiCert ECC P384 L1 Claim Signing ICA for C2PA G1',
    'DigiCert RSA4096 Root for C2PA G1',
    'DigiCert RSA4096 L1 Claim Signing ICA for C2PA G1',
  ]);
  const again = certificates(page).locator('[data-again]');
  await expect(again).not.toHaveCount(0);
  await expect(again.first()).toHaveCSS('position', 'absolute');
  await page.getByRole('columnheader', { name: 'Certificate' }).getByRole('button').click();
  await expect(again.first()).toHaveCSS('position', 'static');

  // Until the script has started, every list is shown, each with its box.
  await expect(tab(page, 'C2PA trust list')).toHaveAttribute('aria-current', 'true');
  await showAll(page);
  const root = page.locator('[id^="c2pa-"]', { hasText: 'Google C2PA Root CA G3' }).first();
  const name = page.locator('.record > summary', { hasText: 'Google C2PA Mobile A 1P ICA G3 L1' });
  const issuing = page.getByRole('row').filter({ has: name }).first();
  await expect(issuing).toContainText('Issuing CA');
  await issuing.locator('.record > summary').click();
  await expect(issuing.getByRole('link', { name: 'Google C2PA Root CA G3' })).toBeVisible();
  await expect(root).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByText(/^Source and license/)
    .filter({ visible: true })
    .click();
  await expect(page.getByText(/commit 99927caef670/).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every record and certificate can be reached, and nothing is there that doesn’t work', async ({
    page,
  }) => {
    await page.goto(CAMERA);
    await expect(page.locator(`[id="${CAMERA.split('#')[1]}"]`)).toBeInViewport();
    await showAll(page);
    await expect(records(page)).toHaveCount(174);
    await expect(certificates(page)).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    for (const [name, count] of Object.entries(CERTIFICATES)) {
      await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name }).click();
      await showAll(page);
      await expect(certificates(page), name).toHaveCount(count);
      await expect(records(page), name).toHaveCount(0);
    }
  });
});

test.describe('in a report', () => {
  let all: Specimen[];
  test.beforeAll(async () => {
    all = await productSpecimens();
  });

  /** The inspector with the forger's lists in place of the site's. @returns what it asks for the list of products */
  async function start(page: Page): Promise<string[]> {
    const { signers, stamps } = await forgedLists();
    const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
    for (const [id, { certificate }] of [
      ['c2pa', signers],
      ['c2pa-tsa', stamps],
    ] as const)
      await page.route(`**/data/trust-lists/${id}.json`, (route) =>
        route.fulfill({ json: { id, certificates: [{ der: base64(certificate) }] } }),
      );
    const requested: string[] = [];
    await page.route('**/data/conforming-products.json', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ json: FORGED_PRODUCTS });
    });
    await openInspector(page);
    return requested;
  }

  async function open(page: Page, id: string) {
    await inspect(page, given(named(all, id)));
    await openTab(page, 'Checks');
  }
  const product = (page: Page) => verdict(page).locator('[data-product]');

  test('a signer’s record is linked, and one that’s revoked, wrong, or missing is named', async ({
    page,
  }) => {
    const requested = await start(page);
    await open(page, 'product-not-chained');
    await expect(verdict(page).locator('.verdict-state')).toHaveText('Valid');
    await expect(product(page)).toHaveCount(0);
    await openTab(page, 'Summary');
    await expect(verdict(page).getByRole('link', { name: 'How a signer becomes trusted' })).toHaveAttribute(
      'href',
      /\/docs\/signing\/trusted$/,
    );
    expect(requested).toEqual([]);

    await open(page, 'product-by-id');
    await expect(verdict(page).locator('.verdict-state')).toHaveText('Trusted');
    await expect(product(page)).toContainText('Invented Camera, by Invented Optics, Inc.');
    await expect(product(page)).toContainText('The record includes image/jpeg.');
    const [first] = FORGED_PRODUCTS.records;
    await expect(product(page).getByRole('link', { name: 'Open the record' })).toHaveAttribute(
      'href',
      `/tools/trust#record-${first?.id}`,
    );
    expect(await axeFindings(page)).toEqual([]);

    // tests/validators/our-products.test.ts has the words for every other kind of record.
    await open(page, 'product-other-name');
    await expect(product(page)).toContainText('None: the certificate’s record ID is that of a product with');
    await expect(product(page).getByRole('link', { name: /Open/ })).toHaveCount(0);
    expect(requested).toHaveLength(1);
  });

  test('a list of products that doesn’t arrive changes nothing else', async ({ page, observed }) => {
    await start(page);
    await page.route('**/data/conforming-products.json', (route) => route.fulfill({ status: 503 }));
    await open(page, 'product-by-id');
    await expect(verdict(page).locator('.verdict-state')).toHaveText('Trusted');
    await expect(product(page)).toContainText('the list of conforming products couldn’t be loaded');
    observed.problems.length = 0;
  });
});
