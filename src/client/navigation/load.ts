import { keyOf } from './address.ts';

/** A page to swap in; undefined if the browser has to load the address itself. */
type Page = Document | undefined;

/** When pages were added to the browser's cache ahead of a click. */
const prefetched = new Map<string, number>();

/** For this many milliseconds, a page loaded ahead is used without revalidation, which would cost a round trip. */
const FRESH = 300_000;

export const isPrefetched = (key: string): boolean =>
  performance.now() - (prefetched.get(key) ?? -FRESH) < FRESH;

export function notePrefetch(key: string): void {
  prefetched.set(key, performance.now());
}

/** Pages fetched and parsed ahead of a click. */
const pages = new Map<string, Promise<Page>>();

/** @throws Error if the page doesn't exist or there's no network */
async function fetchPage(url: URL, signal?: AbortSignal): Promise<Page> {
  const key = keyOf(url);
  const response = await fetch(key, { signal, cache: isPrefetched(key) ? 'force-cache' : 'default' });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return fitsHere(page) ? page : undefined;
}

/** Not a redirect stub, a separate app, another language, or a newer build than the running script. */
function fitsHere(page: Document): boolean {
  const here = (needed: Element) =>
    [...document.querySelectorAll(needed.localName)].some((element) => element.isEqualNode(needed));
  return (
    page.getElementById('layout') !== null &&
    page.querySelector('meta[http-equiv]') === null &&
    page.documentElement.dataset.base === document.documentElement.dataset.base &&
    [...page.querySelectorAll('script[src], link[rel="stylesheet"]')].every(here)
  );
}

/**
 * Fetches and parses a page that the reader is about to open. Failures aren't reported here, because the click will
 * report them.
 */
export function preload(url: URL): void {
  const key = keyOf(url);
  if (pages.has(key)) return;
  const page = fetchPage(url);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  // The copy is for the click that follows; later, the page may have changed.
  setTimeout(() => pages.delete(key), 30_000);
}

/**
 * The page at an address, either loaded ahead or from the network.
 * @throws Error if it can't be loaded, or the navigation was aborted
 */
export async function loadPage(url: URL, signal: AbortSignal): Promise<Page> {
  const key = keyOf(url);
  const page = await (pages.get(key) ?? fetchPage(url, signal));
  signal.throwIfAborted();
  // Used only once, because its nodes move into the page.
  pages.delete(key);
  return page;
}
