import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { ConfigError } from '../../src/config/errors.ts';
import { alone } from './alone.ts';

/** Unit tests may still be installing them when the build is done. */
const LOCK = 'node_modules/.cache/samples.lock';

const ARGS = ['ci', '--ignore-scripts', '--prefix', 'samples'];

const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Installs the SDKs that the samples use if they're missing or older than the lock file. Install scripts stay off,
 * because the packages already include what the scripts would download.
 * @throws ConfigError if npm can't install them
 */
export const ensureSamples = (): Promise<void> => alone(LOCK, install);

async function install(): Promise<void> {
  // npm writes this file at the end of every installation.
  if (changed('samples/node_modules/.package-lock.json') >= changed('samples/package-lock.json')) return;
  console.log(`Installing the packages of the samples (once, until they change): npm ${ARGS.join(' ')}`);
  // On Windows, npm is a script, so it needs a shell.
  const child = spawn('npm', ARGS, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit').catch(() => [undefined]);
  if (code === 0) return;
  throw new ConfigError({
    file: 'samples/package.json',
    key: 'dependencies',
    problem: "npm couldn't install the packages for the samples",
    fix: `read npm's output above, and run \`npm ${ARGS.join(' ')}\` yourself`,
  });
}

/** Before any test of a project begins: a second worker would read what the first one is still installing. */
export { ensureSamples as setup };
