import { expect, test } from 'vitest';
import type { StageResult } from './run-stages.ts';
import { lastLine, table } from './summary.ts';

const lint: StageResult = { name: 'lint', state: 'passed', seconds: 0.44 };
const unit: StageResult = {
  name: 'unit',
  state: 'passed',
  seconds: 12.04,
  counts: { passed: 389, failed: 0, skipped: [], flaky: [], slowest: [] },
};

test('the last line adds up the test runners', () => {
  expect(
    lastLine([
      lint,
      unit,
      { ...unit, counts: { passed: 1, failed: 0, skipped: [], flaky: [], slowest: [] } },
    ]),
  ).toBe('390 passed, 0 failed');
});

test('skipped tests are counted and explained, one line for each reason', () => {
  const skipped = ['a', 'b'].map((name) => ({ test: name, reason: 'no nginx here' }));
  const results: StageResult[] = [
    {
      ...unit,
      counts: {
        passed: 3,
        failed: 0,
        skipped: [...skipped, { test: 'c', reason: 'no key' }],
        flaky: [],
        slowest: [],
      },
    },
  ];
  expect(lastLine(results)).toBe('3 passed, 0 failed, 3 skipped');
  expect(table(results)).toContain('  unit: 2 tests: no nginx here\n  unit: c: no key\n');
});

test('a test that passed on its second try counts as passed, and is named', () => {
  const results: StageResult[] = [
    { ...unit, counts: { passed: 3, failed: 0, skipped: [], flaky: ['dev.test.ts: a'], slowest: [] } },
  ];
  expect(lastLine(results)).toBe('3 passed, 0 failed');
  expect(table(results)).toContain('Flaky (passed on the second try):\n  unit: dev.test.ts: a\n');
});

test('the ten slowest tests of all stages are listed, the slowest first', () => {
  const slow = (...seconds: number[]): StageResult => ({
    ...unit,
    counts: {
      passed: 1,
      failed: 0,
      skipped: [],
      flaky: [],
      slowest: seconds.map((one) => ({ test: `test ${one}`, seconds: one })),
    },
  });
  const printed = table([slow(9, 1), slow(12, 8, 7, 6, 5, 4, 3, 2, 0.5)]);
  expect(printed).toContain('Slowest tests:\n    12.0 s  test 12\n     9.0 s  test 9\n');
  expect(printed.match(/ s {2}test /g)).toHaveLength(10);
  expect(printed).not.toContain('test 0.5');
});

test('a stage that failed without a failed test is one failure', () => {
  expect(lastLine([{ ...lint, state: 'failed' }])).toBe('0 passed, 1 failed');
  expect(lastLine([{ ...unit, state: 'failed' }])).toBe('389 passed, 1 failed');
  const counts = { passed: 2, failed: 4, skipped: [], flaky: [], slowest: [] };
  expect(lastLine([{ ...unit, state: 'failed', counts }])).toBe('2 passed, 4 failed');
});

test('the table lines up its columns and leaves empty what did not run', () => {
  expect(table([lint, unit, { name: 'build', state: 'not run', seconds: 0 }])).toBe(`
Stage  Result   Passed  Failed  Skipped  Seconds
─────  ───────  ──────  ──────  ───────  ───────
lint   passed                                0.4
unit   passed      389       0        0     12.0
build  not run                                  ${'\n'}`);
});
