import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installNeeded } from './debian.ts';
import { LeftOut } from './left-out.ts';
import { run } from './program.ts';

/**
 * Options that keep the tests' Chromium quiet: no background requests, no GPU, and no protocol that bypasses proxies.
 */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows. The same engine draws the same pages, with two thirds of the CPU time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/snap/bin/chromium',
];

interface Wanted {
  /** Whether Chromium without windows is enough. */
  shell?: boolean;
}

/** Where Chromium may be, in order of preference: CHROMIUM_PATH, Playwright's own, the system's. */
export function chromiumCandidates(
  env: NodeJS.ProcessEnv,
  playwrights: string,
  { shell = false }: Wanted = {},
): string[] {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const named = (names: readonly string[]) =>
    names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(shell ? named([SHELL]) : []), playwrights, ...named(NAMES), ...PLACES];
}

/** The first Chromium on this machine that starts. */
export function findChromium(env: NodeJS.ProcessEnv = process.env, wanted: Wanted = {}): string | undefined {
  return chromiumCandidates(env, chromium.executablePath(), wanted).find(
    (path) => existsSync(path) && starts(path),
  );
}

/** Playwright's download lacks the system's libraries on a bare machine, so existing isn't enough. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * The path of a Chromium, which is installed first if there's none.
 * @throws LeftOut if it can't be installed
 * @throws Error if CHROMIUM_PATH names something else
 */
export async function ensureChromium(wanted: Wanted = {}): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  const find = () => findChromium(process.env, wanted);
  const found = find();
  if (found) return found;
  if (CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but Chromium doesn't start from there.`);

  // Debian has a package for it; Playwright's download is the larger one with windows.
  if (wanted.shell) installNeeded('Chromium without windows');
  const shell = find();
  if (shell) return shell;

  console.log('playwright install chromium');
  await run(['playwright', 'install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' },
  });
  const downloaded = find();
  if (downloaded) return downloaded;

  installNeeded('Chromium');
  const installed = find();
  if (installed) return installed;
  throw new LeftOut(
    'Chromium isn’t on this machine and couldn’t be downloaded. `npx playwright install --with-deps chromium` installs it, or CHROMIUM_PATH names one',
  );
}
