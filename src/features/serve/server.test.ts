import { describe, expect, it } from 'vitest';
import { parseTarget } from './server.ts';

describe('parseTarget', () => {
  it.each([
    '',
    '*',
    'http://host/a',
    '/%',
    '/%zz',
    '/%00',
    '/a/../b',
    '/%2e%2e/b',
    '/a/./b',
    '/..%2fb',
    '/..%5cb',
    '/a\\b',
  ])('refuses %j', (target) => {
    expect(parseTarget(target)).toBeUndefined();
  });
});
