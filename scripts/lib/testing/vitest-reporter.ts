import type { Reporter, TestModule } from 'vitest/node';
import { type Counts, writeCounts } from './counts.ts';

/** Hands the counts of a vitest run to `npm test`: the JSON reporter leaves out why a test was skipped. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const counts: Counts = { passed: 0, failed: unhandled.length, skipped: [] };
    for (const module of modules) {
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') counts.passed += 1;
        else if (result.state === 'skipped')
          counts.skipped.push({ test: test.fullName, reason: result.note ?? '' });
        else failedHere += 1;
      }
      // A file that could not be loaded, or whose set-up failed, has no failed test to show for it.
      counts.failed += failedHere === 0 && module.state() === 'failed' ? 1 : failedHere;
    }
    writeCounts(counts);
  }
}
