import { test as base } from '@playwright/test';
import { type ServeFixture, withSites } from '../fixture-site.ts';
import { type IssuedCertificates, withCertificates } from './certificates.ts';
import { type SignedFiles, withSigned } from './signed.ts';

interface Shared {
  serveFixture: ServeFixture;
  signed: SignedFiles;
  certificates: IssuedCertificates;
}

/**
 * The test that all others extend, with what a worker makes once, when a test first needs it. It's all here because
 * Playwright starts another worker, with another Chromium, for tests with other fixtures of this scope, used or not.
 */
export const test = base.extend<object, Shared>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  serveFixture: [({}, use) => withSites(use), { scope: 'worker' }],
  signed: [({}, use) => withSigned(use), { scope: 'worker', timeout: 120_000 }],
  certificates: [({}, use) => withCertificates(use), { scope: 'worker', timeout: 120_000 }],
  // biome-ignore-end lint/correctness/noEmptyPattern: only these
});
