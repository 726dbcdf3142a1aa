import { expect, test } from 'vitest';
import { describePages } from './descriptions.ts';
import { itemOf } from './testing.ts';

const places = (...abouts: string[]) => abouts.map((about, i) => itemOf(`Item${i}`, { about }));

test('the first sentence describes the page, with its period and without Markdown', () => {
  const [place] = places('Reads `it`. And more');
  expect(place && describePages([place], 'notes.json').get(place)).toBe('Reads it.');
});

test('missing, long, and repeated descriptions are reported together, each with its item', () => {
  const wrong = () => describePages(places('', `${'long '.repeat(40)}`, 'Same.', 'Same.'), 'notes.json');
  expect(wrong).toThrow(
    /3 problems.*`Item0` has no doc comment.*`Item1` begins with a sentence that's 200 characters long.*`Item3` says the same as `Item2`: “Same\.”/s,
  );
});
