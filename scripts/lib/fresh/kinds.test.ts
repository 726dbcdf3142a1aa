import { expect, test } from 'vitest';
import { countsIn, KINDS, logName, withRow } from './kinds.ts';

const row = { start: 70.4, passed: 10, failed: 0, skipped: 2, seconds: 400.6, date: '2026-11-24' };

test('a row is added to the table, in the order of the kinds, and replaced', () => {
  const page = 'Before\n\n<!-- machines -->\n<!-- /machines -->\n\nAfter\n';
  const second = withRow(page, { ...row, kind: 'No OpenSSL, nginx, jq, or git; from a zip' });
  const both = withRow(second, { ...row, kind: 'No browsers, Node.js 22' });
  const lines = withRow(both, {
    ...row,
    kind: 'No OpenSSL, nginx, jq, or git; from a zip',
    skipped: 3,
  }).split('\n');
  expect(lines.slice(2, -1)).toEqual([
    '<!-- machines -->',
    '',
    expect.stringContaining('| Machine |'),
    expect.stringContaining('---'),
    '| No browsers, Node.js 22 | 70 | 401 | 10 | 0 | 2 | 2026-11-24 |',
    '| No OpenSSL, nginx, jq, or git; from a zip | 70 | 401 | 10 | 0 | 3 | 2026-11-24 |',
    '',
    '<!-- /machines -->',
    '',
    'After',
  ]);
  expect(() => withRow('No table', { ...row, kind: 'No OpenSSL, nginx, jq, or git; from a zip' })).toThrow(
    "doesn't have the marks",
  );
});

test('the last line of counts is what a run reports', () => {
  const output = '1 passed, 2 failed, 3 skipped\n…\n4 passed, 0 failed, 5 skipped\nnpm notice\n';
  expect(countsIn(output)).toEqual({ passed: 4, failed: 0, skipped: 5 });
  expect(() => countsIn('npm error')).toThrow('npm test ended without a line of counts');
});

test('the logs of a kind are named after it, so that no kind overwrites those of another', () => {
  expect(Object.keys(KINDS).map(logName)).toEqual([
    'everything-installed-nodejs-20',
    'no-browsers-nodejs-22',
    'no-python-no-compilers-nodejs-24',
    'no-openssl-nginx-jq-or-git-from-a-zip',
    'a-user-who-isnt-root-in-a-folder-named-größe-1',
  ]);
});
