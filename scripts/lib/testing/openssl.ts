import { spawnSync } from 'node:child_process';
import { aptInstall, canInstall } from './debian.ts';

const present = () => spawnSync('openssl', ['version']).status === 0;

/**
 * The samples create their certificates with openssl.
 * @throws Error with how to install it
 */
export function ensureOpenssl(): void {
  if (present()) return;
  const complaint = canInstall() ? aptInstall('openssl') : undefined;
  if (present()) return;
  throw new Error(
    [
      'The samples need the program `openssl`. Install it: apt-get install openssl, or brew install openssl',
      complaint,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
