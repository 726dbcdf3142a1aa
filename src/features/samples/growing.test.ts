import { expect, test } from 'vitest';
import { grownLines } from './growing.ts';

/** `+` new, `-` taken out. */
const diff = (before: string | undefined, after: string) => {
  const { lines, inserted, deleted } = grownLines(before?.split(' '), after.split(' '));
  return lines.map(
    (text, at) => `${inserted?.has(at + 1) ? '+' : ''}${deleted?.has(at + 1) ? '-' : ''}${text}`,
  );
};

test('marks lines that are new, taken out, and changed', () => {
  expect(diff('a b c', 'a b x c d')).toEqual(['a', 'b', '+x', 'c', '+d']);
  expect(diff('a b c', 'a c')).toEqual(['a', '-b', 'c']);
  expect(diff('a b c', 'a x c')).toEqual(['a', '-b', '+x', 'c']);
  expect(diff('a b', 'a b')).toEqual(['a', 'b']);
});

test('shows a first version, and one with little in common, without marks', () => {
  expect(diff(undefined, 'a b')).toEqual(['a', 'b']);
  expect(diff('a b c', 'x y c')).toEqual(['x', 'y', 'c']);
});

test('applying the marks gives both versions', () => {
  const [before = [], after = []] = ['a b b c d', 'b a b d d e'].map((text) => text.split(' '));
  const { lines, inserted, deleted } = grownLines(before, after);
  expect(lines.filter((_, at) => !inserted?.has(at + 1))).toEqual(before);
  expect(lines.filter((_, at) => !deleted?.has(at + 1))).toEqual(after);
});
