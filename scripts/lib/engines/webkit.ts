import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actions, Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { Driver, EngineBrowser, LaunchOptions } from './driver.ts';
import { until } from './until.ts';

/** Larger than any window we use. */
const SCREEN = '-screen 0 1600x1400x24';

/** MiniBrowser's toolbar keeps windows from getting narrower than 334 pixels, even where it isn't shown. */
const SMALL_TOOLBAR = 'toolbar * { padding: 0; margin: 0; border: 0; min-width: 0; font-size: 1px; }\n';

/** WebKitGTK's MiniBrowser over WebDriver, on its own virtual screen. */
export async function launchWebKit({ path, javaScript }: LaunchOptions): Promise<EngineBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  const port = await freePort();
  const command = ['-a', '-s', SCREEN, 'WebKitWebDriver', `--port=${port}`];
  // In its own process group, because xvfb-run doesn't forward the signal that ends it.
  const service = spawn('xvfb-run', command, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: home },
  });
  const stop = async () => {
    if (service.pid !== undefined && service.exitCode === null) {
      process.kill(-service.pid);
      await once(service, 'exit');
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver answers', async () => (await fetch(`${url}/status`)).ok);
    const args = ['--automation', '--full-screen', `--enable-javascript=${javaScript}`];
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: path, args },
    });
    const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    return browserOf(session, javaScript, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function browserOf(session: WebDriver, javaScript: boolean, stop: () => Promise<void>): EngineBrowser {
  return {
    /**
     * Storage belongs to a session and is cleared when the session ends; a new session each time would cost seconds.
     */
    async fresh(origin) {
      await session.switchTo().defaultContent();
      await session.get(`${origin}/robots.txt`);
      await session.manage().deleteAllCookies();
      await session.executeScript(() => [localStorage, sessionStorage].map((store) => store.clear()));
      return driverOf(session, javaScript);
    },
    async close() {
      await session.quit();
      await stop();
    },
  };
}

const keyOf = (name: string): string => {
  const key = (Key as unknown as Record<string, unknown>)[
    name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
  ];
  return name.length > 1 && typeof key === 'string' ? key : name;
};

/** Methods missing from selenium-webdriver's types. */
type ScrollingActions = Actions & { scroll(x: number, y: number, right: number, down: number): Actions };

function driverOf(session: WebDriver, javaScript: boolean): Driver {
  return {
    javaScript,
    async open(address) {
      await session.switchTo().defaultContent();
      await session.executeScript(() => Object.assign(window, { isLeft: true }).isLeft);
      await session.get(address);
      // WebKitWebDriver sometimes returns while the previous page is still shown, or before scripts have run.
      await until(`${address} is loaded`, () =>
        session.executeScript<boolean>(() => !('isLeft' in window) && document.readyState === 'complete'),
      );
    },
    back: () => session.navigate().back(),
    run: ((script: (...args: unknown[]) => unknown, ...args: unknown[]) =>
      session.executeScript(script, ...args)) as Driver['run'],
    click: (x, y) => session.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    async press(chord) {
      const keys = chord.split('+').map(keyOf);
      const actions = session.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    wheel: (x, y, down) => (session.actions() as ScrollingActions).scroll(x, y, 0, down).perform(),
    // Without borders the window is the viewport.
    async resize(width, height) {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    async enter(selector) {
      await session.switchTo().frame(await session.findElement(By.css(selector)));
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    errors: () => [],
    requests: () => [],
  };
}
