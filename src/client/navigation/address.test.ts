import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canonicalPath, correctAddress, isPage, keyOf } from './address.ts';

const replaceState = vi.fn();

/** A document at `url`, whose canonical address is `canonical`. */
function stub(
  url: string,
  canonical: string,
  dataset: Record<string, string> = { base: '/', slash: 'never' },
) {
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: (selector: string) => (selector.includes('canonical') ? { href: canonical } : null),
  });
}

beforeEach(() => replaceState.mockClear());
afterEach(() => vi.unstubAllGlobals());

test('pages are addresses below the base that do not name a file', () => {
  stub('https://docs.example.org/x/', '', { base: '/x/' });
  const page = (path: string) => isPage(new URL(path, 'https://docs.example.org'));
  expect(['/x/', '/x/docs/a', '/x/docs/api/c2pa.c2pa.read', '/x/docs/a.html'].map(page)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['/', '/y/a', '/x/a.md', '/x/img/a.svg', '/x/llms.txt', '/x/a.tgz'].map(page)).toEqual(
    Array(6).fill(false),
  );
  const programs = ['/x/samples/read/web/read.js', '/x/examples/a/server.py', '/x/sandboxes/app/a'];
  expect(programs.map(page)).toEqual([false, false, false]);
  expect(page('/x/docs/samples/a')).toBe(true);
  expect(page('https://outside.example/x/docs/a')).toBe(false);
});

test('two places of one page are one page, two queries are two', () => {
  expect(keyOf(new URL('https://a.example/x?q=1#y'))).toBe('/x?q=1');
});

test('where both forms are served, the closing slash is the reader’s', () => {
  const dataset = { base: '/', slash: 'ignore' };
  stub('https://docs.example.org/docs/x/', 'https://docs.example.org/docs/x', dataset);
  correctAddress();
  stub('https://docs.example.org/', 'https://docs.example.org/', dataset);
  correctAddress();
  expect(replaceState).not.toHaveBeenCalled();
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
