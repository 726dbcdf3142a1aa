import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { type Counts, type Failure, slowestOf, type Timed, writeCounts, writeDone } from './counts.ts';
import { messageOf } from './message.ts';

/** Passes a Playwright run's counts to `npm test`. */
export default class CountsReporter implements Reporter {
  #suite: Suite | undefined;
  #errors: Failure[] = [];
  #done = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** An error outside any test: a server that didn't start, or a file that couldn't be loaded. */
  onError({ message }: TestError): void {
    this.#errors.push({ file: '', name: 'an error outside a test', message: messageOf(message) });
  }

  onTestEnd(): void {
    this.#done += 1;
    writeDone(this.#done);
  }

  onEnd(): void {
    const counts: Counts = {
      passed: 0,
      failed: this.#errors.length,
      skipped: [],
      failures: this.#errors,
      flaky: [],
      warnings: [],
      slowest: [],
    };
    const timed: Timed[] = [];
    for (const test of this.#suite?.allTests() ?? []) {
      const file = relative(process.cwd(), test.location.file).replaceAll('\\', '/');
      const name = test.title;
      timed.push({
        file,
        name,
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      });
      const outcome = test.outcome();
      if (outcome === 'skipped') {
        const reason = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        // Not started because of an earlier failure, which is already counted.
        if (test.results.length > 0) counts.skipped.push({ file, name, reason: reason ?? '' });
      } else if (outcome === 'unexpected') {
        counts.failed += 1;
        counts.failures.push({ file, name, message: messageOf(test.results.at(-1)?.error?.message) });
      } else counts.passed += 1;
      if (outcome === 'flaky') counts.flaky.push({ file, name });
    }
    writeCounts({ ...counts, slowest: slowestOf(timed) });
  }

  printsToStdio(): boolean {
    return false;
  }
}
