import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage, notePrefetch, preload } from './load.ts';

const url = (path: string) => new URL(path, 'https://docs.example.org');
const answer = (type: string, ok = true) => ({
  ok,
  status: ok ? 200 : 404,
  headers: new Headers({ 'content-type': type }),
  text: async () => '',
  json: async () => ({ build: 'b', kind: 'doc', html: '' }),
});
/** A parsed page; `refresh` makes it a redirect stub. */
const pageOf = (base: string, refresh: object | null = null) => ({
  getElementById: () => ({}),
  querySelector: () => refresh,
  querySelectorAll: () => [],
  documentElement: { dataset: { base, build: 'b', page: 'doc' } },
});
const { signal } = new AbortController();

let parsed: unknown;
const fetched = vi.fn();

beforeEach(() => {
  parsed = pageOf('/');
  fetched.mockReset().mockResolvedValue(answer('application/json'));
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', pageOf('/'));
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => parsed;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is not a page to swap in is left to the browser', async () => {
  fetched.mockResolvedValue(answer('application/zip'));
  expect(await loadPage(url('/file'), signal)).toBe(undefined);
  fetched.mockResolvedValue(answer('text/html'));
  parsed = pageOf('/', {});
  expect(await loadPage(url('/stub'), signal)).toBe(undefined);
  parsed = pageOf('/de/');
  expect(await loadPage(url('/de/x'), signal)).toBe(undefined);
});

test('a page that does not exist is an error', async () => {
  fetched.mockResolvedValue(answer('text/html', false));
  await expect(loadPage(url('/missing'), signal)).rejects.toThrow('/missing answered 404');
});

test('a page loaded ahead is used once, and forgotten after half a minute', async () => {
  preload(url('/a'));
  preload(url('/a'));
  expect(await loadPage(url('/a'), signal)).toEqual({ document: parsed });
  expect(fetched).toHaveBeenCalledTimes(1);
  await loadPage(url('/a'), signal);
  expect(fetched).toHaveBeenCalledTimes(2);
  preload(url('/a'));
  vi.advanceTimersByTime(30_000);
  await loadPage(url('/a'), signal);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('a failure ahead of the click is quiet, and the click tries again', async () => {
  // The page's data, and the page.
  for (let request = 0; request < 2; request++) fetched.mockRejectedValueOnce(new TypeError('no network'));
  preload(url('/b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await loadPage(url('/b'), signal)).toEqual({ document: parsed });
});

test('a navigation that was given up leaves the page for the next one', async () => {
  preload(url('/c'));
  await expect(loadPage(url('/c'), AbortSignal.abort())).rejects.toThrow();
  expect(await loadPage(url('/c'), signal)).toEqual({ document: parsed });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a page prefetched in the last five minutes is taken from the cache without asking', async () => {
  const cacheOf = () => (fetched.mock.lastCall?.[1] as RequestInit | undefined)?.cache;
  await loadPage(url('/d'), signal);
  expect(cacheOf()).toBe('default');
  notePrefetch('/_routes/d.json');
  await loadPage(url('/d'), signal);
  expect(cacheOf()).toBe('force-cache');
  vi.advanceTimersByTime(300_000);
  await loadPage(url('/d'), signal);
  expect(cacheOf()).toBe('default');
});
