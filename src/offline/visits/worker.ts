import { base, core, offlinePath, tools } from 'virtual:service-worker';
import { keepFile, keepPage, noteAnswer, pageKey } from './keep-page.ts';
import { keepSearch, searchFile } from './keep-search.ts';
import { TOOLS_MARKER, type ToolsAnswer, type ToVisits } from './names.ts';
import { cacheOf, dropOlder, earlierBuild, find } from './store.ts';

/**
 * The service worker of a site with `offline.pages`: it keeps visited pages, the search, and the tools if the reader
 * asks. These are our own 250 lines rather than Workbox, whose strategies store each response immediately and
 * separately. Here, a page is stored only after the reader has seen it, and only together with the built files that it
 * refers to.
 */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Message extends Extendable {
  data: ToVisits;
  ports: readonly MessagePort[];
}
/** The part of a worker's scope that this file uses; the project's types are for pages. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Message) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = globalThis as unknown as WorkerScope;

/** Runs one task at a time: two tasks that make room at once would delete too much. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work, work);
  last = next.catch(() => {});
  return next;
}

/** After an update, the most recently visited pages are loaded again; the others stay until the next update. */
const MOST_REFRESHED = 50;

async function install(): Promise<void> {
  for (const path of core) await keepFile(new URL(base + path, location.origin).href);
  // Open pages keep working: their built files have unique names, and stay until the next build.
  await worker.skipWaiting();
}

/** Refreshes the previous build's pages, so that readers don't lose stored pages in an update. */
async function refresh(): Promise<void> {
  const earlier = await earlierBuild();
  if (earlier === undefined) return;
  const pages = await cacheOf('pages', earlier);
  for (const { url } of (await pages.keys()).slice(-MOST_REFRESHED)) {
    // Pages stay unchanged without a network; pages that no longer exist are removed.
    await keepPage(url);
    await pages.delete(url);
  }
  if (await hadTools()) await keepTools();
}

worker.addEventListener('install', (event) => event.waitUntil(install()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(dropOlder().then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const { method, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || !pathname.startsWith(base)) return;
  // A range request, as for part of a video.
  if (headers.has('Range')) return;
  event.respondWith(answerTo(event.request));
});

worker.addEventListener('message', (event) => {
  const { data: order, ports } = event;
  const work = async () => {
    if (order.type === 'keep-tools') ports[0]?.postMessage(await keepTools());
    else if (order.type === 'remove-tools') {
      await removeTools();
      ports[0]?.postMessage({ isStored: false });
    } else {
      await keepPage(order.page, order.files);
      if (order.savesData) return;
      await keepSearch();
      await refresh();
    }
  };
  // Without a network or space, the page that sent the message keeps working.
  event.waitUntil(inTurn(work).catch((error) => console.warn('not everything could be kept', error)));
});

/** Returns the offline page under the requested address, so that reloading tries that page again. */
async function offlinePage(): Promise<Response | undefined> {
  const cached = await find('files', new URL(base + offlinePath, location.origin).href);
  if (!cached) return undefined;
  // Its script would put its own URL into the address bar.
  const html = (await cached.text()).replace(/<link rel="canonical"[^>]*>/, '');
  return new Response(html, { status: 503, statusText: 'Offline', headers: cached.headers });
}

/** The cached response for a request that failed on the network. */
async function cachedAnswer(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  return (
    (await find('pages', pageKey(request.url))) ??
    (await searchFile(url)) ??
    (await find('files', url.href)) ??
    (await find('tools', url.href)) ??
    // The address of a tool's page includes its file: `?inspect=/x.jpg`.
    (await find('tools', pageKey(request.url))) ??
    (request.mode === 'navigate' ? await offlinePage() : undefined)
  );
}

/**
 * Responds to a request. The network comes first, so that readers who are online never see old content; cached
 * responses are used only when the network doesn't respond. Built files are the exception: their names contain a hash
 * of their content, so they're never outdated and come from the cache first.
 */
async function answerTo(request: Request): Promise<Response> {
  if (request.url.includes('/_astro/')) {
    const cached = (await find('files', request.url)) ?? (await find('tools', request.url));
    if (cached) return cached;
  }
  try {
    const answer = await fetch(request);
    noteAnswer(request.url, answer);
    return answer;
  } catch (error) {
    const cached = await cachedAnswer(request);
    if (cached) return cached;
    throw error;
  }
}

const addressOf = (path: string) => new URL(base + path, location.origin).href;
const noted = addressOf(TOOLS_MARKER);

/** Removes the tools of this build and the previous one. */
async function removeTools(): Promise<void> {
  const earlier = await earlierBuild();
  for (const build of [undefined, ...(earlier === undefined ? [] : [earlier])]) {
    const cache = await cacheOf('tools', build);
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
  }
}

/** Whether the reader asked for the tools in the previous build. */
async function hadTools(): Promise<boolean> {
  const earlier = await earlierBuild();
  return earlier !== undefined && (await (await cacheOf('tools', earlier)).match(noted)) !== undefined;
}

/**
 * Downloads the files that the tools need: all or none. Pages aren't deleted to make room for them. Built files that
 * haven't changed since the previous build aren't downloaded again.
 */
async function keepTools(): Promise<ToolsAnswer> {
  const cache = await cacheOf('tools');
  try {
    for (const address of tools.map(addressOf)) {
      if (await cache.match(address, { ignoreVary: true })) continue;
      const known = address.includes('/_astro/') ? await find('tools', address) : undefined;
      const answer = known ?? (await fetch(address));
      if (!answer.ok || answer.redirected) throw new TypeError(`${address} answered ${answer.status}`);
      await cache.put(address, answer);
    }
    await cache.put(noted, new Response());
    return { isStored: true };
  } catch (error) {
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { isStored: false, reason: isFull ? 'full' : 'network' };
  }
}
