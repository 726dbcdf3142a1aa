import { canonicalPath, keyOf } from './address.ts';
import { type RouteData, routeDataPath } from './route-data.ts';

/** When files were added to the browser's cache ahead of a click. */
const prefetched = new Map<string, number>();

/** For this many milliseconds, a file loaded ahead is used without revalidation, which would cost a round trip. */
const FRESH = 300_000;

export const isPrefetched = (key: string): boolean =>
  performance.now() - (prefetched.get(key) ?? -FRESH) < FRESH;

export function notePrefetch(key: string): void {
  prefetched.set(key, performance.now());
}

/** Pages fetched and parsed ahead of a click. */
const pages = new Map<string, Promise<Document | undefined>>();

/** The address of a page's data. */
export function sourceOf(url: URL): string {
  const { base = '/' } = document.documentElement.dataset;
  return routeDataPath(canonicalPath(url.pathname, undefined, base), base);
}

/** @throws Error if the file doesn't exist or there's no network */
async function load(address: string, signal?: AbortSignal): Promise<Response> {
  const cache = isPrefetched(address) ? 'force-cache' : 'default';
  const response = await fetch(address, { signal, cache });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

const hasType = (response: Response, type: string) =>
  response.headers.get('content-type')?.startsWith(type) ?? false;

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Links and buttons of the frame, most of which a page's data leaves empty. Pages of another kind may have others. */
const itemsOf = (page: Document) => page.querySelectorAll(':is(#navbar, .menu-head) :is(a, button)').length;

/** The page made from its data; undefined if the host has none, or if this document lacks its styles or items of its frame. */
async function fromData(address: string, signal?: AbortSignal): Promise<Document | undefined> {
  const response = await load(address, signal);
  if (!hasType(response, 'application/json')) return undefined;
  const { build, kind, html }: RouteData = await response.json();
  const here = document.documentElement.dataset;
  if (build !== here.build || !here.page?.split(' ').includes(kind)) return undefined;
  const page = parseHtml(html);
  if (!page.getElementById('layout') || itemsOf(page) !== itemsOf(document)) return undefined;
  return page;
}

/**
 * @returns undefined if the browser has to load the address itself
 * @throws Error if the page doesn't exist or there's no network
 */
async function fetchPage(url: URL, signal?: AbortSignal): Promise<Document | undefined> {
  const page = await fromData(sourceOf(url), signal).catch(() => undefined);
  if (page) return page;
  signal?.throwIfAborted();
  const response = await load(keyOf(url), signal);
  if (!hasType(response, 'text/html')) return undefined;
  const whole = parseHtml(await response.text());
  return fitsHere(whole) ? whole : undefined;
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
export async function loadPage(url: URL, signal: AbortSignal): Promise<Document | undefined> {
  const key = keyOf(url);
  const page = await (pages.get(key) ?? fetchPage(url, signal)).catch(() => fetchPage(url, signal));
  signal.throwIfAborted();
  // Used only once, because its nodes move into the page.
  pages.delete(key);
  return page;
}
