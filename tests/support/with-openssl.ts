import { beforeAll, beforeEach } from 'vitest';
import { hasOpenssl } from './openssl.ts';

const isThere = hasOpenssl();

/** For a file of tests with files that OpenSSL makes: prepares them, or skips all tests if OpenSSL is missing. */
export function withOpenssl(prepare: () => void | Promise<void>, timeout?: number): void {
  beforeAll(async () => {
    if (isThere) await prepare();
  }, timeout);
  beforeEach(({ skip }) => skip(!isThere, "OpenSSL isn't installed"));
}
