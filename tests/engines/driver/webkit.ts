import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/listening.ts';
import type { Driver, EngineBrowser } from './driver.ts';
import { until } from './until.ts';
import { WebDriver } from './web-driver.ts';

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
    await until('WebKitWebDriver answers', async () => (await fetch(`${url}/status`)).ok);
    const args = ['--automation', '--full-screen'];
    const session = await WebDriver.start(url, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: path, args },
    });
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
      await session.deleteCookies();
      await session.run(() => {
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

function driverOf(session: WebDriver): Driver {
  return {
    async open(address) {
      await session.run(() => {
        Object.assign(window, { isLeft: true });
      });
      await session.get(address);
      // WebKitWebDriver sometimes returns while the previous page is still shown, or before scripts have run.
      await until(`${address} is loaded`, () =>
        session.run(() => !('isLeft' in window) && document.readyState === 'complete'),
      );
    },
    back: () => session.back(),
    run: (script, ...args) => session.run(script, ...args),
    // It refuses what is moving or not there yet, and doesn't scroll to everything that's below the window.
    click: (css) =>
      until(`a click on ${css}`, async () => {
        await session.run(
          (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'nearest' }),
          css,
        );
        await session.click(css);
        return true;
      }),
    type: (text) => session.type(text),
    press: (chord) => session.press(chord.split('+')),
    // Without borders the window is the viewport.
    resize: (width, height) => session.resize(width, height),
    screenshot: () => session.screenshot(),
    errors: () => [],
  };
}
