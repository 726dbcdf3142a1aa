import { expect, test } from 'vitest';
import { requestPath } from './request-path.ts';

test('a path is decoded without its query, and one that is no text stays as it is', () => {
  expect(requestPath('/a%20b?c=%20')).toBe('/a b');
  expect(requestPath('/docs/%ff?x')).toBe('/docs/%ff');
  expect(requestPath(undefined)).toBe('/');
});
