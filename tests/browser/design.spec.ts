import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fixtureTest } from './support/fixture-test.ts';
import { choose, example, inspect, memoryFile, openTab, trustExamples } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

// `npx playwright test --project=more design.spec.ts --update-snapshots` takes the pictures again. Look at each of them.

interface Picture {
  name: string;
  width: number;
  /** Where it begins; without it, the empty inspector. */
  path?: string;
  /** What a reader does first. */
  act?(page: Page): Promise<void>;
  /** What it shows; without it, the window. */
  part?: string;
}

const WIDE = 1280;
const PHONE = 390;
const reported = (file: string) => `/tools/inspect?inspect=/samples/manifest-examples/files/${file}`;
const choosing =
  (...names: string[]) =>
  (page: Page) =>
    choose(page, names.map(example));
const card = (name: string, file: string, width: number): Picture => ({
  ...{ name, width, path: reported(file), part: '.verdict-face' },
});

async function trusted(page: Page): Promise<void> {
  await trustExamples(page);
  await page.locator('.verdict-state', { hasText: /^Trusted$/ }).waitFor();
}

/** States of the inspector, with the documentation's own files. */
const PICTURES: readonly Picture[] = [
  card('card-valid', 'created.jpg', WIDE),
  card('card-changed', 'tampered.jpg', WIDE),
  card('card-ai', 'generated.jpg', WIDE),
  card('card-partly-ai-phone', 'composite.jpg', PHONE),
  { ...card('card-trusted', 'created.jpg', WIDE), act: trusted },
  { name: 'card-without-file', width: WIDE, part: '.verdict-face', act: choosing('sidecar.c2pa') },
  { name: 'first-screen', path: reported('composite.jpg'), width: 1440 },
  { name: 'first-screen-phone', path: reported('composite.jpg'), width: PHONE },
  {
    ...card('history', 'composite.jpg', WIDE),
    part: '.card-panel[data-chosen]',
    act: (page) => openTab(page, 'History'),
  },
  { name: 'no-credentials', width: PHONE, part: '.outcome', act: choosing('sidecar.jpg') },
  { name: 'elsewhere', width: WIDE, part: '.outcome', act: choosing('remote.jpg') },
  {
    ...{ name: 'unsupported', width: PHONE, part: '.outcome' },
    act: (page) => inspect(page, memoryFile('x.txt', 'hello')),
  },
  { name: 'empty', width: WIDE, part: '.drop-panel' },
  { name: 'empty-phone', width: PHONE, part: '.drop-panel' },
  { name: 'compared', width: WIDE, part: '.comparison', act: choosing('created.jpg', 'edited.jpg') },
  {
    ...{ name: 'files', width: WIDE, part: '.files-table' },
    act: async (page) => {
      await choosing('created.jpg', 'tampered.jpg', 'generated.jpg')(page);
      await expect(page.locator('.files-state')).toHaveCount(3);
    },
  },
];

/** Pages of a site whose text only tests read. */
const FIXTURE: readonly Picture[] = [
  { name: 'page', path: '/docs/introduction', width: 1440 },
  { name: 'page-phone', path: '/docs/introduction', width: PHONE },
  { name: 'page-tablet', path: '/docs/long', width: 820 },
  {
    ...{ name: 'page-dark', path: '/docs/introduction', width: WIDE },
    act: (page) => page.emulateMedia({ colorScheme: 'dark' }),
  },
  { name: 'code', path: '/docs/code', width: WIDE, part: 'article' },
  { name: 'not-found', path: '/docs/no-such-page', width: WIDE },
  {
    ...{ name: 'dropdown', path: '/docs/long', width: WIDE },
    act: (page) => page.getByRole('navigation', { name: 'Main' }).getByText('A dropdown').click(),
  },
];

const browser = process.env.CHROMIUM_PATH ?? 'none';
const isDebians =
  existsSync('/etc/debian_version') && /^\/usr\/bin\/chromium(?:-headless-shell)?$/.test(browser);
const WHY_NOT = `Pictures of the design are compared in Debian’s Chromium: others draw letters differently. This is ${browser}`;
if (!isDebians) console.log(WHY_NOT);

async function compare(page: Page, picture: Picture): Promise<void> {
  test.skip(!isDebians, WHY_NOT);
  const { name, path = '/tools/inspect', width, act, part } = picture;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A part that barely fits the window would be cut off.
  await page.setViewportSize({ width, height: part ? 1200 : width === PHONE ? 844 : 900 });
  await page.goto(path);
  if (path.includes('?inspect=')) await page.locator('.verdict-state').waitFor();
  await act?.(page);
  const shown = page.locator(part ?? (path.includes('?inspect=') ? '.verdict' : 'h1')).first();
  await shown.waitFor();
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all([...document.images].filter((one) => one.checkVisibility()).map((one) => one.decode()));
  });
  await expect(part === undefined ? page : shown).toHaveScreenshot(`${name}.png`, {
    maxDiffPixelRatio: 0.001,
  });
}

for (const picture of PICTURES)
  test(`${picture.name} looks as in its picture`, ({ page }) => compare(page, picture));

const fixtureSite = fixtureTest('features');
for (const picture of FIXTURE)
  fixtureSite(`${picture.name} looks as in its picture`, ({ page }) => compare(page, picture));
