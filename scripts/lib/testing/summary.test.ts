import { expect, test } from 'vitest';
import type { Counts } from './counts.ts';
import type { StageResult } from './stage.ts';
import { failureList, lastLine, table } from './summary.ts';

const none: Counts = {
  passed: 0,
  failed: 0,
  skipped: [],
  failures: [],
  flaky: [],
  warnings: [],
  slowest: [],
};
const lint: StageResult = { name: 'lint', state: 'passed', seconds: 0.44 };
const unit: StageResult = {
  name: 'unit',
  state: 'passed',
  seconds: 12.04,
  counts: { ...none, passed: 389 },
};
const named = (name: string) => ({ file: `${name}.test.ts`, name });

test('the last line adds up the test runners', () => {
  expect(lastLine([lint, unit, { ...unit, counts: { ...none, passed: 1 } }])).toBe(
    '390 passed, 0 failed, 0 skipped',
  );
});

test('skipped tests are counted and explained, one line for each reason', () => {
  const skipped = ['a', 'b'].map((name) => ({ ...named(name), reason: 'no nginx here' }));
  const results: StageResult[] = [
    {
      ...unit,
      counts: { ...none, passed: 3, skipped: [...skipped, { ...named('c'), reason: 'no key' }] },
    },
    { name: 'samples', state: 'left out', seconds: 0, reason: "openssl isn't on this machine" },
  ];
  expect(lastLine(results)).toBe('3 passed, 0 failed, 4 skipped');
  expect(table(results)).toContain(
    "  unit: 2 tests: no nginx here\n  unit: c.test.ts: c: no key\n  samples, all of it: openssl isn't on this machine\n",
  );
});

test('a test that passed on its second try counts as passed, and is named', () => {
  const results: StageResult[] = [{ ...unit, counts: { ...none, passed: 3, flaky: [named('dev')] } }];
  expect(lastLine(results)).toBe('3 passed, 0 failed, 0 skipped');
  expect(table(results)).toContain('Flaky (passed on the second try):\n  unit: dev.test.ts: dev\n');
});

test("warnings of tests that passed are in the summary, and don't count as failures", () => {
  const warnings = ['css: 11,500 of 12,000 on /docs/a, 500 left'];
  const results: StageResult[] = [{ ...unit, name: 'built', counts: { ...none, passed: 3, warnings } }];
  expect(lastLine(results)).toBe('3 passed, 0 failed, 0 skipped');
  expect(table(results)).toContain('Warnings:\n  built: css: 11,500 of 12,000 on /docs/a, 500 left\n');
});

test('the ten slowest tests of all stages are listed, the slowest first', () => {
  const slow = (...seconds: number[]): StageResult => ({
    ...unit,
    counts: {
      ...none,
      passed: 1,
      slowest: seconds.map((one) => ({ file: 'x.test.ts', name: `test ${one}`, seconds: one })),
    },
  });
  const printed = table([slow(9, 1), slow(12, 8, 7, 6, 5, 4, 3, 2, 0.5)]);
  expect(printed).toContain(
    'Slowest tests:\n    12.0 s  x.test.ts: test 12\n     9.0 s  x.test.ts: test 9\n',
  );
  expect(printed.match(/ s {2}x\.test\.ts: test /g)).toHaveLength(10);
  expect(printed).not.toContain('test 0.5');
});

test('a stage that failed without a failed test is one failure', () => {
  expect(lastLine([{ ...lint, state: 'failed' }])).toBe('0 passed, 1 failed, 0 skipped');
  expect(lastLine([{ ...unit, state: 'failed' }])).toBe('389 passed, 1 failed, 0 skipped');
  const counts = { ...none, passed: 2, failed: 4 };
  expect(lastLine([{ ...unit, state: 'failed', counts }])).toBe('2 passed, 4 failed, 0 skipped');
});

test('every failure has its message and the command that repeats it', () => {
  const failures = [
    { file: 'src/a.test.ts', name: 'a group > reads a file', message: 'expected 1 to be 2\nat line 3' },
    { file: 'src/b.test.ts', name: 'prints "yes"', message: 'no' },
  ];
  const list = failureList(
    [
      { ...unit, state: 'failed', log: 'unit.log', counts: { ...none, failed: 2, failures } },
      { ...lint, state: 'failed', output: 'a.ts:1: two spaces', log: 'lint.log' },
    ],
    'quick',
  );
  expect(list).toContain(`✗ unit: src/a.test.ts: a group > reads a file
  expected 1 to be 2
  at line 3
  Repeat it: npm test -- unit src/a.test.ts "reads a file"
  The whole log: unit.log`);
  expect(list).toContain('Repeat it: npm test -- unit src/b.test.ts\n');
  expect(list).toContain(`✗ lint
  a.ts:1: two spaces
  Repeat it: npm test -- lint
  The whole log: lint.log`);
  expect(failureList([{ ...lint, state: 'failed', output: 'x' }], 'rest')).toContain(
    'Repeat it: npm run test:all -- lint',
  );
  expect(failureList([lint, unit], 'quick')).toBe('');
});

test('the table lines up its columns and leaves empty what did not run', () => {
  const build: StageResult = { name: 'built', state: 'not run', seconds: 0, reason: 'the build failed' };
  expect(table([lint, unit, build])).toBe(`
Stage  Result   Passed  Failed  Skipped  Seconds
─────  ───────  ──────  ──────  ───────  ───────
lint   passed                                0.4
unit   passed      389       0        0     12.0
built  not run                                  ${''}

Skipped:
  built, all of it: the build failed
`);
});
