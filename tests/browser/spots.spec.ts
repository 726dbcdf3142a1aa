import { expect, type Page, test as siteTest } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { example, inspect, openTab } from './support/inspector.ts';
import { settled } from './support/observe.ts';
import { test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const site = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const top = (page: Page, css: string) =>
  page
    .locator(css)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

/** Opens a page and waits for its fonts, because others take more lines. */
async function openWithFonts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

test('the cards of a row begin at the same height', async ({ page }) => {
  await page.goto('/docs/getting-started');
  const tops = await page
    .locator('.prose .cards li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBeLessThan(tops.length);
  for (const one of tops)
    expect(tops.filter((other) => Math.abs(other - one) < 20)).toEqual(tops.filter((other) => other === one));
});

test('three next steps are one row', async ({ page }) => {
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/signing/get-cert');
    const cards = page.locator('.prose .cards').last().locator('li');
    await expect(cards).toHaveCount(3);
    const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
  }
});

test('a label after a name in a table is as wide as its text', async ({ page }) => {
  await page.goto('/docs/c2pa-node/api/builder');
  const label = page.getByRole('rowheader', { name: 'noEmbed' }).getByText('optional');
  const [box, text] = await label.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [element.getBoundingClientRect().width, range.getBoundingClientRect().width];
  });
  expect(box).toBeLessThan((text ?? 0) + 20);
});

test('on a phone, a property of the JSON reference is explained in the whole width', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/docs/manifest/json-ref/settings');
  const row = page.locator('[id="TrustSettings.trust_config"]');
  const [name, meaning] = await row
    .locator(':is(th, td)')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
  expect(meaning?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN);
  expect(meaning?.width).toBeGreaterThan(0.8 * PHONE.width);
});

test('the text below a table keeps its distance, also inside a component', async ({ page }) => {
  await page.goto('/docs/manifest/reading/attack-gallery');
  const link = main(page).getByRole('link', { name: 'Inspect jpeg-changed.jpg' });
  const distance = await link.evaluate((element) => {
    const text = element.parentElement;
    const above = text?.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN;
    return (text?.getBoundingClientRect().top ?? Number.NaN) - above;
  });
  expect(distance).toBeGreaterThan(12);
});

test('a table of contents that is taller than the window follows the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/docs/faqs');
  const current = page.locator('.toc [aria-current]');
  const scrollTo = (share: number) =>
    page.evaluate(
      (part) => window.scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }),
      share,
    );
  const first = await current.textContent();
  await scrollTo(0.7);
  await expect(current).not.toHaveText(first ?? '');
  await expect(current).toBeInViewport({ ratio: 1 });
  await scrollTo(0);
  await expect(current).toHaveText(first ?? '');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('inline code keeps short names with hyphens whole', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/manifest/run-samples');
    const broken = await page.locator('.prose p code').evaluateAll((codes) =>
      codes.flatMap((code) => {
        const found: string[] = [];
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const { 0: word, index } of text.data.matchAll(/\S+-\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (word.length <= 20 && lines.size > 1) found.push(word);
          }
        }
        return found;
      }),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test('a command breaks between its words, and not after the hyphen of a name', async ({ page }) => {
  for (const [width, longest] of [
    [390, 16],
    [1280, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/manifest/writing/cawg-id');
    const broken = await page.locator('.terminal code').evaluateAll(
      (blocks, longest) =>
        blocks.flatMap((block) => {
          const found: string[] = [];
          const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const text = texts.currentNode as Text;
            // Comments are sentences.
            if (text.parentElement?.closest('.c')) continue;
            for (const { 0: word, index } of text.data.matchAll(/[\w.@]+-[\w.@-]+/g)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              if (word.length <= longest && lines.size > 1) found.push(word);
            }
          }
          return found;
        }),
      longest,
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test('on the home page, each language leads to its page, and the comparison to the table', async ({
  page,
}) => {
  await page.goto('/');
  const languages = main(page).locator('.languages > li');
  const count = await languages.count();
  expect(count).toBeGreaterThan(4);
  await expect(languages.getByRole('link')).toHaveCount(count);
  await languages.getByRole('link', { name: 'Python' }).click();
  await expect(page).toHaveURL(/\/docs\/c2pa-python$/);
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Compare the libraries' }).click();
  await expect(page.getByRole('heading', { name: 'Features by library' })).toBeInViewport();
});

test('the navbar marks the section that a page is in, and Docs opens the docs', async ({ page }) => {
  for (const [address, label] of [
    ['/docs/faqs', 'Docs'],
    ['/docs/signing/test-certs', 'Docs'],
    ['/docs/rust-sdk', 'Libraries'],
    ['/tools/inspect', 'Tools'],
  ] as const) {
    await page.goto(address);
    await expect(site(page).locator('[aria-current]'), address).toHaveText(label);
  }
  await site(page).getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(site(page).locator('[aria-current="page"]')).toHaveText('Docs');
});

test('the version is among the notes of the docs, and not above their title', async ({ page }) => {
  await page.goto('/docs');
  const version = main(page).getByText('Version: Next');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await version.boundingBox())?.y).toBeGreaterThan(title?.y ?? Number.POSITIVE_INFINITY);
});

for (const address of ['/', '/tools', '/tools/inspect', '/search'])
  test(`on a phone, the menu of ${address} has the docs`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const docs = page.locator('#menu').getByRole('navigation', { name: 'Docs', exact: true });
    await docs.locator('summary').filter({ hasText: 'Pages under Libraries' }).click();
    await docs.getByRole('link', { name: 'Libraries by language' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Libraries by language' })).toBeVisible();
  });

/** Names in the sidebar or the table of contents that are broken elsewhere than at the places that they offer. */
const brokenNames = (page: Page, css: string): Promise<string[]> =>
  page.locator(css).evaluate((list) => {
    const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.closest('a, .tree-heading')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });

for (const width of [1000, 1440])
  test(`at ${width} px, the sidebar breaks names only between their parts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/docs/js-sdk/api/c2pa', '/docs/codes/assertion.dataHash.mismatch']) {
      await page.goto(address);
      expect(await brokenNames(page, '#sidebar'), address).toEqual([]);
    }
  });

for (const width of [1200, 1280, 1920])
  test(`at ${width} px, the table of contents breaks names only between their parts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/docs/c2pa-node/api/builder', '/docs/js-sdk/api/c2pa']) {
      await openWithFonts(page, address);
      expect(await brokenNames(page, '.toc'), address).toEqual([]);
    }
  });

test('on a phone, the bar of contents and the menu of the page are a line each, with room for a thumb', async ({
  page,
}) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    for (const address of [
      '/docs/getting-started',
      '/docs/signing/certificate-rules',
      '/docs/codes/claim.missing',
      '/docs/c2pa-node/api/builder',
    ]) {
      await openWithFonts(page, address);
      const place = `${address} at ${width} px`;
      const bar = await main(page).getByRole('button', { name: 'On this page' }).boundingBox();
      expect(bar?.height, place).toBe(40);
      expect(bar?.width, place).toBeGreaterThan(0.8 * width);
      const copy = await main(page).getByText('Copy page').boundingBox();
      expect(copy?.height, place).toBeGreaterThanOrEqual(44);
      expect(copy?.height, place).toBeLessThan(60);
      // At the right edge, beside the path.
      const path = await page.getByRole('navigation', { name: 'Breadcrumbs' }).boundingBox();
      expect(copy?.x, place).toBeGreaterThanOrEqual((path?.x ?? 0) + (path?.width ?? 0));
    }
  }
});

test('on a phone, a link after a button keeps its words together, and begins where the button does', async ({
  page,
}) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    for (const address of ['/docs/signing/check-certificate', '/docs/signing/try-it']) {
      await openWithFonts(page, address);
      const link = main(page).getByRole('link', { name: 'Open full screen' });
      const lines = await link.evaluate((element) => [...element.getClientRects()]);
      expect(lines, `${address} at ${width} px`).toHaveLength(1);
      const button = await main(page)
        .getByRole('button', { name: /^Open the/ })
        .boundingBox();
      const isBelow = (lines[0]?.top ?? 0) > (button?.y ?? 0) + (button?.height ?? 0) - 1;
      if (isBelow) expect(lines[0]?.left).toBeCloseTo(button?.x ?? 0, 0);
    }
  }
});

test('no line of the path above a title begins with a slash', async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/codes/assertion.dataHash.mismatch');
    const [list, ...names] = await page
      .locator('.breadcrumbs ol, .breadcrumbs li:visible > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const lines = Map.groupBy(names, ({ top: y }) => Math.round(y));
    for (const [first] of lines.values()) expect(first?.left, `${width} px`).toBeCloseTo(list?.left ?? 0, 0);
  }
});

test('on a phone, the text of a page begins in the first half of the screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const address of ['/docs/getting-started', '/docs/signing/get-cert', '/docs/faqs']) {
    await page.goto(address);
    await page.getByText('Copy page').waitFor();
    expect(await top(page, '.prose > p'), address).toBeLessThan(PHONE.height / 2);
  }
  await page.goto('/docs/errors');
  await page.getByText('Copy page').waitFor();
  expect(await top(page, '.data-table-tools input')).toBeLessThan(PHONE.height / 2);
});

test('at 1000 px, the verdict on the home page stands beside its title', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/');
  const [title, picture] = [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await page.locator('.live').boundingBox(),
  ];
  expect(picture?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0) - 1);
});

test('the previews of the tools are shown at a size at which they can be read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/tools');
  const previews = page.locator('.picture-cards img');
  await expect(previews).toHaveCount(4);
  for (const preview of await previews.all()) {
    await preview.scrollIntoViewIfNeeded();
    // Two pixels for each of CSS: text of 15 px in the tool has at least 12 here.
    const scale = await preview.evaluate(
      (image: HTMLImageElement) => image.clientWidth / (image.width && image.naturalWidth / 2),
    );
    expect(scale).toBeGreaterThan(0.8);
  }
});

test('deep in a long page on a phone, the contents are one tap away, and cover no heading', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'On this page' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [360, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    await openWithFonts(page, '/docs/faqs');
    await page.getByText('Copy page').waitFor();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    // It takes little of the window: one line below the header.
    const bar = await button.boundingBox();
    expect((bar?.y ?? Number.NaN) + (bar?.height ?? 0), `at ${width} px`).toBeLessThan(120);
    const before = await height();
    await button.click();
    await expect(contents.locator('[aria-current]')).toBeVisible();
    expect(await height()).toBe(before);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(contents).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    // Beside the text, where nothing is a link.
    await page.mouse.click(5, 200);
    await expect(contents).toBeHidden();
    await button.click();
    const link = contents.getByRole('link').nth(3);
    const heading = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(contents).toBeHidden();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(112);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  }
});

test('on a phone, the whole width of each preview is shown', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tools');
  const previews = page.locator('.picture-cards img');
  await expect(previews).toHaveCount(4);
  for (const preview of await previews.all()) {
    await preview.scrollIntoViewIfNeeded();
    await preview.evaluate((image: HTMLImageElement) => image.decode());
    // Of a picture that covers its place, the lower end can be cut, but not the right one.
    const [shown, own] = await preview.evaluate((image: HTMLImageElement) => [
      image.clientWidth / image.clientHeight,
      image.naturalWidth / image.naturalHeight,
    ]);
    expect(shown).toBeGreaterThan((own ?? 0) - 0.05);
  }
});

test('printed, the home page has its text and pictures, and nothing to press', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-drop-target][data-started]').waitFor();
  const controls = main(page).locator('button, .button, input');
  expect(await controls.filter({ visible: true }).count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sign, tamper, verify' })).toBeVisible();
});

test('printed, a drawing leaves room for text on its page', async ({ page }) => {
  // The part of A4 that is printed on.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto('/docs/getting-started');
  await page.emulateMedia({ media: 'print' });
  for (const drawing of await page.locator('.diagram').all())
    expect((await drawing.boundingBox())?.height).toBeLessThan(1047 / 2);
  await expect(page.getByRole('button', { name: 'Open the lab' })).toBeHidden();
});

test('on a phone, the verdict fits the first screen, down to its tabs', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWithFonts(page, '/tools/inspect');
  await inspect(page, example('composite.jpg'));
  const tabs = page.getByRole('tablist');
  const bottom = await tabs.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  expect(bottom).toBeLessThanOrEqual(PHONE.height);
  await openTab(page, 'Checks');
  await expect(page.getByRole('heading', { name: 'Checks', exact: true })).toBeVisible();
});

siteTest(
  'without script, the home page and the inspector lead to C2PA Tool and the SDKs',
  async ({ request }) => {
    // Playwright turns script off too late for Chromium to show the contents of <noscript>.
    for (const address of ['/', '/tools/inspect']) {
      const [, instead = ''] =
        /<noscript>(?:<!--.*?-->)?([\s\S]*?C2PA Tool[\s\S]*?)<\/noscript>/.exec(
          await (await request.get(address)).text(),
        ) ?? [];
      expect(instead, address).toContain('href="/docs/c2patool"');
      expect(instead, address).toContain('href="/docs/manifest/reading"');
    }
  },
);

test('no list that scrolls cuts the ring around what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/docs/signing/get-cert');
  await page.getByText('Copy page').waitFor();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#sidebar a, .toc a, .code .copy, .code pre')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
        const { outlineOffset, outlineWidth } = getComputedStyle(element);
        const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        const scroller = element.closest('.menu, .toc, .code');
        const [inner, outer] = [element, scroller].map((one) => one?.getBoundingClientRect());
        return !inner || !outer || inner.left - ring < outer.left - 1 || inner.right + ring > outer.right + 1;
      })
      .map((element) => element.textContent),
  );
  expect(cut).toEqual([]);
});

test('on a phone, no heading is larger than the title', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const address of ['/docs', '/docs/signing/get-cert', '/tools/trust']) {
    await page.goto(address);
    const sizes = await main(page)
      .locator('h1, h2, h3')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    const [title = 0, ...others] = sizes;
    expect(others.length, address).toBeGreaterThan(1);
    expect(Math.max(...others), address).toBeLessThan(title);
  }
});

test('in the task index, the arrow beside a label covers none of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/docs/manifest/tasks');
  const buttons = page.locator('.task-index thead button');
  await expect(buttons).not.toHaveCount(0);
  const gaps = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const { insetInlineEnd, width } = getComputedStyle(button, '::after');
      const arrow = Number.parseFloat(insetInlineEnd) + Number.parseFloat(width);
      const cell = button.closest('th')?.getBoundingClientRect();
      return (cell?.right ?? 0) - arrow - range.getBoundingClientRect().right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});

test('a mark beside the name of a parameter is as wide as its word', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/c2pa-node/api/builder');
  const widths = await main(page)
    .locator('.api-flag')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(2);
  expect(Math.max(...widths)).toBeLessThan(90);
});

test('lines of running text have at most 80 characters, also in steps, lists, and definitions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [address, css] of [
    ['/docs/getting-started', '.steps > ol > li:not(:has(figure))'],
    ['/docs/glossary', '.glossary dd'],
    ['/docs/codes/assertion.dataHash.mismatch', '.causes li > p'],
  ] as const) {
    await page.goto(address);
    const widths = await main(page)
      .locator(css)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths.length, address).toBeGreaterThan(1);
    expect(Math.max(...widths), address).toBeLessThan(640);
  }
});

test('the title of a status code breaks only at its dots', async ({ page }) => {
  for (const width of [390, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await openWithFonts(page, '/docs/codes/assertion.dataHash.mismatch');
    const lines = await main(page)
      .getByRole('heading', { level: 1 })
      .evaluate((title) => {
        const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        const tops = new Map<number, string>();
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          const { top: y } = range.getBoundingClientRect();
          tops.set(y, (tops.get(y) ?? '') + texts.currentNode.nodeValue);
        }
        return [...tops.values()];
      });
    for (const line of lines.slice(0, -1)) expect(line, `${width} px`).toMatch(/\.$/);
  }
});

test('on a phone, neither the clinic’s commands nor the inspector’s JSON are cut', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const cut = (css: string) =>
    page
      .locator(css)
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => [one.scrollWidth - one.clientWidth, one.textContent]),
      );
  await page.goto('/tools/certificate');
  await page.getByRole('button', { name: 'No extended key usage' }).click();
  await page.locator('.clinic-command').first().waitFor();
  for (const summary of await page.locator('.certificate-clinic .fold > summary').all())
    await summary.click();
  const commands = await cut('.clinic-command pre');
  expect(commands.length).toBeGreaterThan(2);
  expect(commands.filter(([over]) => Number(over) > 1)).toEqual([]);

  await page.goto('/tools/inspect');
  await inspect(page, example('identity.jpg'));
  await openTab(page, 'History');
  await page.locator('.node-panel summary').filter({ hasText: 'cawg.identity' }).click();
  const boxes = await cut('.json-box');
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes.filter(([over]) => Number(over) > 1)).toEqual([]);
});

test('names in the trust lists have room for words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/tools/trust');
  const widths = await page
    .locator('.trust-page td ul')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(2);
  expect(Math.min(...widths)).toBeGreaterThan(150);
});

test('on a phone, tables can be sorted, except that of tasks, whose columns are languages', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const [address, name, isShown] of [
    ['/tools/trust', 'Company', true],
    ['/docs/codes', 'Group', true],
    ['/docs/manifest/tasks', 'Python', false],
  ] as const) {
    await page.goto(address);
    const sort = page.locator('.data-table thead button', { hasText: name }).first();
    await expect(sort, address).toBeVisible({ visible: isShown });
    if (!isShown) continue;
    const [button, table] = [
      await sort.boundingBox(),
      await page.locator('.data-table').first().boundingBox(),
    ];
    expect((button?.x ?? 0) + (button?.width ?? 0), address).toBeLessThan(
      (table?.x ?? 0) + (table?.width ?? 0),
    );
    expect(button?.width, address).toBeGreaterThan(20);
  }
});

test('on a phone, addresses on the not-found page break after their slashes', async ({ page }) => {
  await page.setViewportSize({ ...PHONE, width: 320 });
  await page.goto('/docs/manifest/reading/validators');
  await main(page).getByRole('link', { name: '/docs/manifest/reading/validators-disagree' }).waitFor();
  const ends = await page.locator('.requested-path a, [data-near="list"] a, [data-path]').evaluateAll((all) =>
    all.flatMap((one) => {
      const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        return lines.size > 1 && !text.textContent?.includes('-') ? [text.textContent] : [];
      });
    }),
  );
  expect(ends).toEqual([]);
});
