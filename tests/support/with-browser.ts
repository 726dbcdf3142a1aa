import { type Browser, chromium } from '@playwright/test';
import { createSiteServer } from '../../src/features/serve/server.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { listening } from './listening.ts';

/** Serves a built site, and starts Chromium, for as long as some work takes. */
export async function withBrowser<Result>(
  dir: string,
  work: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const { origin, close } = await listening(createSiteServer(dir));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
  try {
    return await work(browser, origin);
  } finally {
    await browser.close();
    await close();
  }
}
