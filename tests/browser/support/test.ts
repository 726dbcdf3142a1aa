import { test as base, expect } from '@playwright/test';
import { type Observed, observe, policyViolations } from './observe.ts';

export { expect };

interface Fixtures {
  /** What went wrong so far. A test that expects a complaint takes it out: `observed.problems.length = 0`. */
  observed: Observed;
}

/** Playwright's test, failing when the page complains, loads from elsewhere or breaks its policy. */
export const test = base.extend<Fixtures>({
  observed: [
    async ({ page, baseURL }, use) => {
      const observed = await observe(page, new URL(baseURL ?? 'http://localhost').origin);
      await use(observed);
      const violations = page.isClosed() ? [] : await policyViolations(page).catch(() => []);
      expect([...observed.problems, ...violations]).toEqual([]);
    },
    { auto: true },
  ],
});
