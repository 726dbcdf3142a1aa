import { defineConfig } from 'vitest/config';

/**
 * For tests that wait for programs, servers, and browsers: on a machine that's busy with other work, one now and then
 * misses a deadline. What needed a second try is listed as flaky. Tests of functions and files have no second try.
 */
const retry = process.env.CI ? 1 : 0;

/**
 * The files of a worker share what they import, which halves the time of a stage with hundreds of short files, or with
 * every page in memory. So a test restores what it changes in `process.env` and on global objects.
 */
const SHARED = { isolate: false } as const;

/** Every project of tests that needs no browser of its own; `npm test` runs them one by one. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,packages,scripts}/**/*.test.ts'],
          testTimeout: 30_000,
          ...SHARED,
        },
      },
      // Some parse every page, which takes long while other stages use both cores.
      { test: { name: 'built', include: ['tests/built/**/*.test.ts'], testTimeout: 120_000, ...SHARED } },
      {
        test: {
          name: 'search',
          include: ['tests/search/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'assistants',
          retry,
          include: ['tests/assistants/**/*.test.ts'],
          globalSetup: 'tests/assistants/support/install.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      // These start programs, builds and servers: two at once is what a small machine carries.
      {
        test: {
          name: 'samples',
          retry,
          include: ['tests/samples/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'wrong-input',
          retry,
          include: ['tests/wrong-input/**/*.test.ts'],
          // Builds wait for those of other stages.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'options',
          retry,
          include: ['tests/options/**/*.test.ts'],
          // Builds wait for those of other stages.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      { test: { name: 'dev', retry, include: ['tests/dev/**/*.test.ts'], maxWorkers: 1 } },
      // The engines share the two cores among themselves.
      { test: { name: 'validators', retry, include: ['tests/validators/**/*.test.ts'], maxWorkers: 1 } },
      // Two of the three engines at a time; a behavior waits for what it wants to see, on a busy machine for long.
      {
        test: {
          name: 'browsers',
          retry,
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/serve-site.ts',
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      { test: { name: 'nginx', retry, include: ['tests/nginx/**/*.test.ts'], hookTimeout: 180_000 } },
    ],
  },
});
