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

test('quotes, commas, and lines stay in their cell', () => {
  expect(line('a "b", c', 'd\ne')).toBe('"a ""b"", c","d\ne"');
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
  expect(line(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
});

test('a name with such a character inside stays as it is', () => {
  expect(line('a-b=c@d+.jpg', 'é', '日本')).toBe('a-b=c@d+.jpg,é,日本');
});
