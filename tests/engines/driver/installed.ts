import { globSync } from 'node:fs';
import { installNeeded, type Name, NEEDED } from '../../support/debian.ts';
import { onPath } from '../../support/on-path.ts';
import { ENGINES, type Engine, type EngineBrowser } from './driver.ts';
import { launchFirefox } from './puppeteer.ts';
import { launchWebKit } from './webkit.ts';

interface Installed {
  /** The browser's path; undefined if something is missing. */
  find(): string | undefined;
  /** What it needs of Debian. */
  needs: readonly Name[];
  launch(path: string): Promise<EngineBrowser>;
}

const miniBrowser = (): string | undefined =>
  onPath('WebKitWebDriver') && onPath('xvfb-run')
    ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)
    : undefined;

const engines: Record<Engine, Installed> = {
  Firefox: {
    find: () => process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox'),
    needs: ['Firefox'],
    launch: launchFirefox,
  },
  WebKitGTK: {
    find: miniBrowser,
    needs: ['WebKitGTK', 'Xvfb'],
    launch: launchWebKit,
  },
};

/** Installs what's missing if that doesn't require a question. Tests skip engines that are still missing. */
export function installEngines(): void {
  const missing = ENGINES.filter((engine) => !engines[engine].find());
  installNeeded(...missing.flatMap((engine) => engines[engine].needs));
}

/** Why an engine can't be driven on this machine; undefined if it can. */
export function whyNot(engine: Engine): string | undefined {
  if (engines[engine].find()) return undefined;
  const packages = engines[engine].needs.flatMap((name) => NEEDED[name].packages);
  return `no ${engine} on this machine: apt-get install ${[...new Set(packages)].join(' ')}`;
}

/**
 * Starts an engine's browser.
 * @throws Error with what to install
 */
export function launch(engine: Engine): Promise<EngineBrowser> {
  const { find, launch: start } = engines[engine];
  const path = find();
  if (!path) throw new Error(whyNot(engine));
  return start(path);
}
