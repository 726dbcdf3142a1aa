import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const line = (...cells: string[]) => csvOf([cells]).slice(1, -2);

test('a table begins with its mark, and lines end as the standard says', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['c', ''],
    ]),
  ).toBe('\ufeffa,b\r\nc,\r\n');
});

test('quotes and commas stay in their cell, and a cell is one line', () => {
  expect(line('a "b", c', 'd\ne')).toBe('"a ""b"", c",d e');
});

test.each([
  '=HYPERLINK("https://evil.example","x")',
  '+1+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u200b=1',
  '＝1',
])('no spreadsheet runs %j', (text) => {
  expect(line(text)).toBe(`"'${text.replaceAll('"', '""').replace('\r', ' ')}"`);
});

test.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x; @SUM(A1)', "x;' @SUM(A1)"],
  ['x;"=1+1";y', `"x;'""=1+1"";y"`],
  ['x\n=1+1\ny', 'x =1+1 y'],
  ['a;b', 'a;b'],
])('also not where semicolons separate cells: %j', (text, safe) => {
  expect(line(text)).toBe(safe);
});

test('a name with such a character inside stays as it is', () => {
  expect(line('a-b=c@d+.jpg', 'é', '日本')).toBe('a-b=c@d+.jpg,é,日本');
});
