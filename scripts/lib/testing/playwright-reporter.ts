import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { type Counts, slowestOf, type Timed, writeCounts } from './counts.ts';

/** Passes a Playwright run's counts to `npm test`. */
export default class CountsReporter implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** An error outside any test: a server that didn't start, or a file that couldn't be loaded. */
  onError(): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const counts: Counts = { passed: 0, failed: this.#errors, skipped: [], flaky: [], slowest: [] };
    const timed: Timed[] = [];
    for (const test of this.#suite?.allTests() ?? []) {
      const name = `${relative(process.cwd(), test.location.file)}: ${test.title}`;
      timed.push({
        test: name,
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      });
      const outcome = test.outcome();
      if (outcome === 'skipped') {
        const reason = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        // Not started because of an earlier failure, which is already counted.
        if (test.results.length > 0) counts.skipped.push({ test: name, reason: reason ?? '' });
      } else if (outcome === 'unexpected') counts.failed += 1;
      else counts.passed += 1;
      if (outcome === 'flaky') counts.flaky.push(name);
    }
    writeCounts({ ...counts, slowest: slowestOf(timed) });
  }

  printsToStdio(): boolean {
    return false;
  }
}
