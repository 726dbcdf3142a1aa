import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall, canInstall } from './debian.ts';
import { run } from './run-stages.ts';

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

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/snap/bin/chromium',
];

/** Where Chromium may be, in order of preference: CHROMIUM_PATH, Playwright's own, the system's. */
export function chromiumCandidates(env: NodeJS.ProcessEnv, playwrights: string): string[] {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [playwrights, ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
}

/** The first Chromium on this machine that starts. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return chromiumCandidates(env, chromium.executablePath()).find((path) => existsSync(path) && starts(path));
}

/** Playwright's download lacks the system's libraries on a bare machine, so existing isn't enough. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * The path of a Chromium, which is installed first if there's none.
 * @throws Error with what to install
 */
export async function ensureChromium(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  const found = findChromium();
  if (found) return found;
  if (CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but Chromium doesn't start from there.`);

  await run(['playwright', 'install', 'chromium'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' });
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  const complaint = canInstall() ? aptInstall('chromium') : undefined;
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    [
      "The tests need Chromium, and it couldn't be installed here. Do one of these:",
      '  npx playwright install --with-deps chromium',
      "  apt-get install chromium (Debian), or your system's package",
      '  CHROMIUM_PATH=/path/to/chromium npm test',
      complaint,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
