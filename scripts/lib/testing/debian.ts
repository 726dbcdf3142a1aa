import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here without asking anybody. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs Debian packages. Gives apt-get's complaint when it cannot. */
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
    // The lists of one repository may be out of reach; what is asked for may still be in another's.
    if (status !== 0 && args[0] === 'install') return error?.message ?? stderr.trim();
  }
  return undefined;
}
