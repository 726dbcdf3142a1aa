import { expect, test } from 'vitest';
import { grownLines } from './growing.ts';

/** `+` new, `-` taken out. */
const diff = (before: string | undefined, after: string) =>
  grownLines(before?.split(' '), after.split(' ')).map(
    ({ text, change }) => `${change === 'inserted' ? '+' : change === 'deleted' ? '-' : ''}${text}`,
  );

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
  const [before, after] = ['a b b c d', 'b a b d d e'].map((text) => text.split(' '));
  const lines = grownLines(before, after ?? []);
  expect(lines.filter(({ change }) => change !== 'inserted').map(({ text }) => text)).toEqual(before);
  expect(lines.filter(({ change }) => change !== 'deleted').map(({ text }) => text)).toEqual(after);
});
