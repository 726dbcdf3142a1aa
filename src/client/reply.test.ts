import { expect, test } from 'vitest';
import { withSelection } from './reply.ts';

const href = 'https://x.example/new?title=A&body=Page%3A%20x%0A%0A&labels=docs';

test('nothing selected, or no body to put it in, leaves the address alone', () => {
  expect(withSelection(href, ' \n')).toBe(href);
  expect(withSelection('https://x.example/new?title=A', 'one')).toBe('https://x.example/new?title=A');
});

test('a long selection is cut, and never in the middle of a character', () => {
  const body = new URL(withSelection(href, `${'x'.repeat(599)}\u{1f600}`)).searchParams.get('body');
  expect(body).toMatch(/> x{599}\uFFFD\n$/);
});
