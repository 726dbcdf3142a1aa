import puppeteer, { type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import type { Driver, EngineBrowser } from './driver.ts';

/** Firefox over WebDriver BiDi. */
export async function launchFirefox(path: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path });
  let context: BrowserContext | undefined;
  return {
    async fresh() {
      await context?.close();
      context = await browser.createBrowserContext();
      return driverOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

/**
 * Firefox reports a font whose download the next navigation aborted (`NS_BINDING_ABORTED`) as an error of the page. A font
 * that's missing has another status.
 */
const ABORTED_FONT = /downloadable font: download failed.*status=2152398850/;

function driverOf(page: Page): Driver {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!ABORTED_FONT.test(String(error))) errors.push(String(error));
  });

  return {
    async open(address) {
      await page.goto(address);
    },
    async back() {
      await page.goBack();
    },
    // Puppeteer's types also allow handles as arguments, which aren't used here.
    run: ((script: (...args: unknown[]) => unknown, ...args: unknown[]) =>
      page.evaluate(script, ...args)) as Driver['run'],
    click: (css) => page.locator(css).click(),
    type: (text) => page.keyboard.type(text),
    async press(chord) {
      const keys = chord.split('+') as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    errors: () => errors,
  };
}
