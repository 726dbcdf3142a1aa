import { describe, test } from 'vitest';

/**
 * Tests that need something on the machine. If it's missing, a single test represents them, skipped with the reason,
 * which `npm test` prints: `given(python, "Python isn't installed").describe('…', () => { … })`.
 */
export function given(found: unknown, reason: string) {
  const skipped = (name: string, _body: () => unknown, _timeout?: number): void => {
    test(name, ({ skip }) => skip(reason));
  };
  return found ? { describe, test } : { describe: skipped, test: skipped };
}
