import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './on-path.ts';

interface Needed {
  packages: readonly string[];
  /** A program on the PATH or a file that shows that they're installed, or a command that succeeds then. */
  shownBy: string | readonly string[];
}

/**
 * What tests need beyond the packages of npm. Debian's Rust is missing because it's too old for the libraries: without
 * another one, samples in Rust are left out.
 */
export const NEEDED = {
  openssl: { packages: ['openssl'], shownBy: 'openssl' },
  nginx: { packages: ['nginx-light'], shownBy: '/usr/sbin/nginx' },
  git: { packages: ['git'], shownBy: 'git' },
  Chromium: { packages: ['chromium'], shownBy: process.env.CHROMIUM_PATH || 'chromium' },
  'Chromium without windows': { packages: ['chromium-headless-shell'], shownBy: 'chromium-headless-shell' },
  Firefox: { packages: ['firefox-esr'], shownBy: 'firefox-esr' },
  WebKitGTK: { packages: ['webkit2gtk-driver', 'xvfb', 'xauth'], shownBy: 'WebKitWebDriver' },
  Xvfb: { packages: ['xvfb', 'xauth'], shownBy: 'xvfb-run' },
  jq: { packages: ['jq'], shownBy: 'jq' },
  Python: { packages: ['python3-venv'], shownBy: ['python3', '-c', 'import venv, ensurepip'] },
  C: { packages: ['gcc', 'libc6-dev'], shownBy: 'gcc' },
  'C++': { packages: ['g++'], shownBy: 'g++' },
  make: { packages: ['make'], shownBy: 'make' },
  SoftHSM: { packages: ['softhsm2'], shownBy: 'softhsm2-util' },
  OpenSC: { packages: ['opensc'], shownBy: 'pkcs11-tool' },
  cJSON: { packages: ['libcjson-dev'], shownBy: '/usr/include/cjson/cJSON.h' },
  'JSON for Modern C++': { packages: ['nlohmann-json3-dev'], shownBy: '/usr/include/nlohmann/json.hpp' },
} as const satisfies Record<string, Needed>;

export type Name = keyof typeof NEEDED;
export const NAMES = Object.keys(NEEDED) as Name[];

function isThere({ shownBy }: Needed): boolean {
  if (typeof shownBy !== 'string') return spawnSync(shownBy[0] ?? '', shownBy.slice(1)).status === 0;
  return shownBy.startsWith('/') ? existsSync(shownBy) : onPath(shownBy) !== undefined;
}

/** The packages for what's missing on this machine. */
export const missingPackages = (...names: readonly Name[]): string[] => [
  ...new Set(names.filter((name) => !isThere(NEEDED[name])).flatMap((name) => NEEDED[name].packages)),
];

/** Whether packages can be installed without a prompt. */
const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs what's missing, on Debian and as root only. Returns apt-get's error message if it can't. */
export function installNeeded(...names: readonly Name[]): string | undefined {
  const packages = missingPackages(...names);
  if (packages.length === 0 || !canInstall()) return undefined;
  console.log(`apt-get install ${packages.join(' ')}`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status, stderr, error } = spawnSync('apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    // One repository's lists may be unavailable, but another's may have the package.
    if (status !== 0 && args[0] === 'install') return error?.message ?? stderr.trim();
  }
  return undefined;
}
