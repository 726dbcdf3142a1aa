import { conformanceSpecimens } from '@content-credentials/verdict/testkit/forger';
import type { Page } from '@playwright/test';
import { given, named } from '../support/specimens.ts';
import { axeFindings } from './support/axe.ts';
import { inspect, openInspector, openTab, verdict } from './support/inspector.ts';
import { broken } from './support/invariants.ts';
import { expect, test } from './support/test.ts';

const section = (page: Page) =>
  page.locator('.report-part', {
    has: page.getByRole('heading', { name: 'Check against the conformance program' }),
  });
const check = (page: Page) => page.getByRole('button', { name: 'Check against the program’s rules' });
const ALL_MET = 'Meets 31 of 31 file rules (program 0.2, C2PA 2.4)';

test('the rules load when somebody asks for the check, and say what a file meets, and why', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const all = await conformanceSpecimens();
  const open = async (id: string) => {
    await inspect(page, given(named(all, id)));
    await openTab(page, 'Checks');
  };
  await openInspector(page);

  await test.step('an honest file meets all, which were chosen by its claim or by the reader', async () => {
    await open('rules-met');
    const before = scripts.length;
    await check(page).focus();
    await page.keyboard.press('Enter');
    await expect(section(page).getByRole('heading', { name: ALL_MET })).toBeVisible();
    expect(scripts.slice(before).join()).toContain('ConformanceResult');
    expect(scripts.slice(0, before).join()).not.toContain('ConformanceResult');
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

  await test.step('a forged file that meets all stays Invalid, and isn’t called conformant', async () => {
    await open('rules-met-forged');
    await expect(verdict(page).locator('.verdict-state')).toHaveText('Invalid');
    await check(page).click();
    await expect(section(page)).toContainText(ALL_MET);
    await expect(section(page)).toContainText('Verdict: Invalid, as above.');
    await expect(verdict(page).locator('.verdict-state')).toHaveText('Invalid');
    const words = (await section(page).textContent()) ?? '';
    expect(words).not.toMatch(/\b(conformant|trusted)\b/i);
    expect(words.indexOf('Verdict: Invalid')).toBeLessThan(words.indexOf(ALL_MET));
  });

  await test.step('rules that aren’t met come first, with clause, finding, and fix', async () => {
    await open('rules-broken');
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
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(broken)).toEqual([]);
    await expect(actions).toContainText('C2PA Tool: c2patool photo.jpg --manifest definition.json');
    expect(await axeFindings(page)).toEqual([]);
  });
});
