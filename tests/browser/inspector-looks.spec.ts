import type { Page } from '@playwright/test';
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
import { layoutShift, moved, settled } from './support/observe.ts';
import { test } from './support/signed.ts';
import { expect } from './support/test.ts';

/** Elements that overflow the tool sideways, which the page would hide. */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.locator('.inspector').evaluate((tool) => {
    const { left, right } = tool.getBoundingClientRect();
    const scrolls = '.comparison-scroll *, .json-box *, .history-tree *, .sr-only';
    return [...tool.querySelectorAll(`*:not(${scrolls.split(', ').join(', ')})`)]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
      })
      .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`);
  });

test.describe('on a phone, in forced colors and in print', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const media of [{}, { forcedColors: 'active' as const }, { media: 'print' as const }]) {
    test(`nothing is cut off ${JSON.stringify(media)}`, async ({ page }) => {
      await openInspector(page);
      await choose(page, [example('composite.jpg'), example('identity.jpg')]);
      await expect(page.locator('.comparison')).toBeVisible();
      await page.emulateMedia(media);
      expect(await clippedTexts(page)).toEqual([]);
      if (!('media' in media)) expect(await axeFindings(page)).toEqual([]);
    });
  }

  test('in no state anything is cut off', async ({ page, signed }) => {
    await openInspector(page);
    await page.locator('details.trust > summary').click();
    const tabs = ['History', 'Checks', 'Data', 'Summary'] as const;
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
      for (const tab of tabs) {
        if (await verdict(page).isVisible()) await openTab(page, tab);
        for (const summary of await page.locator('.inspector details:not([open]) > summary').all())
          if (await summary.isVisible()) await summary.click();
        expect(await clippedTexts(page)).toEqual([]);
      }
    }
  });
});

/** Elements with a line break between two letters of a text, which isn't one of the breaks that a name offers. */
const brokenWords = (page: Page, css: string): Promise<string[]> =>
  page.locator('.inspector').evaluate((tool, wanted) => {
    const boxAt = (text: Text, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const isBroken = (text: Text) =>
      [...text.data.matchAll(/(?<=[a-z])(?=[a-z])/gi)].some(({ index }) => {
        const [before, after] = [boxAt(text, index - 1), boxAt(text, index)];
        return after.height > 0 && after.top > before.bottom - 2;
      });
    const textsIn = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    return [...tool.querySelectorAll(wanted)]
      .filter((one) => one.checkVisibility() && textsIn(one).some(isBroken))
      .map((one) => one.textContent ?? '');
  }, css);

for (const width of [320, 390])
  test(`at ${width} px, no code or word is broken in the middle`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/tools/inspect');
    for (const name of ['tampered.jpg', 'composite.jpg', 'time-stamped.jpg']) {
      await inspect(page, example(name));
      for (const tab of ['Checks', 'History'] as const) {
        await openTab(page, tab);
        for (const summary of await page.locator('.inspector details:not([open]) > summary').all())
          if (await summary.isVisible()) await summary.click();
        expect(
          await page.locator('.check-list code, .action-list code').filter({ visible: true }).count(),
        ).toBeGreaterThan(0);
        expect(await brokenWords(page, '.check-list code, .action-list code')).toEqual([]);
      }
    }
    await page.getByRole('button', { name: 'Inspect another file' }).click();
    await choose(page, [example('composite.jpg'), example('edited.jpg')]);
    await expect(page.locator('.comparison')).toBeVisible();
    expect(await brokenWords(page, '.comparison-scroll :is(th, td)')).toEqual([]);
  });

test('with forced colors, the outcomes differ in their icons and words', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const inspector = await openInspector(page);
  await inspect(page, example('tampered.jpg'));
  await expect(page.locator('.verdict-state', { hasText: /^Invalid$/ })).toBeVisible();
  await openTab(page, 'Checks');
  const lines = inspector.locator('.check-list > li');
  await expect(lines.filter({ hasText: 'assertion.dataHash.mismatch' })).toContainText('Failed:');
  await inspector.getByText(/^\d+ checks passed$/).click();
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
  const chosen = page.getByRole('treeitem', { selected: true }).locator('.tree-line').first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
});

test('with less motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  await openTab(page, 'Checks');
  await inspector
    .getByText(/^\d+ checks passed$/)
    .first()
    .click();
  await openTab(page, 'History');
  await page.getByRole('treeitem').nth(1).hover();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => (animation.effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual([]);
});

test('on paper a report has every check, unfolded, and no controls', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  await page.emulateMedia({ media: 'print' });
  await expect(verdict(page)).toBeVisible();
  await expect(inspector.getByText('claimSignature.validated')).toBeVisible();
  await expect(inspector.getByText('Ingredient: created.jpg')).toBeVisible();
  await expect(inspector.getByText('O=Example Gallery Org, CN=Example Gallery Signer')).toBeVisible();
  await expect(inspector.getByText('validation_state')).toBeVisible();
  expect(await inspector.locator('button:visible, input:visible').count()).toBe(0);
});

test('on paper a report begins on the first page, and its marks don’t depend on backgrounds', async ({
  page,
}) => {
  await page.goto('/tools/inspect');
  await inspect(page, example('composite.jpg'));
  await page.locator('.verdict-picture').evaluate((image: HTMLImageElement) => image.decode());
  // Nothing else on this page is a picture.
  const paper = await page.pdf({ format: 'A4', pageRanges: '1' });
  expect(paper.toString('latin1')).toContain('/Subtype /Image');
  await page.emulateMedia({ media: 'print' });
  const marks = page.locator('.state-mark');
  expect(await marks.count()).toBeGreaterThan(2);
  for (const mark of await marks.all()) await expect(mark).toHaveCSS('print-color-adjust', 'exact');
});

test('what an engine doesn’t unfold for paper by its styles is opened, and closed again', async ({
  page,
}) => {
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  const closed = inspector
    .locator('.check-list details, .certificate-list details, .hash-cover details')
    .first();
  await expect(closed).not.toHaveAttribute('open');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveAttribute('open');
  await expect(inspector.locator('.trust')).not.toHaveAttribute('open');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).not.toHaveAttribute('open');
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  for (const fonts of ['with the fonts', 'without the fonts'])
    test(`at ${width} px, ${fonts}, a link that opens a file moves nothing that's in view`, async ({
      page,
      observed,
    }) => {
      await page.setViewportSize({ width, height });
      if (fonts.startsWith('without')) await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/tools/inspect?inspect=/samples/manifest-examples/files/composite.jpg');
      await page.locator('.verdict-picture').evaluate((image: HTMLImageElement) => image.decode());
      await settled(page);
      expect(await layoutShift(page), (await moved(page)).join('\n')).toBeLessThan(0.02);
      if (fonts.startsWith('without')) observed.problems.length = 0;
    });
