/** Runs on every page of a site with `offline.pages`; other sites don't include it. */
import { PAGE } from '../../browser/page-changes.ts';
import { type ToVisits, WORKER_FILE } from './names.ts';

interface Connection {
  saveData?: boolean;
}

const base = document.documentElement.dataset.base ?? '/';

/** Tells the worker which page is open, and which files it loaded. */
async function reportVisit(): Promise<void> {
  // These are shown in place of pages that don't exist or aren't available.
  if (document.querySelector('[data-not-found], [data-visited-pages]')) return;
  const { active } = await navigator.serviceWorker.ready;
  const { connection } = navigator as Navigator & { connection?: Connection };
  active?.postMessage({
    type: 'visited',
    page: location.origin + location.pathname,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
    savesData: connection?.saveData ?? false,
  } satisfies ToVisits);
}

function startParts(): void {
  if (document.querySelector('[data-offline-use]')) import('./controls.ts').then(({ start }) => start());
  if (document.querySelector('[data-visited-pages]'))
    import('./visited-list.ts').then(({ start }) => start());
}

function onPage(): void {
  startParts();
  reportVisit().catch(console.warn);
}

/** Runs after the page has loaded, so that it doesn't delay anything the page needs. */
function start(): void {
  navigator.serviceWorker
    .register(base + WORKER_FILE, { scope: base, updateViaCache: 'none' })
    .then(onPage, (error) => {
      console.warn('pages can’t be kept', error);
      startParts();
    });
  addEventListener(PAGE, onPage);
  // After an update, a new worker keeps this page and those that were kept before.
  navigator.serviceWorker.addEventListener('controllerchange', () => reportVisit().catch(console.warn));
}

// Browsers offer service workers only on https and localhost, and not in all private windows.
if ('serviceWorker' in navigator && location.protocol.startsWith('http')) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
