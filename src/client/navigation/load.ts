/** Pages fetched and parsed ahead of a click, by address without hash. */
const pages = new Map<string, Promise<Document>>();

const keyOf = (url: URL) => url.origin + url.pathname + url.search;

async function fetchPage(url: URL, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(keyOf(url), { credentials: 'same-origin', ...(signal && { signal }) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('text/html'))
    throw new Error(`${url.pathname} answered ${response.status} ${type}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const refresh = page.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content');
  // A redirect stub, or another site's page under our address: the browser knows best.
  if (refresh || !page.getElementById('layout'))
    throw new Error(`${url.pathname} is not a page of this site`);
  return page;
}

/** Fetches and parses a page that the reader is about to open. Failures are kept quiet: the click will tell. */
export function preload(url: URL): void {
  const key = keyOf(url);
  if (pages.has(key)) return;
  const page = fetchPage(url);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  // The copy is for the click that follows; later the page may have changed.
  setTimeout(() => pages.delete(key), 30_000);
}

/** The page at an address, from what was loaded ahead or from the network. */
export function loadPage(url: URL, signal: AbortSignal): Promise<Document> {
  const key = keyOf(url);
  const ready = pages.get(key);
  // A parsed document is given away once: its nodes move into the page.
  pages.delete(key);
  return ready ?? fetchPage(url, signal);
}
