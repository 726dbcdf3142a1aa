import puppeteer, {
  type Browser,
  type BrowserContext,
  type Frame,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { chromiumFlags } from '../testing/chromium.ts';
import type { Driver, EngineBrowser, LaunchOptions } from './driver.ts';

/** Chromium over its own protocol. */
export async function launchChromium({ path, javaScript }: LaunchOptions): Promise<EngineBrowser> {
  const args = [...chromiumFlags, ...(javaScript ? [] : ['--blink-settings=scriptEnabled=false'])];
  return browserOf(await puppeteer.launch({ executablePath: path, args }), javaScript);
}

/** Firefox over WebDriver BiDi. */
export async function launchFirefox({ path, javaScript }: LaunchOptions): Promise<EngineBrowser> {
  const extraPrefsFirefox = javaScript ? {} : { 'javascript.enabled': false };
  return browserOf(
    await puppeteer.launch({ browser: 'firefox', executablePath: path, extraPrefsFirefox }),
    javaScript,
  );
}

function browserOf(browser: Browser, javaScript: boolean): EngineBrowser {
  let context: BrowserContext | undefined;
  return {
    async fresh() {
      await context?.close();
      context = await browser.createBrowserContext();
      return driverOf(await context.newPage(), javaScript);
    },
    close: () => browser.close(),
  };
}

/**
 * Firefox reports a font whose download the next navigation aborted (`NS_BINDING_ABORTED`) as an error of the page. A font
 * that's missing has another status.
 */
const ABORTED_FONT = /downloadable font: download failed.*status=2152398850/;

function driverOf(page: Page, javaScript: boolean): Driver {
  let frame: Page | Frame = page;
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!ABORTED_FONT.test(String(error))) errors.push(String(error));
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  return {
    javaScript,
    async open(address) {
      frame = page;
      await page.goto(address);
    },
    async back() {
      await page.goBack();
    },
    // Puppeteer's types also allow handles as arguments, which aren't used here.
    run: ((script: (...args: unknown[]) => unknown, ...args: unknown[]) =>
      frame.evaluate(script, ...args)) as Driver['run'],
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(chord) {
      const keys = chord.split('+') as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    async wheel(x, y, down) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: down });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async enter(selector) {
      const inner = await (await page.waitForSelector(selector))?.contentFrame();
      if (!inner) throw new Error(`${selector} isn't a frame`);
      frame = inner;
    },
    screenshot: () => page.screenshot(),
    errors: () => errors,
    requests: () => requests,
  };
}
