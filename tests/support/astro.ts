import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { alone } from './alone.ts';

const root = resolve(import.meta.dirname, '../..');

/** Builds in this folder share `.astro/` and caches, so those of several tests wait for each other. */
export const ASTRO = join(root, 'node_modules/.cache/astro.lock');

/** Variables of the machine that would change what's built; test runners set the last ones. */
const OTHERS = ['SITE_BASE', 'SITE_LOCALE', 'NODE_ENV', 'VITEST', 'DEV', 'PROD', 'MODE', 'SSR'];

/** The arguments of Astro for a build, as in `npm run build`. */
export const BUILD = ['build', '--config', 'astro.build.mjs'];

/** The arguments of Node.js for an Astro command. */
export const astro = (...args: string[]): string[] => [
  join(root, 'node_modules/astro/bin/astro.mjs'),
  ...args,
];

/** The machine's variables, and these. */
export function siteEnv(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const machine = Object.entries(process.env).filter(([name]) => !OTHERS.includes(name));
  return { ...Object.fromEntries(machine), NO_COLOR: '1', FORCE_COLOR: '0', ...env };
}

export interface BuildOutcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * `astro build` of one site.
 * @param env `SITE_SOURCE`, `SITE_OUT`, and other variables of the build
 * @param cwd the folder with the code
 */
export function buildSite(env: Readonly<Record<string, string>>, cwd = root): Promise<BuildOutcome> {
  return alone(ASTRO, async () => {
    const child = spawn(join(root, 'node_modules/.bin/node'), astro(...BUILD), {
      cwd,
      env: siteEnv(env),
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
    const code = await new Promise<number | null>((done) => child.on('close', done));
    return { code, stdout, stderr };
  });
}
