import { preload } from './load.ts';
import { onPage } from './page.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is loaded ahead on 2g or with data-saver. Spec §7. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

const asked = new Set<string>();

/** A page of ours other than this one, worth loading ahead. */
function targetOf(element: unknown): URL | undefined {
  const link = element instanceof Element ? element.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isFile = /\.[a-z0-9]{2,5}$/.test(url.pathname) && !url.pathname.endsWith('.html');
  if (url.origin !== location.origin || isFile || url.pathname === location.pathname) return undefined;
  return url;
}

/** A link scrolled into view: into the browser's cache, at the lowest priority. */
function prefetch(url: URL) {
  const href = url.origin + url.pathname + url.search;
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  if (link.relList.supports?.('prefetch')) {
    Object.assign(link, { rel: 'prefetch', href });
    document.head.append(link);
  } else {
    fetch(href, { credentials: 'include', priority: 'low' }).catch(() => asked.delete(href));
  }
}

/** Links prefetch when scrolled into view and preload on hover, touch or focus. Spec §7. */
export function startPrefetch(): void {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  if (!mayPrefetch(connection)) return;
  const near = (event: Event) => {
    const url = targetOf(event.target);
    if (url && mayPrefetch(connection)) preload(url);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, near, { passive: true });

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      const url = targetOf(target);
      if (url) prefetch(url);
    }
  });
  onPage(() => {
    // After the page itself is done: what may be read next must not slow what is being read.
    const watch = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('#layout a[href], #navbar a[href]'))
        inView.observe(link);
    };
    if (document.readyState === 'complete') setTimeout(watch, 50);
    else addEventListener('load', () => setTimeout(watch, 200), { once: true });
  });
}
