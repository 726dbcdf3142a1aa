import { expect, test } from 'vitest';
import type { Task } from '../../../src/features/samples/task.ts';
import { cellsOf, checkedAfter, type TestResult } from './results.ts';
import { sharedTest, testFilesFor } from './selection.ts';
import { totals } from './table.ts';

const task = (languages: Task['languages']): Task => ({
  title: '',
  given: [],
  cases: [{ args: [], fails: 'x' }],
  languages,
});
const tasks = new Map<string, Task>([
  [
    'read',
    task({
      c: { file: 'read.c', runs: 'samples' },
      node: { file: 'read.mjs', runs: 'samples' },
      python: { file: 'read.py', runs: 'samples' },
      web: { runs: 'cannot', reason: 'pages have no disk' },
    }),
  ],
  ['trust', task({ openssl: { file: 'x.sh', with: 'OpenSSL 3', runs: 'tests' } })],
]);
const shared = (
  language: string,
  state: TestResult['state'],
  more: Partial<TestResult> = {},
): TestResult => ({
  file: sharedTest(language),
  name: `read > ${language}`,
  state,
  ...more,
});
const tests = [
  shared('c', 'skipped', { note: 'there is no compiler' }),
  shared('node', 'failed', { with: 'c2pa-node 1' }),
  shared('python', 'passed', { with: 'c2pa-python 1' }),
  { file: 'tests/samples/trust.test.ts', name: 'a', state: 'passed' as const },
  { file: 'tests/samples/trust.test.ts', name: 'b', state: 'skipped' as const },
];
const all = () => true;
const cells = cellsOf(tasks, tests, all);

test('one failed test of its own file fails a task', () => {
  const failing = [...tests, { file: 'tests/samples/trust.test.ts', name: 'c', state: 'failed' as const }];
  expect(totals(cellsOf(tasks, failing, (language) => language === 'openssl'))).toBe('0 passed, 1 failed');
});

test('a test that was never reached is no pass', () => {
  expect(cellsOf(tasks, [], all).get('read')?.get('node')).toMatchObject({ state: 'left out' });
  expect(cellsOf(tasks, [], all).get('trust')?.get('openssl')).toEqual({
    state: 'left out',
    reason: "tests/samples/trust.test.ts didn't run",
  });
});

test('the file of results keeps the last run of what was left out, and forgets what is gone', () => {
  const ran = { result: 'passed', with: 'GCC 11', on: '2026-01-01', digest: '0' } as const;
  const after = checkedAfter({ read: { c: ran }, gone: { c: ran } }, tasks, cells, '/nowhere', '2026-11-20');
  expect(Object.keys(after)).toEqual(['read', 'trust']);
  expect(Object.keys(after.read ?? {})).toEqual(['c', 'python']);
  expect(after.read).toMatchObject({
    c: ran,
    python: { result: 'passed', with: 'c2pa-python 1', on: '2026-11-20' },
  });
  expect(checkedAfter({}, tasks, cells, '/nowhere', '2026-11-20').read?.c).toEqual({
    result: 'not run',
    reason: 'there is no compiler',
  });
});

test('only the test files of what was asked for are run', () => {
  const files = (language: string) => testFilesFor(tasks, (name) => name === language, all);
  expect(files('python')).toEqual(['tests/samples/every-language.test.ts']);
  // vitest would fail on the shared file, which has no test for an OpenSSL program here.
  expect(files('openssl')).toEqual(['tests/samples/trust.test.ts']);
  expect(files('node')).toContain('tests/samples/read.test.ts');
});
