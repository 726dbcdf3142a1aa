import { expect, test } from 'vitest';
import { CODE } from './code.ts';
import { equalRuns, indexOf } from './runs.ts';

const theirs = 'The quick brown fox jumps over the lazy dog again and again.';
const index = indexOf([{ file: 'a.md', words: [{ line: 3, text: theirs }] }]);
const runs = (text: string) => equalRuns([{ line: 1, text }], index);

test('nine equal words are found, whatever their capitals and punctuation, as one run', () => {
  expect(runs('And then: the quick, brown fox jumps over the Lazy dog again.')).toEqual([
    { line: 1, text: 'the quick brown fox jumps over the lazy dog again', other: 'a.md:3' },
  ]);
});

test('eight are an accident', () => {
  expect(runs('The quick brown fox jumps over the lazy cat.')).toEqual([]);
});

test('code and quotations end a run', () => {
  expect(runs(`The quick brown fox ${CODE} jumps over the lazy dog.`)).toEqual([]);
  expect(runs(`He wrote "${theirs}".`)).toEqual([]);
});

test('a run may go over lines and is told with its first', () => {
  const lines = ['one The quick brown fox', 'jumps over the lazy dog'].map((text, i) => ({
    line: i + 5,
    text,
  }));
  expect(equalRuns(lines, index)).toEqual([
    { line: 5, text: 'the quick brown fox jumps over the lazy dog', other: 'a.md:3' },
  ]);
});

test('names in a row count as one word', () => {
  const name = 'the Coalition for Content Provenance And Authenticity Of The World Today';
  const names = indexOf([{ file: 'b.md', words: [{ line: 1, text: name }] }]);
  expect(equalRuns([{ line: 1, text: name }], names)).toEqual([]);
});
