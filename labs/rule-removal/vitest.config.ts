import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** By path, the text of each file whose checks can be removed. */
const sources: Record<string, string> = JSON.parse(
  readFileSync(process.env.RULE_REMOVAL_SOURCES ?? '', 'utf8'),
);

/** The tests of the verdict library, each of which runs again without the checks that it comes to. */
export default defineConfig({
  plugins: [{ name: 'rule-removal', enforce: 'pre', load: (id) => sources[id.split('?')[0] ?? id] }],
  test: {
    include: [
      'packages/verdict/src/{coverage,trust}/**/*.test.ts',
      'packages/verdict/src/report/file-binding.test.ts',
    ],
    runner: `${import.meta.dirname}/test-runner.ts`,
    testTimeout: 300_000,
    // A removal that never ends goes with its process.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    // It would keep modules with these switches for the runs after this one.
    fsModuleCache: false,
  },
});
