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

test('every test of combined options is named by a statement', () => {
  const files = ['tests/options/combined.test.ts', 'tests/options/matrix.test.ts'];
  const unnamed = files.flatMap((file) => {
    const named = statements
      .flatMap(([, , tests = '']) => tests.split('<br>'))
      .filter((one) => one.startsWith(`\`${file}\`: `))
      .map((one) => one.slice(file.length + 4));
    const names = [...readFileSync(file, 'utf8').matchAll(/^test(?:\.each\(.*\))?\(\s*'(.+)',/gm)];
    expect(names.length, file).toBeGreaterThan(0);
    return names
      .map(([, name = '']) => name)
      .filter((name) => !named.some((one) => name.includes(one)))
      .map((name) => `${file}: ${name}`);
  });
  expect(unnamed).toEqual([]);
});
