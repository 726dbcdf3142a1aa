/**
 * The service worker of a site with `offline.pages`: it keeps visited pages, the search, and the tools if the reader
 * asks. These are our own 250 lines rather than Workbox, whose strategies store each response immediately and
 * separately. Here, a page is stored only after the reader has seen it, and only together with the built files that it
 * refers to.
 */
import { base, core } from 'virtual:service-worker';
import { answerTo } from './answer.ts';
import { keepFile, keepPage } from './keep-page.ts';
import { keepSearch } from './keep-search.ts';
import { hadTools, keepTools, removeTools } from './keep-tools.ts';
import type { ToVisits } from './names.ts';
import { cacheOf, dropOlder, earlierBuild } from './store.ts';

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
