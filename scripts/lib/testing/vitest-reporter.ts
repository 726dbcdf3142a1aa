import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type Counts, ONLY_NAMED, slowestOf, type Timed, writeCounts } from './counts.ts';

/** Passes a vitest run's counts to `npm test`; the JSON reporter omits why a test was skipped. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const counts: Counts = { passed: 0, failed: unhandled.length, skipped: [], flaky: [], slowest: [] };
    const timed: Timed[] = [];
    for (const module of modules) {
      let failedHere = 0;
      // If a file or its setup failed, that's why its tests didn't run.
      const isBroken = module.state() === 'failed';
      for (const test of module.children.allTests()) {
        const result = test.result();
        const file = relative(process.cwd(), module.moduleId);
        const name = `${file}: ${test.fullName}`;
        const diagnostic = test.diagnostic();
        timed.push({ test: name, seconds: (diagnostic?.duration ?? 0) / 1000 });
        if (diagnostic?.flaky) counts.flaky.push(name);
        if (result.state === 'passed') counts.passed += 1;
        else if (result.state !== 'skipped') failedHere += 1;
        else if (result.note || !(isBroken || process.env[ONLY_NAMED]))
          counts.skipped.push({ test: name, reason: result.note ?? '' });
      }
      // A file that couldn't be loaded, or whose setup failed, doesn't have a failed test.
      counts.failed += failedHere === 0 && isBroken ? 1 : failedHere;
    }
    writeCounts({ ...counts, slowest: slowestOf(timed) });
  }
}
