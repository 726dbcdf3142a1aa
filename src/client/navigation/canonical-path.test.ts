import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test('file endings and the closing slash go', () => {
  for (const path of [
    '/docs/x',
    '/docs/x/',
    '/docs/x.html',
    '/docs/x/index.html',
    '/docs/x/index',
    '/docs/x/index/',
    '//docs//x',
    '/docs/x//',
  ]) {
    expect(canonicalPath(path, 'never', '/')).toBe('/docs/x');
  }
});

test('the home page is the base', () => {
  for (const path of ['/', '//', '/index', '/index/', '/index.html'])
    expect(canonicalPath(path, 'never', '/')).toBe('/');
  for (const path of ['/x', '/x/', '/x/index.html']) expect(canonicalPath(path, 'never', '/x/')).toBe('/x/');
});

test('dots in a name are part of it', () => {
  expect(canonicalPath('/docs/js-sdk/api/c2pa.c2pa.read/', 'never', '/')).toBe(
    '/docs/js-sdk/api/c2pa.c2pa.read',
  );
});

test('the closing slash follows the policy', () => {
  expect(canonicalPath('/docs/x.html', 'always', '/')).toBe('/docs/x/');
  expect(canonicalPath('/docs/x/', 'ignore', '/')).toBe('/docs/x/');
  expect(canonicalPath('/docs/x/index.html', 'ignore', '/')).toBe('/docs/x');
});
