import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../config/errors.ts';
import { devBridge } from '../dev-bridge.ts';

/** The packages for the samples aren't installed, and npm can't do it now. */
export class NotInstalled extends ConfigError {}

const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/**
 * Installs the SDKs that the samples use if they're missing or older than the lock file. Install scripts stay off,
 * because the packages already include what the scripts would download.
 * @param dir the folder that contains samples/
 * @throws NotInstalled if npm can't install them
 */
export async function ensureSamplePackages(dir: string): Promise<void> {
  const samples = join(dir, 'samples');
  // npm writes this file at the end of every installation.
  const installed = changed(join(samples, 'node_modules/.package-lock.json')) ?? 0;
  if (installed >= (changed(join(samples, 'package-lock.json')) ?? Number.POSITIVE_INFINITY)) return;
  const args = ['ci', '--ignore-scripts', '--prefix', 'samples'];
  console.log(['npm', ...args].join(' '));
  // The dev server can do without them, so it doesn't wait for a network that's away.
  const { leftOut } = devBridge();
  const code = await new Promise((done) => {
    // On Windows, npm is a script, so it needs a shell.
    const child = spawn('npm', args, {
      cwd: dir,
      stdio: leftOut ? 'ignore' : 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...(leftOut && { npm_config_fetch_retries: '0' }) },
    });
    child.once('error', () => done(undefined));
    child.once('exit', done);
  });
  if (code !== 0)
    throw new NotInstalled({
      file: 'samples/package.json',
      key: 'dependencies',
      problem: "npm couldn't install the packages for the samples",
      fix: `read npm's output above, and run \`npm ${args.join(' ')}\` yourself`,
    });
}
