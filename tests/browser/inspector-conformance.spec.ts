import { conformanceSpecimens, type Specimen } from '@content-credentials/verdict/testkit/forger';
import type { Page } from '@playwright/test';
import { given, named } from '../support/specimens.ts';
import { axeFindings } from './support/axe.ts';
import { inspect, openInspector, openTab, verdict } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

let all: Specimen[];
test.beforeAll(async () => {
  all = await conformanceSpecimens();
});

async function open(page: Page, id: string) {
  await inspect(page, given(named(all, id)));
  await openTab(page, 'Checks');
}

const section = (page: Page) =>
  page.locator('.report-part', {
    has: page.getByRole('heading', { name: 'Check against the conformance program' }),
  });
const check = (page: Page) => page.getByRole('button', { name: 'Check against the program’s rules' });
const ALL_MET = 'Meets 31 of 31 file rules (program 0.2, C2PA 2.4)';

test('the rules load only when somebody asks for the check', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openInspector(page);
  await open(page, 'rules-met');
  const before = scripts.length;
  await check(page).click();
  await expect(section(page).getByRole('heading', { name: ALL_MET })).toBeVisible();
  expect(scripts.slice(before).join()).toContain('ConformanceResult');
  expect(scripts.slice(0, before).join()).not.toContain('ConformanceResult');
});

test('an honest file meets all rules; they say why they were chosen, and what they do not mean', async ({
  page,
}) => {
  await openInspector(page);
  await open(page, 'rules-met');
  await check(page).focus();
  await page.keyboard.press('Enter');
  await expect(section(page)).toContainText(ALL_MET);
  await expect(section(page)).toContainText('The claim says in specVersion that it follows C2PA 2.4.');
  await expect(section(page)).toContainText('isn’t trust, and it isn’t conformance');
  await expect(section(page)).toContainText('Captured with a camera or a microphone');
  await section(page).getByText('31 rules met').click();
  await expect(section(page).getByText('mandatory_spec_version')).toBeVisible();
  await section(page).getByLabel('Rules').selectOption({ label: 'Program 0.1, C2PA 2.2 (20 rules)' });
  await expect(section(page)).toContainText('Meets 20 of 20 file rules (program 0.1, C2PA 2.2)');
  await expect(section(page)).toContainText('You chose these rules.');
  expect(await axeFindings(page)).toEqual([]);
});

test('rules that are not met come first, with clause, finding, and fix', async ({ page }) => {
  await openInspector(page);
  await open(page, 'rules-broken');
  await check(page).click();
  await expect(section(page)).toContainText('Meets 24 of 31 file rules (program 0.2, C2PA 2.4)');
  const rules = section(page).locator('.check-list > li:visible');
  await expect(rules).toHaveCount(7);
  const actions = rules.filter({ hasText: 'no_unsupported_actions' });
  await expect(actions).toContainText('c2pa.polished');
  await expect(actions).toContainText('Fix: Correct the action’s name');
  await expect(actions.getByRole('link', { name: 'C2PA 2.4, 18.15 Actions' })).toHaveAttribute(
    'href',
    /#_actions$/,
  );
  await actions.getByText('In each SDK').click();
  await expect(actions).toContainText('C2PA Tool: c2patool photo.jpg --manifest definition.json');
  expect(await axeFindings(page)).toEqual([]);
});

test('a forged file that meets all rules stays Invalid, and is never called conformant or trusted', async ({
  page,
}) => {
  await openInspector(page);
  await open(page, 'rules-met-forged');
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Invalid');
  await check(page).click();
  await expect(section(page)).toContainText(ALL_MET);
  await expect(section(page)).toContainText('Verdict: Invalid, as above.');
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Invalid');
  const words = (await section(page).textContent()) ?? '';
  expect(words).not.toMatch(/\b(conformant|trusted)\b/i);
  expect(words.indexOf('Verdict: Invalid')).toBeLessThan(words.indexOf(ALL_MET));
});

for (const width of [390, 1280])
  test(`nothing is cut off at ${width} px`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await openInspector(page);
    await open(page, 'rules-broken');
    await check(page).click();
    await section(page).getByText('In each SDK').first().click();
    const wide = await section(page).evaluate((part) => {
      const { right } = part.getBoundingClientRect();
      return [...part.querySelectorAll('*:not(.sr-only)')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > right + 1)
        .map((one) => one.textContent?.slice(0, 60));
    });
    expect(wide).toEqual([]);
    await section(page).screenshot({ path: info.outputPath(`conformance-${width}.png`) });
  });
