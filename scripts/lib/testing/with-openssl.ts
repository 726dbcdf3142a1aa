import { spawnSync } from 'node:child_process';
import { beforeAll, beforeEach } from 'vitest';

const isThere = spawnSync('openssl', ['version']).status === 0;

/** For a file of tests with files that OpenSSL makes: prepares them, or skips all tests if OpenSSL is missing. */
export function withOpenssl(prepare: () => void | Promise<void>, timeout?: number): void {
  beforeAll(async () => {
    if (isThere) await prepare();
  }, timeout);
  beforeEach(({ skip }) => skip(!isThere, "OpenSSL isn't installed"));
}
