import { afterEach, expect, test, vi } from 'vitest';
import { parseRecent, readRecent, withQuery, writeRecent } from './recent.ts';

afterEach(() => vi.unstubAllGlobals());

test('the newest is first, each is there once, and six are kept', () => {
  expect(withQuery(['b', 'a'], ' c ')).toEqual(['c', 'b', 'a']);
  expect(withQuery(['b', 'a'], 'A')).toEqual(['A', 'b']);
  expect(withQuery(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
});

test('nothing and whole error logs are not remembered', () => {
  expect(withQuery(['a'], '  ')).toEqual(['a']);
  expect(withQuery(['a'], 'x'.repeat(101))).toEqual(['a']);
});

test.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null,""]', ['a']],
  ['{"a":1}', []],
  ['"a"', []],
  ['[', []],
])('stored %s', (stored, list) => {
  expect(parseRecent(stored)).toEqual(list);
});

test('with blocked storage the list lasts for the document', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
  });
  writeRecent(['a']);
  expect(readRecent()).toEqual(['a']);
});
