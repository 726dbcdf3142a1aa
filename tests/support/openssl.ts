import { spawnSync } from 'node:child_process';
import { installNeeded } from './debian.ts';
import { LeftOut } from './left-out.ts';

export const hasOpenssl = (): boolean => spawnSync('openssl', ['version']).status === 0;

/**
 * The samples create their certificates with openssl, which is installed first if that doesn't require a question.
 * @throws LeftOut if there's none
 */
export function ensureOpenssl(): void {
  if (hasOpenssl()) return;
  installNeeded('openssl');
  if (!hasOpenssl())
    throw new LeftOut(
      'openssl, which makes the test certificates, isn’t on this machine. `apt-get install openssl` or `brew install openssl` installs it',
    );
}
