import { expect, type Page, test } from '@playwright/test';

const WIDTHS = [320, 390, 768, 1000, 1280, 1440, 1920];
/** One page of each kind, without what only a click shows. */
const KINDS = [
  '/',
  '/docs',
  '/docs/getting-started',
  '/docs/signing/get-cert',
  '/docs/introduction',
  '/docs/signing/certificate-rules',
  '/docs/c2pa-node/api/builder',
  '/docs/codes/claim.missing',
  '/docs/errors',
  '/tools',
  '/tools/inspect',
  '/tools/trust',
  '/search?q=sign',
  '/docs/no-such-page',
];

/** Where the text of the first such element begins, and where its box ends. */
const edges = (page: Page, css: string) =>
  page
    .locator(css)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { left: range.getBoundingClientRect().left, right: element.getBoundingClientRect().right };
    });

for (const width of WIDTHS)
  test(`at ${width} px, header, pages, and footer begin and end at the same edges`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const lefts: Record<string, number> = {};
    const rights: Record<string, number> = {};
    for (const address of ['/', '/docs', '/tools', '/tools/trust', '/search', '/docs/no-such-page']) {
      await page.goto(address);
      const isDocs = address === '/docs';
      if (!isDocs || width <= 996) lefts[address] = (await edges(page, 'h1')).left;
      else lefts[`${address} sidebar`] = (await edges(page, '#sidebar a')).left;
      lefts[`${address} footer`] = (await edges(page, '.footer-legal p')).left;
      rights[`${address} footer`] = (await edges(page, '.footer-legal')).right;
      rights[`${address} header`] = await page.locator('.navbar').evaluate((bar) => {
        const { right } = bar.getBoundingClientRect();
        return right - Number.parseFloat(getComputedStyle(bar).paddingInlineEnd);
      });
    }
    await page.goto('/tools');
    rights.tools = (await edges(page, '.tool-rows')).right;
    await page.goto('/docs');
    rights.docs = (await edges(page, '.landing')).right;
    if (width > 996)
      lefts.brand = await page.locator('.brand').evaluate((brand) => brand.getBoundingClientRect().left);
    const spread = (all: Record<string, number>) =>
      Math.max(...Object.values(all)) - Math.min(...Object.values(all));
    expect(spread(lefts), JSON.stringify(lefts)).toBeLessThan(3);
    expect(spread(rights), JSON.stringify(rights)).toBeLessThan(3);
  });

test('text, code, figures, and notes end at one edge', async ({ page }) => {
  for (const width of [820, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/signing/local-signing');
    const rights = await page
      .locator('.prose > :is(h2, p, figure, .callout, .tabs, ul, ol):not(:has(thead th:nth-child(4)))')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect(rights.length).toBeGreaterThan(5);
    expect(new Set(rights).size, `at ${width} px: ${rights}`).toBe(1);
  }
});

test('a page without a table of contents has its text where the others have it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lefts = [];
  for (const address of ['/docs/getting-started', '/docs/js-sdk', '/docs/errors', '/docs']) {
    await page.goto(address);
    lefts.push((await edges(page, 'h1')).left);
  }
  expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(1);
});

/** The sizes of all text on the page, except in drawings. */
const sizes = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Record<string, string> = {};
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (
        !element ||
        !texts.currentNode.nodeValue?.trim() ||
        element.closest('svg, script, style, noscript, option')
      )
        continue;
      if (!element.checkVisibility()) continue;
      found[getComputedStyle(element).fontSize] ??=
        `${element.localName}.${element.className}: ${element.textContent?.slice(0, 30)}`;
    }
    return found;
  });

for (const width of [390, 1280])
  test(`at ${width} px, all pages together have at most seven sizes of text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const all: Record<string, string> = {};
    for (const address of KINDS) {
      await page.goto(address);
      for (const [size, where] of Object.entries(await sizes(page))) all[size] ??= `${address} ${where}`;
    }
    await page.goto('/tools/inspect?inspect=/samples/manifest-examples/files/composite.jpg');
    await page.locator('.verdict').waitFor();
    for (const [size, where] of Object.entries(await sizes(page))) all[size] ??= `report ${where}`;
    expect(Object.keys(all).length, JSON.stringify(all, null, 1)).toBeLessThanOrEqual(7);
  });

test('at 1280 px, code of 70 characters a line isn’t cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  let count = 0;
  for (const address of ['/docs/getting-started', '/docs/signing/local-signing', '/docs/manifest/writing']) {
    await page.goto(address);
    const fits = await page
      .locator('.prose > * .code:not(.terminal) > pre, .prose > .code:not(.terminal) > pre')
      .evaluateAll((all) =>
        all
          .filter((pre) => pre.checkVisibility() && !pre.closest('li'))
          .map((pre) => {
            const probe = Object.assign(document.createElement('code'), { textContent: '0'.repeat(70) });
            probe.style.cssText = 'inline-size:max-content;min-inline-size:0';
            pre.append(probe);
            const needed = probe.getBoundingClientRect().width;
            probe.remove();
            const { paddingLeft, paddingRight } = getComputedStyle(pre);
            return (
              needed <= pre.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
            );
          }),
      );
    count += fits.length;
    expect(fits, address).not.toContain(false);
  }
  expect(count).toBeGreaterThan(3);
});

test('code that is wider than its block can be wrapped, on this page, the next, and a later visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/signing/local-signing');
  const button = page.getByRole('button', { name: 'Wrap long lines' }).first();
  const pre = page.locator('.code:has(> .wrap) > pre').first();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(1);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBeLessThanOrEqual(1);
  await page.locator('.pager-next').click();
  await expect(page.locator('html[data-wrap]')).toHaveCount(1);
  await page.goto('/docs/signing/local-signing');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBeLessThanOrEqual(1);
  await button.click();
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('the switch that wraps code can be seen and pressed, with a title above the code and without', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [address, block] of [
      ['/docs/signing/local-signing', '.code:has(> figcaption):has(> .wrap)'],
      ['/docs/manifest/writing', '.code:not(:has(> figcaption)):has(> .wrap)'],
    ] as const) {
      await page.goto(address);
      const code = page.locator(block).first();
      await code.scrollIntoViewIfNeeded();
      const button = await code.locator(':scope > .wrap').boundingBox();
      const copy = await code.locator(':scope > .copy').boundingBox();
      expect(button?.width, `${address} at ${width} px`).toBeGreaterThanOrEqual(24);
      expect(button?.height, `${address} at ${width} px`).toBeGreaterThanOrEqual(24);
      const isApart =
        (button?.x ?? 0) + (button?.width ?? 0) <= (copy?.x ?? 0) ||
        (button?.y ?? 0) >= (copy?.y ?? 0) + (copy?.height ?? 0);
      expect(isApart, `${address} at ${width} px`).toBe(true);
    }
  }
});
