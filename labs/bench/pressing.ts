import type { Browser } from '@playwright/test';
import { toolAddress } from '../../src/config/tool-pages.ts';
import { type Conditions, FAST, openPage, waitForAnswer } from './browser.ts';
import { type Row, repeat } from './figures.ts';

const SLOW: Conditions = { label: 'processor ÷ 4', slower: 4 };

/** Notes when the frame after a press is there. */
const notePress = () =>
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          globalThis.__answered ??= performance.now() - timeStamp;
        }),
      ),
    { capture: true, once: true },
  );

/** Each tool, and the press that a reader begins with. */
const PRESSES = [
  { tool: 'inspect', name: 'Inspector', press: 'A created image' },
  { tool: 'sign', name: 'Signing lab', press: 'Create keys and sign' },
  { tool: 'certificate', name: 'Certificate clinic', press: 'A good chain' },
] as const;

/** From the first press in a tool, as soon as it's there, to the next frame. */
async function measurePress(
  browser: Browser,
  base: string,
  conditions: Conditions,
  { tool, name, press }: (typeof PRESSES)[number],
): Promise<number> {
  const { page } = await openPage(browser, base, conditions);
  try {
    await page.addInitScript(notePress);
    await page.goto(toolAddress(tool));
    const button = page.getByRole('region', { name }).getByRole('button', { name: press, exact: true });
    await button.click({ noWaitAfter: true });
    return await waitForAnswer(page);
  } finally {
    await page.context().close();
  }
}

/** How soon each tool answers the first press. */
export async function measurePressing(browser: Browser, base: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const press of PRESSES) {
    const measured = await repeat([FAST, SLOW], runs, (one) => measurePress(browser, base, one, press));
    for (const [{ label }, figures] of measured) {
      const what = `${press.name}: from the first press to the next frame (${label})`;
      rows.push({ what, runs: figures, unit: 'ms' });
    }
  }
  return rows;
}
