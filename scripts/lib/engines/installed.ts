import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureChromium, findChromium } from '../testing/chromium.ts';
import { aptInstall, canInstall } from '../testing/debian.ts';
import { LeftOut } from '../testing/left-out.ts';
import { ENGINES, type Engine, type EngineBrowser, type LaunchOptions } from './driver.ts';
import { launchChromium, launchFirefox } from './puppeteer.ts';
import { launchWebKit } from './webkit.ts';

interface Installed {
  /** The browser's path; undefined if something is missing. */
  find(): string | undefined;
  /** Debian's packages. */
  packages: readonly string[];
  launch(options: LaunchOptions): Promise<EngineBrowser>;
}

const program = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const miniBrowser = (): string | undefined =>
  program('WebKitWebDriver') && program('xvfb-run')
    ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)
    : undefined;

const engines: Record<Engine, Installed> = {
  Chromium: { find: () => findChromium(), packages: ['chromium'], launch: launchChromium },
  Firefox: {
    find: () => process.env.FIREFOX_PATH ?? program('firefox-esr') ?? program('firefox'),
    packages: ['firefox-esr'],
    launch: launchFirefox,
  },
  WebKitGTK: {
    find: miniBrowser,
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    launch: launchWebKit,
  },
};

/**
 * Installs what's missing if that doesn't require a question. Tests skip engines that are still missing.
 * @returns where Chromium is, if there is one
 */
export async function installEngines(): Promise<NodeJS.ProcessEnv> {
  const CHROMIUM_PATH = await ensureChromium().catch((error: unknown) => {
    if (error instanceof LeftOut) return undefined;
    throw error;
  });
  const missing = ENGINES.filter((engine) => !engines[engine].find()).flatMap(
    (engine) => engines[engine].packages,
  );
  if (missing.length > 0 && canInstall()) aptInstall(...missing);
  return CHROMIUM_PATH ? { CHROMIUM_PATH } : {};
}

/** Why an engine can't be driven on this machine; undefined if it can. */
export function whyNot(engine: Engine): string | undefined {
  if (engines[engine].find()) return undefined;
  return `no ${engine} on this machine: apt-get install ${engines[engine].packages.join(' ')}`;
}

/**
 * Starts an engine's browser.
 * @throws Error with what to install
 */
export function launch(engine: Engine, { javaScript = true } = {}): Promise<EngineBrowser> {
  const { find, launch: start } = engines[engine];
  const path = find();
  if (!path) throw new Error(whyNot(engine));
  return start({ path, javaScript });
}
