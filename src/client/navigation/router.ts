import { showCrash } from '../crash.ts';
import { correctAddress } from './address.ts';
import { loadPage } from './load.ts';
import { pageChanged } from './page.ts';
import { endProgress, startProgress } from './progress.ts';
import { swapPage } from './swap.ts';

/**
 * Client navigation (spec §4, §7) on the Navigation API, which brings history, aborting, scroll and focus.
 * The old page stays until the next one is there; when that fails, a warning is logged and the browser loads
 * the address itself. Browsers without the API navigate as ever.
 */
export function startRouter(): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
    if (event.navigationType === 'reload' || event.destination.sameDocument || !isPage(url)) return;
    const samePath = url.pathname === location.pathname;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      async handler() {
        if (!samePath) startProgress();
        let next: Document;
        try {
          next = await loadPage(url, event.signal);
        } catch (error) {
          if (event.signal.aborted) return;
          endProgress();
          console.warn(`could not load ${url.pathname} ahead, so the browser loads it`, error);
          location.reload();
          return;
        }
        if (event.signal.aborted) return;
        try {
          swapPage(next);
        } catch (error) {
          showCrash(error, () => location.reload());
        }
        endProgress();
        correctAddress();
        // To the hash target, to the top, or back to the old place; spec §2 and §4.
        if (event.navigationType !== 'traverse' && !url.hash) scrollTo({ top: 0, behavior: 'instant' });
        else event.scroll();
        moveFocus(url.hash);
        pageChanged();
      },
    });
  });
}

/** Files (images, Markdown twins, feeds) are the browser's business. */
function isPage({ origin, pathname }: URL): boolean {
  const { base = '/' } = document.documentElement.dataset;
  return (
    origin === location.origin && pathname.startsWith(base) && !/\.(?!html$)[a-z0-9]{2,5}$/.test(pathname)
  );
}

/** The next Tab press begins at the new content, and screen readers announce the new page by its title. */
function moveFocus(hash: string) {
  const target =
    (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) || document.getElementById('main');
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  announcer().textContent = document.title;
}

let live: HTMLElement | undefined;

function announcer(): HTMLElement {
  live ??= Object.assign(document.createElement('p'), { className: 'sr-only' });
  live.setAttribute('aria-live', 'polite');
  if (!live.isConnected) document.body.append(live);
  return live;
}
