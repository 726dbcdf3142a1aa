import { describe, expect, it } from 'vitest';
import { basePath, parseTarget } from './server.ts';

describe('parseTarget', () => {
  it('takes path and query apart and decodes the path', () => {
    expect(parseTarget('/a%20b?c=%20&d=?')).toEqual({ path: '/a b', query: '?c=%20&d=?', isTidy: true });
    expect(parseTarget('//a///b?c=//')).toEqual({ path: '/a/b', query: '?c=//', isTidy: false });
    expect(parseTarget('/docs/c2pa..read')).toEqual({ path: '/docs/c2pa..read', query: '', isTidy: true });
  });

  it('takes bytes that are not UTF-8 for a name that no file has', () => {
    expect(parseTarget('/docs/%ff')).toEqual({ path: '/docs/%ff', query: '', isTidy: true });
  });

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

describe('basePath', () => {
  it('is what the first rule covers', () => {
    expect([basePath('/*'), basePath('/x/*'), basePath(undefined), basePath('/x')]).toEqual([
      '/',
      '/x/',
      '/',
      '/',
    ]);
  });
});
