import { prepareSearch } from '../../features/search/client.ts';
import { isPage, keyOf } from './address.ts';
import { isPrefetched, notePrefetch, preload, sourceOf } from './load.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is loaded ahead on 2g or with data saver. Spec §7. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** Another page of this site that an element links to and that may be loaded ahead. */
function targetOf(element: EventTarget | null): URL | undefined {
  const link = element instanceof Element ? element.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return isPage(url) && keyOf(url) !== keyOf(location) && mayPrefetch() ? url : undefined;
}

/** Adds it to the browser's cache, at the lowest priority. */
function prefetch(url: URL): void {
  const href = sourceOf(url);
  if (isPrefetched(href)) return;
  notePrefetch(href);
  const link = document.createElement('link');
  if (link.relList.supports?.('prefetch')) {
    document.head.append(Object.assign(link, { rel: 'prefetch', href }));
  } else {
    fetch(href, { credentials: 'include', priority: 'low' }).catch(() => {});
  }
}

let inView: IntersectionObserver | undefined;

function begin(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(
      type,
      ({ target }) => {
        const url = targetOf(target);
        // The search button links to a page only without script.
        if (url && (target as Element).closest('[data-search]')) prepareSearch();
        else if (url) preload(url);
      },
      { passive: true },
    );
  }
  inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = isIntersecting && targetOf(target);
      if (!url) continue;
      inView?.unobserve(target);
      prefetch(url);
    }
  });
}

/** Links prefetch when scrolled into view and preload on hover, touch, or focus. Spec §7. */
export function startPrefetch(): void {
  if (!inView) begin();
  // The previous page's links no longer exist and must not be kept in memory.
  inView?.disconnect();
  const watch = () => {
    for (const link of document.querySelectorAll('a[href]')) inView?.observe(link);
  };
  // After the page itself has loaded, so that prefetching doesn't slow it down.
  if (document.readyState === 'complete') setTimeout(watch, 50);
  else addEventListener('load', () => setTimeout(watch, 200), { once: true });
}
