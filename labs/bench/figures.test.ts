import { expect, test } from 'vitest';
import { median, table } from './figures.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('a row has its median and its range, and one run has no range', () => {
  expect(
    table([
      { what: 'cold build', runs: [12.25, 10, 11], unit: 's' },
      { what: 'HTML', runs: [9.81], unit: 'kB' },
      { what: 'nodes', runs: [], unit: '' },
    ]),
  ).toBe(
    [
      '| Measure    | Median | Runs       |',
      '| ---------- | ------ | ---------- |',
      '| cold build | 11 s   | 10 to 12.3 |',
      '| HTML       | 9.8 kB |            |',
      '| nodes      | –      |            |',
    ].join('\n'),
  );
});
