import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import {
  type Counts,
  ONLY_NAMED,
  slowestOf,
  type Timed,
  WHOLE_FILE,
  writeCounts,
  writeDone,
} from './counts.ts';
import { messageOf } from './message.ts';

/** Passes a vitest run's counts to `npm test`; the JSON reporter omits why a test was skipped. */
export default class CountsReporter implements Reporter {
  #done = 0;

  onTestCaseResult(): void {
    this.#done += 1;
    writeDone(this.#done);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): void {
    const counts: Counts = {
      passed: 0,
      failed: unhandled.length,
      skipped: [],
      failures: unhandled.map(({ message }) => ({
        file: '',
        name: 'an error outside a test',
        message: messageOf(message),
      })),
      flaky: [],
      warnings: [],
      slowest: [],
    };
    const timed: Timed[] = [];
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
      let failedHere = 0;
      // If a file or its setup failed, that's why its tests didn't run.
      const isBroken = module.state() === 'failed';
      for (const test of module.children.allTests()) {
        const result = test.result();
        const name = test.fullName;
        const diagnostic = test.diagnostic();
        timed.push({ file, name, seconds: (diagnostic?.duration ?? 0) / 1000 });
        for (const { type, message } of test.annotations())
          if (type === 'warning') counts.warnings.push(message);
        if (diagnostic?.flaky) counts.flaky.push({ file, name });
        if (result.state === 'passed') counts.passed += 1;
        else if (result.state !== 'skipped') {
          failedHere += 1;
          const [error] = result.errors ?? [];
          counts.failures.push({ file, name, message: messageOf(error?.message, error?.diff) });
        } else if (result.note || !(isBroken || process.env[ONLY_NAMED]))
          counts.skipped.push({ file, name, reason: result.note ?? '' });
      }
      // A file that couldn't be loaded, or whose setup failed, doesn't have a failed test.
      if (isBroken && failedHere === 0) {
        failedHere = 1;
        const [error] = [
          ...module.errors(),
          ...[...module.children.allSuites()].flatMap((one) => one.errors()),
        ];
        counts.failures.push({ file, name: WHOLE_FILE, message: messageOf(error?.message) });
      }
      counts.failed += failedHere;
    }
    writeCounts({ ...counts, slowest: slowestOf(timed) });
  }
}
