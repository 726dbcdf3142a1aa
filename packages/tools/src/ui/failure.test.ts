import { expect, test } from 'vitest';
import { causeChain } from './failure.ts';

test('an error is told with everything that caused it', () => {
  const error = new Error('cannot read', { cause: new TypeError('not text', { cause: 'a picture' }) });
  expect(causeChain(error)).toBe('Error: cannot read\ncaused by TypeError: not text\ncaused by a picture');
});

test('an error that is its own cause ends', () => {
  const error = new Error('round');
  error.cause = error;
  expect(causeChain(error).split('\n')).toHaveLength(10);
});

test('anything can be thrown', () => {
  expect(causeChain('text')).toBe('text');
  expect(causeChain(undefined)).toBe('');
});
