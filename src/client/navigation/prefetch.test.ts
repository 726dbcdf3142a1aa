import { afterEach, expect, test, vi } from 'vitest';
import { mayPrefetch } from './prefetch.ts';

const on = (connection: object | undefined) => {
  vi.stubGlobal('navigator', { connection });
  return mayPrefetch();
};

afterEach(() => vi.unstubAllGlobals());

// Specification: 9.6
test('nothing is loaded ahead on 2g or with data-saver', () => {
  expect(on({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect(on({ effectiveType: '2g' })).toBe(false);
  expect(on({ effectiveType: 'slow-2g' })).toBe(false);
});

test('everywhere else it is, also where the browser does not tell', () => {
  expect(on({ saveData: false, effectiveType: '3g' })).toBe(true);
  expect(on(undefined)).toBe(true);
});
