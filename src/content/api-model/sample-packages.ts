import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../config/errors.ts';
import { isDevServer } from '../source.ts';

/** Generated pages need packages that can't be installed. */
export class NotReady extends ConfigError {}

const ARGS = ['ci', '--ignore-scripts', '--prefix', 'samples'];

const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** npm writes this file at the end of every installation. */
const END = 'samples/node_modules/.package-lock.json';

/**
 * Installs the SDKs that the samples use if they're missing or older than the lock file. Install scripts stay off,
 * because the packages already include what the scripts would download.
 * @param dir the folder that contains samples/
 * @throws NotReady if npm can't install them
 */
export async function ensureSamplePackages(dir: string): Promise<void> {
  const lock = changed(join(dir, 'samples/package-lock.json')) ?? Number.POSITIVE_INFINITY;
  if ((changed(join(dir, END)) ?? 0) >= lock) return;
  if (await install(dir)) return;
  throw new NotReady({
    file: 'samples/package.json',
    key: 'dependencies',
    problem: "npm couldn't install the packages for the samples",
    fix: `read npm's output above, and run \`npm ${ARGS.join(' ')}\` yourself`,
  });
}

/** A dev server can do without them, so it tries a network that's away once, and without npm's messages about it. */
async function install(dir: string): Promise<boolean> {
  console.log(
    `Installing the packages of the samples, which the API reference is generated from (once, until they change): npm ${ARGS.join(' ')}`,
  );
  const code = await new Promise((done) => {
    // On Windows, npm is a script, so it needs a shell.
    const child = spawn('npm', ARGS, {
      cwd: dir,
      stdio: ['ignore', 'ignore', isDevServer ? 'ignore' : 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...(isDevServer && { npm_config_fetch_retries: '0' }) },
    });
    child.once('error', () => done(undefined));
    child.once('exit', done);
  });
  return code === 0;
}
