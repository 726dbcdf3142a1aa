import { describe, expect, it } from 'vitest';
import { acceptedEncodings, byteRange, isFresh } from './negotiate.ts';

describe('acceptedEncodings', () => {
  it.each([
    ['gzip, deflate, br', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['br;q=0, gzip;q=0.5', ['gzip']],
    ['*', ['br', 'gzip']],
    ['br;q=0, *', ['gzip']],
    ['GZIP', ['gzip']],
    ['identity', []],
    ['', []],
    [undefined, []],
  ])('%s', (header, names) => {
    expect(acceptedEncodings(header)).toEqual(names);
  });
});

describe('isFresh', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('%s', (header, fresh) => {
    expect(isFresh(header, '"a"')).toBe(fresh);
  });
});

describe('byteRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=2-99', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ] as const)('%s of ten bytes', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });
});
