import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digestOfSources } from './sources.ts';

test('the fonts are made from the list and the packages as they are now', () => {
  const madeFrom = readFileSync('src/styles/fonts/made-from.txt', 'utf8').trim();
  expect(madeFrom, 'Make the fonts again: npm run lab -- fonts').toBe(digestOfSources());
});
