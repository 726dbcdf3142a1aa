import { expect, test } from 'vitest';
import { printsAs } from './reader.ts';

test('sizes, identifiers, and dates may differ, words may not', () => {
  const shown = 'signed.jpg: signed, the manifest store has 44868 bytes';
  expect(printsAs('signed.jpg: signed, the manifest store has 12 bytes\n', shown, 'all')).toBe(true);
  expect(printsAs('other.jpg: signed, the manifest store has 12 bytes\n', shown, 'all')).toBe(false);
});

test('an ellipsis on a line stands for what is left out', () => {
  expect(printsAs('a\nb\nc\nd\n', 'a\n…\nd', 'all')).toBe(true);
  expect(printsAs('a\nb\nc\nd\n', 'a\n…\nc', 'all')).toBe(false);
});

test('an output shown later is what was printed last', () => {
  expect(printsAs('installed\nstate: Valid\n', 'state: Valid', 'end')).toBe(true);
  expect(printsAs('installed\nstate: Valid\n', 'state: Valid', 'all')).toBe(false);
  expect(printsAs('state: Valid\nmore\n', 'state: Valid', 'end')).toBe(false);
});
