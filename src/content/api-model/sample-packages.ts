import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../config/errors.ts';
import { devBridge } from '../dev-bridge.ts';

/** Generated pages need packages that aren't installed, or work that a dev server doesn't wait for. */
export class NotReady extends ConfigError {}

const ARGS = ['ci', '--ignore-scripts', '--prefix', 'samples'];

const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** npm writes this file at the end of every installation. */
const END = 'samples/node_modules/.package-lock.json';

/** Whether an installation of the samples' packages has ended. @param dir the folder that contains samples/ */
export const hasSamplePackages = (dir: string): boolean => changed(join(dir, END)) !== undefined;

/**
 * Installs the SDKs that the samples use if they're missing or older than the lock file. Install scripts stay off,
 * because the packages already include what the scripts would download.
 * @param dir the folder that contains samples/
 * @throws NotReady if npm can't install them, or if there's no time to wait for it
 */
export async function ensureSamplePackages(dir: string): Promise<void> {
  const lock = changed(join(dir, 'samples/package-lock.json')) ?? Number.POSITIVE_INFINITY;
  if ((changed(join(dir, END)) ?? 0) >= lock) return;
  const { isQuick, leftOut } = devBridge();
  if (!isQuick && (await install(dir, leftOut !== undefined))) return;
  throw new NotReady({
    file: 'samples/package.json',
    key: 'dependencies',
    problem: "npm couldn't install the packages for the samples",
    fix: `read npm's output above, and run \`npm ${ARGS.join(' ')}\` yourself`,
  });
}

/** @param canDoWithout whether a network that's away is tried only once, and without npm's messages about it */
async function install(dir: string, canDoWithout: boolean): Promise<boolean> {
  console.log(
    `Installing the packages of the samples, which the API reference is generated from (once, until they change): npm ${ARGS.join(' ')}`,
  );
  const code = await new Promise((done) => {
    // On Windows, npm is a script, so it needs a shell.
    const child = spawn('npm', ARGS, {
      cwd: dir,
      stdio: ['ignore', 'ignore', canDoWithout ? 'ignore' : 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...(canDoWithout && { npm_config_fetch_retries: '0' }) },
    });
    child.once('error', () => done(undefined));
    child.once('exit', done);
  });
  return code === 0;
}
