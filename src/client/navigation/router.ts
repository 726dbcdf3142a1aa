import { showCrash } from '../../browser/failure.ts';
import { pageChanged } from '../../browser/page-changes.ts';
import { announce } from '../announce.ts';
import { correctAddress, isPage, keyOf } from './address.ts';
import { loadPage } from './load.ts';
import { endProgress, startProgress } from './progress.ts';
import { swapPage } from './swap.ts';

/** The address of the content that is shown; the address bar is ahead of it while a page loads. */
let shown = keyOf(location);

/** Where the reader was on each entry of the history, by its key. */
const places = new Map<string | undefined, number>();

/**
 * Client navigation (spec §4, §7) on the Navigation API, which brings history, aborting, scroll and focus.
 * The old page stays until the next one is there. Browsers without the API navigate as ever.
 */
export function startRouter(): void {
  if (!('navigation' in window)) return;
  shown = keyOf(location);
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination, downloadRequest, formData, hashChange } = event;
    const url = new URL(destination.url);
    // Only of what is shown: while a page loads, the place in the old one is not its own.
    if (keyOf(location) === shown) places.set(navigation.currentEntry?.key, scrollY);
    if (!event.canIntercept || downloadRequest !== null || formData || !isPage(url)) return;
    if (navigationType === 'reload') return;
    const here = keyOf(url) === shown;
    if (destination.sameDocument) {
      // A script of ours changed the address, with the content that belongs to it.
      if (navigationType !== 'traverse' && !hashChange) shown = keyOf(url);
      // Another place on this page: the browser goes there.
      if (here || keyOf(url) === shown) return;
    }
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => open(url, event, here) });
  });
  // Not sooner: a change of the address aborts the navigation that is under way.
  navigation.addEventListener('navigatesuccess', correctAddress);
}

async function open(url: URL, event: NavigateEvent, here: boolean): Promise<void> {
  const { signal } = event;
  if (!here) {
    if (url.pathname !== shown.split('?')[0]) startProgress();
    signal.addEventListener('abort', endProgress);
    const page = await loadPage(url, signal).catch((error) => {
      if (!signal.aborted)
        console.warn(`the browser loads ${url.pathname} itself, because: ${error.message}`);
    });
    if (signal.aborted) return;
    endProgress();
    if (!page) return location.reload();
    shown = keyOf(url);
    try {
      swapPage(page);
    } catch (error) {
      showCrash(error, () => location.reload());
    }
  }
  scroll(event);
  moveFocus(url.hash);
  pageChanged();
}

/** To the hash target, to the top, or back to the old place; spec §2 and §4. */
function scroll(event: NavigateEvent): void {
  const isNew = event.navigationType !== 'traverse';
  const top = isNew ? 0 : places.get(navigation.currentEntry?.key);
  if (top !== undefined) scrollTo(0, top);
  // To a hash target, or a place from before a reload, only the browser knows the way.
  if (isNew || top === undefined) event.scroll();
}

/** The next Tab press begins at the new content, and screen readers announce the new page by its title. */
function moveFocus(hash: string): void {
  const target = targetOf(hash) ?? document.getElementById('main');
  if (target && !target.matches('[tabindex]')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  announce(document.title);
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
