import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the words of the project are sorted, each once', () => {
  const words = readFileSync('cspell-words.txt', 'utf8').trim().split('\n');
  const order = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);
  expect(words).toEqual([...new Set(words)].sort(order));
});
