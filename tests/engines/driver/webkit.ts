import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { expect, vi } from 'vitest';
import { freePort } from '../../support/listening.ts';
import type { Driver, EngineBrowser } from './driver.ts';

/** A busy machine sometimes needs this many milliseconds. */
const PATIENCE = 20_000;

/** Larger than any window we use. */
const SCREEN = '-screen 0 1600x1400x24';

/** MiniBrowser's toolbar keeps windows from getting narrower than 334 pixels, even where it isn't shown. */
const SMALL_TOOLBAR = 'toolbar * { padding: 0; margin: 0; border: 0; min-width: 0; font-size: 1px; }\n';

/** WebKitGTK's MiniBrowser over WebDriver, on its own virtual screen. */
export async function launchWebKit(path: string): Promise<EngineBrowser> {
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
    await vi.waitFor(async () => expect((await fetch(`${url}/status`)).ok).toBe(true), PATIENCE);
    const args = ['--automation', '--full-screen'];
    const capabilities = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: path, args },
    };
    const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    return browserOf(session, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function browserOf(session: WebDriver, stop: () => Promise<void>): EngineBrowser {
  return {
    /**
     * Storage belongs to a session and is cleared when the session ends; a new session each time would cost seconds.
     */
    async fresh(origin) {
      await session.get(`${origin}/robots.txt`);
      await session.manage().deleteAllCookies();
      await session.executeScript(() => {
        for (const store of [localStorage, sessionStorage]) store.clear();
      });
      return driverOf(session);
    },
    async close() {
      await session.quit();
      await stop();
    },
  };
}

/** `ArrowDown` is `ARROW_DOWN` there. */
function keyOf(name: string): string {
  if (name.length === 1) return name;
  const [, key] = Object.entries(Key).find(([known]) => known.replace('_', '') === name.toUpperCase()) ?? [];
  if (typeof key !== 'string') throw new Error(`no key is called ${name}`);
  return key;
}

function driverOf(session: WebDriver): Driver {
  const run = ((script: (...args: unknown[]) => unknown, ...args: unknown[]) =>
    session.executeScript(script, ...args)) as Driver['run'];
  return {
    async open(address) {
      await run(() => {
        Object.assign(window, { isLeft: true });
      });
      await session.get(address);
      // WebKitWebDriver sometimes returns while the previous page is still shown, or before scripts have run.
      const isLoaded = () => run(() => !('isLeft' in window) && document.readyState === 'complete');
      await expect.poll(isLoaded, { message: `${address} is loaded` }).toBe(true);
    },
    back: () => session.navigate().back(),
    run,
    // It refuses what is moving or not there yet, and doesn't scroll to everything that's below the window.
    click: (css) =>
      vi.waitFor(async () => {
        await run((selector) => document.querySelector(selector)?.scrollIntoView({ block: 'nearest' }), css);
        await session.findElement(By.css(css)).click();
      }, PATIENCE),
    type: (text) => session.actions().sendKeys(text).perform(),
    async press(chord) {
      const actions = session.actions();
      const keys = chord.split('+').map(keyOf);
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    // Without borders the window is the viewport.
    async resize(width, height) {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    errors: () => [],
  };
}
