import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { findChromium } from '../../../support/chromium.ts';
import { launchChromium, type ServedPage, servePage } from '../page.ts';
import { readPins } from '../pins.ts';
import { numberIn, type RunResult, versionOf } from '../programs.ts';
import type { Program, Toolchain } from '../toolchain.ts';

/**
 * A page built with Vite, in Chromium, used like a visitor would: the files go to its file inputs in order, its
 * button is pressed if it has one, its report is read when it's no longer `aria-busy`, and its downloads are saved.
 */
export const web: Toolchain = {
  language: 'web',
  async prepare(samplesDir) {
    const path = findChromium();
    if (!path) return { missing: "Chromium isn't installed; install it, or set CHROMIUM_PATH" };
    process.env.CHROMIUM_PATH ??= path;
    let browser: Promise<Browser> | undefined;
    let page: Promise<Page> | undefined;
    const pages = new Map<string, Promise<ServedPage>>();
    const served = (root: string) => {
      const page = pages.get(root) ?? servePage(root);
      pages.set(root, page);
      return page;
    };
    const chromium = numberIn(versionOf(path) ?? '').split('.')[0];
    return {
      with: `@contentauth/c2pa-web ${readPins(samplesDir).web}, Chromium ${chromium}`,
      async run(program) {
        browser ??= launchChromium();
        // One tab for all visits, so that Chromium compiles the SDK once.
        page ??= (await browser).newPage({ acceptDownloads: true });
        const { address } = await served(dirname(program.path));
        return visit(await page, address, program);
      },
      async close() {
        await (await browser)?.close();
        await Promise.all([...pages.values()].map(async (page) => (await page).close()));
      },
    };
  },
};

const report = '#report, output, pre';

/** Uses a page; its downloads go to its input folder. A report that begins with `error:` is a failure. */
export async function visit(
  page: Page,
  address: string,
  { choose, cwd }: Pick<Program, 'choose' | 'cwd'>,
): Promise<RunResult> {
  const complaints: string[] = [];
  page.removeAllListeners('pageerror').on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);

  const inputs = page.locator('input[type=file]');
  if (choose.some(Boolean)) await inputs.first().waitFor({ state: 'attached' });
  for (const [index, name] of choose.entries())
    if (name) await inputs.nth(index).setInputFiles(join(cwd, name));
  const button = page.locator('button');
  if ((await button.count()) > 0) await button.first().click();

  const done = await page
    .locator(report)
    .and(page.locator(':not([aria-busy=true])'))
    .filter({ hasText: /\S/ })
    .first()
    .waitFor({ timeout: 30_000 })
    .then(
      () => true,
      () => false,
    );
  const text = ((await page.locator(report).first().textContent()) ?? '').trim();
  for (const link of await page.locator('a[download]').all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    await download.saveAs(join(cwd, download.suggestedFilename()));
  }
  if (!done) complaints.push('the page showed no report within 30 s');
  const failed = complaints.length > 0 || text.startsWith('error:');
  return {
    stdout: failed ? '' : `${text}\n`,
    stderr: failed ? [text, ...complaints].join('\n') : '',
    code: failed ? 1 : 0,
  };
}
