import { expect, test } from 'vitest';
import { mutantsOf, mutated } from './mutants.ts';

const text = `export function check(a: number, b: number) {
  if (a > b && a > 0) throw new Error('a');
  note(a);
  return a === 0 ? 'none' : 'some';
}`;

test('each condition and each statement of a function is removed once', () => {
  const results = mutantsOf('check.ts', text).map((mutant) => mutated(text, mutant));
  expect(results).toEqual([
    text.replace('a > b && a > 0', 'false'),
    text.replace('a > b && a > 0', '(a > b)'),
    text.replace('a > b && a > 0', '(a > 0)'),
    text.replace('note(a);', ';'),
    text.replace("a === 0 ? 'none' : 'some'", "('none')"),
    text.replace("a === 0 ? 'none' : 'some'", "('some')"),
  ]);
});
