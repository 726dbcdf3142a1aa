import type { FixtureSite } from '../fixture-site.ts';
import { test } from './worker.ts';

/** Playwright's test with the site in tests/fixtures/`name` as its base address. */
export const fixtureTest = (name: string) =>
  test.extend<{ site: FixtureSite }>({
    // The first test of all that use a site builds it.
    site: [async ({ serveFixture }, use) => use(await serveFixture(name)), { timeout: 300_000 }],
    baseURL: async ({ site }, use) => use(site.url),
  });
