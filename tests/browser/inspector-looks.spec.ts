import { axeFindings } from './support/axe.ts';
import {
  choose,
  example,
  inspect,
  memoryFile,
  openInspector,
  openTab,
  verdict,
} from './support/inspector.ts';
import { broken } from './support/invariants.ts';
import { layoutShift, moved, settled } from './support/observe.ts';
import { expect, test } from './support/test.ts';

test('on phones, in every state, nothing is cut, covered, or broken', async ({ page, signed }) => {
  test.slow();
  /** What's wrong at both widths. */
  const wrong = async () => {
    const found: string[] = [];
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await page.evaluate(broken)).map((one) => `${width} px: ${one}`));
    }
    return found;
  };
  await page.setViewportSize({ width: 320, height: 844 });
  await openInspector(page);
  await page.locator('details.trust > summary').click();
  for (const file of [
    signed.hostile,
    example('remote.jpg'),
    example('sidecar.c2pa'),
    example('tampered.jpg'),
    example('identity.jpg'),
    signed.photo,
    memoryFile('x.txt', 'hello'),
  ]) {
    await inspect(page, file);
    for (const tab of ['History', 'Checks', 'Data', 'Summary'] as const) {
      if (await verdict(page).isVisible()) await openTab(page, tab);
      for (const summary of await page.locator('.inspector details:not([open]) > summary').all())
        if (await summary.isVisible()) await summary.click();
      // A title that an attacker wrote has no place to break.
      const found = (await wrong()).filter((one) => !one.includes('<img src=x'));
      expect.soft(found, tab).toEqual([]);
    }
  }
  await page.getByRole('button', { name: 'Inspect another file' }).click();
  await choose(page, [example('composite.jpg'), example('identity.jpg')]);
  await expect(page.locator('.comparison')).toBeVisible();
  for (const media of [{}, { forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia(media);
    expect.soft(await wrong(), JSON.stringify(media)).toEqual([]);
    if (!('media' in media)) expect(await axeFindings(page)).toEqual([]);
  }
});

test('with forced colors, the outcomes differ in their icons and words', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const inspector = await openInspector(page);
  await inspect(page, example('tampered.jpg'));
  await expect(page.locator('.verdict-state')).toHaveText('Invalid');
  await openTab(page, 'Checks');
  const lines = inspector.locator('.check-list > li');
  await expect(lines.filter({ hasText: 'assertion.dataHash.mismatch' })).toContainText('Failed:');
  await inspector.locator('.check-parts').getByText('Signature', { exact: true }).click();
  await expect(lines.filter({ hasText: 'claimSignature.validated' })).toContainText('Passed:');
  const signs = await inspector.locator('.state-mark').evaluateAll((marks) =>
    marks.map((mark) => ({
      tone: (mark as SVGElement).dataset.tone,
      path: mark.querySelector('path')?.getAttribute('d'),
      ink: getComputedStyle(mark).stroke,
      paper: getComputedStyle(mark).backgroundColor,
    })),
  );
  const paths = new Map(signs.map(({ tone, path }) => [tone, path]));
  expect([...paths.keys()].sort()).toEqual(['bad', 'good', 'warning']);
  expect(new Set(paths.values()).size).toBe(3);
  for (const { ink, paper } of signs) expect(ink).not.toBe(paper);
  // The selection in the history is visible without its color.
  await inspect(page, example('composite.jpg'));
  await openTab(page, 'History');
  await page.locator('.tree-name').first().click();
  const chosen = page.getByRole('treeitem', { selected: true }).locator('.tree-line').first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
});

test('on paper, a report begins on the first page, with its marks and every check, unfolded, and no controls', async ({
  page,
}) => {
  await page.goto('/tools/inspect');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await inspect(page, example('composite.jpg'));
  // What styles don't unfold is opened, and closed again.
  const closed = inspector
    .locator('.check-list details, .certificate-list details, .hash-cover details')
    .first();
  await expect(closed).not.toHaveAttribute('open');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveAttribute('open');
  await expect(inspector.locator('.trust')).not.toHaveAttribute('open');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).not.toHaveAttribute('open');
  await page.locator('.verdict-picture').evaluate((image: HTMLImageElement) => image.decode());
  // Nothing else on this page is a picture.
  const paper = await page.pdf({ format: 'A4', pageRanges: '1' });
  expect(paper.toString('latin1')).toContain('/Subtype /Image');

  await page.emulateMedia({ media: 'print' });
  const marks = page.locator('.state-mark');
  expect(await marks.count()).toBeGreaterThan(2);
  for (const mark of await marks.all()) await expect(mark).toHaveCSS('print-color-adjust', 'exact');
  await expect(verdict(page)).toBeVisible();
  await expect(inspector.getByText('claimSignature.validated')).toBeVisible();
  await expect(inspector.getByText('Ingredient: created.jpg')).toBeVisible();
  await expect(inspector.getByText('O=Example Gallery Org, CN=Example Gallery Signer')).toBeVisible();
  await expect(inspector.getByText('validation_state')).toBeVisible();
  expect(await inspector.locator('button:visible, input:visible').count()).toBe(0);
});

for (const width of [390, 1440])
  test(`at ${width} px, a link that opens a file moves nothing that's in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/tools/inspect?inspect=/samples/manifest-examples/files/composite.jpg');
    await page.locator('.verdict-picture').evaluate((image: HTMLImageElement) => image.decode());
    await settled(page);
    expect(await layoutShift(page), (await moved(page)).join('\n')).toBeLessThan(0.02);
  });
