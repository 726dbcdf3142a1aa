import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { PageRun, TestResult } from './results.ts';

/** The variable with the file to which this reporter writes each test's result. */
export const RESULTS_FILE = 'SAMPLES_RESULTS';

declare module 'vitest' {
  interface TaskMeta {
    /** The versions a sample ran with: `c2pa-python 0.38.1, Python 3.11`. */
    with?: string;
    /** The results of a page's command blocks. */
    page?: PageRun;
  }
}

/** Passes every test's result to `npm run samples`; without the variable, nothing is written. */
export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env[RESULTS_FILE];
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(modules.flatMap(resultsOf)));
  }
}

function resultsOf(module: TestModule): TestResult[] {
  const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
  const tests = [...module.children.allTests()].map((test): TestResult => {
    const result = test.result();
    const { with: versions, page } = test.meta();
    return {
      file,
      name: test.fullName,
      state: result.state === 'pending' ? 'failed' : result.state,
      ...(result.state === 'skipped' && result.note && { note: result.note }),
      ...(versions && { with: versions }),
      ...(page && { page }),
    };
  });
  // A file that couldn't be loaded, or whose setup failed, doesn't have a failed test.
  const broken = module.state() === 'failed' && !tests.some(({ state }) => state === 'failed');
  return broken ? [...tests, { file, name: 'set-up', state: 'failed' }] : tests;
}
