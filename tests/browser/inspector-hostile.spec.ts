import { readFile } from 'node:fs/promises';
import { heavySpecimens } from '@content-credentials/verdict/testkit/forger';
import { bytes, u8 } from '@content-credentials/verdict/testkit/forger/bytes';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { bombs } from './support/bombs.ts';
import { endless } from './support/broken.ts';
import { openClinic, pasteText } from './support/certificates.ts';
import { evil } from './support/hostile.ts';
import {
  choose,
  example,
  inspect,
  memoryFile,
  openInspector,
  openTab,
  outcome,
  stillWorks,
  verdict,
} from './support/inspector.ts';
import { overflow } from './support/observe.ts';
import { chooseFile, openLab, sign } from './support/signing-lab.ts';
import { expect, test } from './support/test.ts';

test('text from untrusted files is only text', async ({ page, signed }) => {
  const inspector = await openInspector(page);
  await inspect(page, signed.hostile);
  await expect(verdict(page)).toContainText(evil.slice(0, 30));
  await expect(verdict(page).getByTitle('direction override').first()).toHaveText('U+202E');
  await expect(verdict(page).getByTitle('zero-width space').first()).toHaveText('U+200B');
  await verdict(page)
    .getByRole('button', { name: /show all 1,000,0\d\d characters/ })
    .click();
  await expect(verdict(page)).toContainText('the downloaded report has the full text');
  await openTab(page, 'History');
  for (const summary of await inspector.locator('.assertion-list summary').all()) await summary.click();
  await openTab(page, 'Data');
  await inspector.getByLabel('Search the report').fill('javascript');
  await expect(inspector.getByText(/1 of \d+ results/)).toBeVisible();
  const links = await inspector
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(new Set(links)).toEqual(new Set(['http:', 'https:']));
  await inspector.getByLabel('Search the report').fill('of nesting');
  await expect(inspector.getByText('1 of 1 result')).toBeVisible();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(await inspector.locator('script, iframe, [onerror], img[src="x"]').count()).toBe(0);
  expect(await page.locator('.inspector *').count()).toBeLessThan(4000);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('hundreds of ingredients are counted, not drawn', async ({ page, signed }) => {
  const inspector = await openInspector(page);
  await inspect(page, signed.many);
  await openTab(page, 'History');
  const tree = inspector.getByRole('tree');
  await tree.getByRole('treeitem').first().focus();
  if ((await tree.getByRole('treeitem').count()) === 1) await page.keyboard.press('ArrowRight');
  await expect(tree.getByText('and 241 more, in the full report')).toBeVisible();
  // A large tree has buttons for the size of its images.
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  expect(await page.locator('.inspector *').count()).toBeLessThan(3000);
  expect(await axeFindings(page)).toEqual([]);
});

/** As many combining marks on every letter as fit in a file name. */
const zalgo = [...'Zalgo'].map((letter) => letter + '\u0310\u0346\u033f\u0323\u0349'.repeat(9)).join('');

/** Screenshots of the area right above and below a line. */
async function around(page: Page, line: Locator): Promise<Buffer[]> {
  const box = await line.boundingBox();
  if (!box) throw new Error('the line is not drawn');
  const strip = (y: number, height: number) =>
    page.screenshot({ clip: { x: box.x, y, width: box.width, height }, animations: 'disabled' });
  // The edge of the box may share a pixel with its surroundings.
  return [await strip(Math.floor(box.y) - 19, 16), await strip(Math.ceil(box.y + box.height) + 3, 16)];
}

test('marks that pile up are counted, and nothing is drawn beyond their line', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, {
    name: `${zalgo}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await readFile(example('created.jpg')),
  });
  const name = inspector.locator('.file-bar .shown-text').first();
  await expect(name.getByTitle('40 more combining marks').first()).toHaveText('+40');
  await name.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-unseen] { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
  // Other parts of the page may still be loading there, which would make every screenshot different.
  await expect(async () => {
    const drawn = await around(page, name);
    await name.evaluate((element) => element.setAttribute('data-unseen', ''));
    const without = await around(page, name);
    await name.evaluate((element) => element.removeAttribute('data-unseen'));
    expect(without.map((strip, index) => strip.equals(drawn[index] ?? Buffer.of()))).toEqual([true, true]);
  }).toPass({ timeout: 10_000 });
});

test('a file that takes too long is stopped, and the next one is read', async ({ page }) => {
  test.setTimeout(180_000);
  await openInspector(page);
  // inspector-memory.spec.ts has the others.
  const heavy = (await heavySpecimens()).filter(([, { sidecar }], index) => sidecar || index === 0);
  for (const [limit, { name, type, file, sidecar }] of heavy) {
    await choose(page, [
      { name, mimeType: type, buffer: Buffer.from(file) },
      ...(sidecar
        ? [
            {
              name: name.replace(/\.\w+$/, '.c2pa'),
              mimeType: 'application/c2pa',
              buffer: Buffer.from(sidecar),
            },
          ]
        : []),
    ]);
    await expect(outcome(page)).toContainText(limit, { timeout: 60_000 });
    await expect(outcome(page)).toContainText('This file takes too long to read');
    await stillWorks(page);
    await page.getByRole('button', { name: 'Inspect another file' }).click();
  }
});

test('of 203 files that never end, 200 are taken and canceled at once, and the next file is read', async ({
  page,
}) => {
  test.slow();
  const inspector = await openInspector(page);
  const slow = Array.from({ length: 203 }, (_, index) => ({ ...endless, name: `slow-${index}.pdf` }));
  await choose(page, slow);
  await expect(
    inspector.getByText('3 files were left out, because the table holds up to 200.'),
  ).toBeVisible();
  await expect(page.locator('.files-open')).toHaveCount(200);
  await expect(inspector.getByText('0 of 200 files read')).toBeVisible();
  await inspector.getByRole('button', { name: 'Cancel' }).click();
  await expect(inspector.getByRole('status').first()).toContainText('Stopped after 0 of 200 files');
  await inspector.getByRole('button', { name: 'Clear the table' }).click();
  await expect(inspector.getByText('Drop a file here')).toBeVisible();
  await choose(page, example('created.jpg'));
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Valid');
});

test('files that unpack to gigabytes have a row each, and the file after them is read', async ({ page }) => {
  test.slow();
  await openInspector(page);
  const files = [
    ...(await bombs()),
    memoryFile('last.jpg', await readFile(example('created.jpg')), 'image/jpeg'),
  ];
  await choose(page, files);
  await expect(page.locator('.files-open')).toHaveCount(files.length);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('row').filter({ hasText: 'last.jpg' })).toContainText('Valid');
});

test('the lab signs such an image or says why not, and signs the next one', async ({ page }) => {
  test.setTimeout(180_000);
  for (const file of (await bombs()).filter(({ name }) => /\.(?:png|jpg)$/.test(name))) {
    const lab = await openLab(page);
    await chooseFile(lab, file);
    await expect(lab.locator('.chosen, [role=alert]').first()).toContainText(file.name);
    await expect(lab.getByText('Looking for Content Credentials')).toHaveCount(0, { timeout: 30_000 });
    await chooseFile(lab, example('created.jpg'));
    await expect(lab.locator('.chosen')).toContainText('created.jpg');
    await sign(lab);
  }
});

/** DER: sequences in each other, with a correct length on every level. */
function nested(levels: number): Uint8Array {
  let length = 0;
  const heads: Uint8Array[] = [];
  for (let level = 0; level < levels; level += 1) {
    const head = u8(0x30, 0x84, length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255);
    heads.push(head);
    length += head.length;
  }
  return bytes(...heads.reverse());
}

test('the clinic refuses deeply nested DER, and reads the next chain', async ({ page, certificates }) => {
  const clinic = await openClinic(page);
  const lines =
    Buffer.from(nested(20_000))
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  for (const name of ['CERTIFICATE', 'PKCS7', 'CERTIFICATE REQUEST']) {
    await pasteText(page, `-----BEGIN ${name}-----\n${lines.join('\n')}\n-----END ${name}-----\n`);
    await expect(
      clinic.getByRole('heading', { name: /damaged|no certificate|can’t be read|signing request/i }),
    ).toBeFocused();
  }
  await pasteText(page, await certificates.chain('good-both-ekus'));
  await expect(page.getByRole('heading', { name: 'Works for signing', exact: true })).toBeFocused();
});
