import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { taggedTests } from './tags.ts';

const AUDIT = 'maintainers/SPECIFICATION.md';
const tagged = taggedTests('.');

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
const isStatement = (line: string) => /^\| \d+\.\d+ \|/.test(line);

const lines = readFileSync(AUDIT, 'utf8').split('\n');
const statements = lines.filter(isStatement).map(cellsOf);
const departures = lines.filter((line) => /^\| D\d+ \|/.test(line)).map(cellsOf);

const testsOf = (number: string): string =>
  tagged
    .filter((one) => one.statements.includes(number))
    .map(({ file, title }) => `\`${file}\`: ${title.replaceAll('|', '\\|')}`)
    .join('<br>') || 'none';

test(`${AUDIT} lists the tests with tags; npx vitest run --project=unit tests/repository/specification --update writes it`, async () => {
  const current = lines.map((line) => {
    if (!isStatement(line)) return line;
    const [number = '', statement = '', , departure = ''] = cellsOf(line);
    return `| ${number} | ${statement} | ${testsOf(number)} | ${departure && `${departure} `}|`;
  });
  await expect(current.join('\n')).toMatchFileSnapshot(`../../${AUDIT}`);
});

test('every tag names a statement', () => {
  const known = statements.map(([number]) => number);
  expect(known.length).toBeGreaterThan(100);
  const unknown = tagged.flatMap(({ file, title, statements: numbers }) =>
    numbers.filter((number) => !known.includes(number)).map((number) => `${file}: ${title}: ${number}`),
  );
  expect(unknown).toEqual([]);
});

test('every statement has a test or is a departure, and every departure is explained and used', () => {
  const known = departures.map(([number]) => number);
  const used = statements.map(([, , , departure]) => departure).filter(Boolean);
  expect([...new Set(used)].toSorted()).toEqual(known.toSorted());
  expect(
    statements.filter(([number = '', , , departure]) => testsOf(number) === 'none' && !departure),
  ).toEqual([]);
  expect(departures.filter(([, what = '', reason = '']) => what === '' || reason.length < 20)).toEqual([]);
});
