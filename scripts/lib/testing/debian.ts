import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed without a prompt. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs Debian packages. Returns apt-get's error message if it can't. */
export function aptInstall(...packages: string[]): string | undefined {
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
