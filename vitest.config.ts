import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * For tests that wait for programs, servers, and browsers: on a machine that's busy with other work, one now and then
 * misses a deadline. What needed a second try is listed as flaky. Tests of functions and files have no second try.
 */
const waits = { retry: process.env.CI ? 1 : 0, testTimeout: 60_000, hookTimeout: 120_000 };

/** Builds of small sites wait for each other. */
const builds = { ...waits, testTimeout: 600_000, hookTimeout: 600_000 };

/** What can use only one worker begins, while Playwright uses the other cores; then come projects that can use two. */
const first = { maxWorkers: 1, sequence: { groupOrder: 1 } };
const second = { sequence: { groupOrder: 2 } };

/**
 * The files of a worker share what they import, which halves the time of hundreds of short files, or of files that need
 * every page in memory. So a test restores what it changes in `process.env` and on global objects.
 */
const shared = { isolate: false, testTimeout: 120_000 };

/** The samples that `npm test` runs; `npm run test:all` adds the others. */
const MAIN_SAMPLES = ['every-language', 'checked', 'file-names', 'getting-started'].map(
  (name) => `tests/samples/${name}.test.ts`,
);

/** What starts programs or reads the whole corpus of forged files; `npm run check` leaves it out. */
const SLOW_UNIT = [
  'packages/readme',
  'packages/tools/src/certificate-clinic/model/intake',
  'packages/verdict/src/budget',
  'packages/verdict/src/conformance/check',
  'packages/verdict/src/coverage/{bytes,coverage}',
  'packages/verdict/src/report/hostile',
  'packages/verdict/src/sdk/sizes',
  'packages/verdict/src/visible-text',
  'packages/verdict/src/x509/{certificate,secret}',
  'packages/verdict/testkit/forger/index',
  'src/content/packages/hash-coverage',
  'src/features/api-reference/notes-examples',
  'src/features/trust/update-*',
  'tests/repository/serve',
].map((file) => `${file}.test.ts`);

/** A folder of tests by its name. */
const project = (name: string, test: object) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], ...test },
});

/** Every project of tests that needs no browser of its own. scripts/test.ts says which ones `npm test` runs. */
export default defineConfig({
  test: {
    // On two cores, because most files wait at times.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      project('lint', { testTimeout: 300_000 }),
      project('types', { testTimeout: 900_000 }),
      project('unit', {
        ...shared,
        include: ['{src,packages}/**/*.test.ts', 'tests/{repository,samples/runner}/*.test.ts'],
        exclude: SLOW_UNIT,
      }),
      project('slow-unit', { ...shared, include: SLOW_UNIT, globalSetup: 'tests/support/samples.ts' }),
      // One worker, which parses every page once.
      project('built', { ...shared, ...first }),
      project('wrong-input', { ...builds, ...first }),
      project('search', { testTimeout: 120_000, ...second }),
      // Files of a worker share the forged files, which take seconds to sign.
      project('validators', { ...waits, ...second, isolate: false }),
      project('samples', { ...waits, ...second, include: MAIN_SAMPLES }),
      project('more-samples', {
        ...waits,
        include: ['tests/samples/**/*.test.ts'],
        exclude: [...MAIN_SAMPLES, 'tests/samples/runner/**'],
      }),
      project('assistants', { ...waits, globalSetup: 'tests/assistants/support/install.ts' }),
      project('dev', builds),
      project('browsers', {
        ...waits,
        include: ['tests/engines/*.test.ts'],
        globalSetup: 'tests/engines/serve-site.ts',
        expect: { poll: { timeout: 20_000 } },
      }),
      project('nginx', { ...waits, ...second, hookTimeout: 180_000 }),
    ],
  },
});
