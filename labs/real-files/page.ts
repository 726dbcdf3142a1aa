import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { toolAddress } from '../../src/config/tool-pages.ts';
import { createSiteServer } from '../../src/features/serve/server.ts';
import { chromiumFlags, ensureChromium } from '../../tests/support/chromium.ts';
import { builtDir } from '../../tests/support/site-pages.ts';

/** What someone sees who opens a file. */
export interface Seen {
  /** The badge, or the title of a file without a verdict. */
  label: string;
  /** Empty without a verdict. */
  headline: string;
  /** What follows it, or the text below the title. */
  sentence: string;
}

const READING = 60_000;

async function seenOn(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const text = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()).join(' ');
    return document.querySelector('.verdict')
      ? {
          label: text('.verdict .verdict-state'),
          headline: text('.verdict-sentence'),
          sentence: text('.verdict-detail'),
        }
      : { label: text('.outcome h3'), headline: '', sentence: text('.outcome > p') };
  });
}

/**
 * Opens each file in the inspector of the built site, one after the other, as a reader would.
 * @throws Error if a file has no answer, or the page an error
 */
export async function inPage(paths: readonly string[]): Promise<Seen[]> {
  const server = createSiteServer(builtDir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(base) && !url.startsWith('blob:') && !url.startsWith('data:'))
        errors.push(`a request to ${url}`);
    });
    await page.goto(base + toolAddress('inspect'));
    const seen: Seen[] = [];
    for (const path of paths) {
      await page.locator('.drop-panel input[type=file]').setInputFiles(path);
      await page.locator('.verdict, .outcome').first().waitFor({ timeout: READING });
      seen.push(await seenOn(page));
      if (errors.length > 0) throw new Error(`${path}: ${errors.join('; ')}`);
      await page.getByRole('button', { name: 'Inspect another file' }).click();
    }
    return seen;
  } finally {
    await browser.close();
    server.close();
  }
}
