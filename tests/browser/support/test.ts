import { expect } from '@playwright/test';
import { type Observed, observe, policyViolations } from './observe.ts';
import { test as base } from './worker.ts';

export { expect };

interface Fixtures {
  /** Problems so far. A test that expects one removes it: `observed.problems.length = 0`. */
  observed: Observed;
}

/** Playwright's test, which fails if the page reports a problem, loads from another origin, or violates its policy. */
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
