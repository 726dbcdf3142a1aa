import { readFile } from 'node:fs/promises';
import { EXPIRED, STATES } from '@content-credentials/verdict/report/states';
import { type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import { choose, openInspector, openTab } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

const given = ({ name, type, file }: Specimen) => ({ name, mimeType: type, buffer: Buffer.from(file) });
/** The table takes 200 files at once. */
const AT_ONCE = 200;

const isRight = (state: string, { expect: wanted, hasExpired }: Specimen): boolean =>
  wanted === 'not Valid'
    ? !['Valid', 'Trusted'].includes(state)
    : state === (hasExpired ? EXPIRED : STATES[wanted]).label;

test('every forged file has its verdict in the table, in CSV, and in JSON', async ({ page }) => {
  test.setTimeout(180_000);
  const files = (await specimens()).filter(({ sidecar }) => !sidecar);
  expect(files.length).toBeGreaterThan(120);
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const some = files.slice(from, from + AT_ONCE);
    const inspector = await openInspector(page);
    await choose(page, some.map(given));
    await expect(page.locator('.files-open')).toHaveCount(some.length);
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
    const save = async (name: string) => {
      const saved = page.waitForEvent('download');
      await inspector.getByRole('button', { name }).click();
      return readFile(await (await saved).path(), 'utf8');
    };
    const json = JSON.parse(await save('Download JSON')) as { files: Array<{ name: string; state: string }> };
    const states = new Map(json.files.map(({ name, state }) => [name, state]));
    const lines = (await save('Download CSV')).split('\r\n');
    const wrong = some.flatMap((specimen) => {
      const { id, name, expect: wanted } = specimen;
      const state = states.get(name) ?? 'missing';
      const line = lines.find((one) => one.startsWith(`${name},`)) ?? '';
      return isRight(state, specimen) && line.includes(`,${state},`)
        ? []
        : [`${id}: JSON says ${state}, CSV ${line.slice(0, 120)}, expected ${wanted}`];
    });
    expect(wrong).toEqual([]);
  }
});

for (const [id, state] of [
  ['png-image-excluded', 'Invalid'],
  ['avif-v2-tile-twice', 'Partial'],
  ['trust-invented-name', 'Valid'],
] as const)
  test(`${id}: every export of its report says ${STATES[state].label}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const specimen = (await specimens()).find((one) => one.id === id);
    if (!specimen) throw new Error(`the forger has no ${id}`);
    const inspector = await openInspector(page);
    await choose(page, [given(specimen)]);
    const { label } = STATES[state];
    await expect(page.locator('.verdict .verdict-state').first()).toHaveText(label);
    await openTab(page, 'Data');
    await inspector.getByRole('button', { name: 'Copy as text' }).click();
    await expect(inspector.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(label);
    const save = async (name: string) => {
      const saved = page.waitForEvent('download');
      await inspector.getByRole('button', { name, exact: true }).click();
      return readFile(await (await saved).path(), 'utf8');
    };
    expect(await save('Download HTML')).toContain(label);
    // The SDK's own state stays in its report, so ours is next to it.
    expect(JSON.parse(await save('Download JSON'))).toMatchObject({ inspection: { state } });
    expect(JSON.parse(await save('Download crJSON'))).toMatchObject({ 'extras:inspection': { state } });
  });
