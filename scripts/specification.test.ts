import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const AUDIT = 'maintainers/SPECIFICATION.md';
const rows = readFileSync(AUDIT, 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:\d+\.\d+|D\d+) \|/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const statements = rows.filter(([number = '']) => !number.startsWith('D'));
const departures = rows.filter(([number = '']) => number.startsWith('D'));

test('every test that the audit names exists', () => {
  const missing = statements.flatMap(([number, , tests = '']) =>
    tests.split('<br>').flatMap((one) => {
      const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
      if (file === '') return one === 'none' ? [] : [`${number}: ${one}`];
      const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : '';
      return text.includes(name.replaceAll('\\|', '|')) ? [] : [`${number}: ${file} has no “${name}”`];
    }),
  );
  expect(statements.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('every statement has a test or is a departure, and every departure is explained and used', () => {
  const known = departures.map(([number]) => number);
  const used = statements.map(([, , , departure]) => departure).filter(Boolean);
  expect([...new Set(used)].toSorted()).toEqual(known.toSorted());
  expect(statements.filter(([, , tests, departure]) => tests === 'none' && !departure)).toEqual([]);
  expect(departures.filter(([, what = '', reason = '']) => what === '' || reason.length < 20)).toEqual([]);
});
