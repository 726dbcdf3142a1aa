import { defineConfig } from 'vitest/config';
import { removedIn } from './removed.ts';

/** The tests of the verdict library, with one check less. */
export default defineConfig({
  plugins: [{ name: 'rule-removal', enforce: 'pre', load: (id) => removedIn(id.split('?')[0] ?? id) }],
  test: {
    include: ['packages/verdict/src/{coverage,trust}/**/*.test.ts'],
    // Nothing to do with rules, and slow.
    exclude: ['packages/verdict/src/coverage/bytes.test.ts'],
    testTimeout: 60_000,
    bail: 1,
    isolate: false,
    // It would keep a module without its check for the runs after this one.
    fsModuleCache: false,
  },
});
