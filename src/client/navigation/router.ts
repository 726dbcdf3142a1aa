import { showCrash } from '@content-credentials/tools/ui/failure';
import { pageChanged } from '@content-credentials/tools/ui/page-changes';
import { startTabs } from '../../ui/Tabs.client.ts';
import { announce } from '../announce.ts';
import { correctAddress, isPage, keyOf } from './address.ts';
import { loadPage } from './load.ts';
import { swapPage } from './swap.ts';

/** The address of the displayed content; the address bar is ahead of it while a page loads. */
let shown = keyOf(location);

/** The scroll position in each history entry, by its key. */
const places = new Map<string | undefined, number>();

/**
 * Client navigation (spec §4, §7) with the Navigation API, which handles history, aborting, scrolling, and focus. The
 * old page stays until the next one arrives. Without the API, browsers navigate as usual.
 */
export function startRouter(): void {
  if (!('navigation' in window)) return;
  shown = keyOf(location);
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination, downloadRequest, formData, hashChange } = event;
    const url = new URL(destination.url);
    // Only for the displayed page: while another page loads, the position belongs to the old one.
    if (keyOf(location) === shown) places.set(navigation.currentEntry?.key, scrollY);
    if (!event.canIntercept || downloadRequest !== null || formData || !isPage(url)) return;
    if (navigationType === 'reload') return;
    const here = keyOf(url) === shown;
    if (destination.sameDocument) {
      // Our own script changed the address together with its content.
      if (navigationType !== 'traverse' && !hashChange) shown = keyOf(url);
      // Another position on this page: the browser handles it.
      if (here || keyOf(url) === shown) return;
    }
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => open(url, event, here) });
  });
  // Not earlier: changing the address aborts the navigation in progress.
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
      startTabs();
    } catch (error) {
      showCrash(error, () => location.reload());
    }
  }
  scroll(event);
  moveFocus(url.hash);
  pageChanged();
}

/** Scrolls to the hash target, to the top, or back to the previous position; spec §2 and §4. */
function scroll(event: NavigateEvent): void {
  const isNew = event.navigationType !== 'traverse';
  const top = isNew ? 0 : places.get(navigation.currentEntry?.key);
  if (top !== undefined) scrollTo(0, top);
  // Only the browser can find a hash target or a position from before a reload.
  if (isNew || top === undefined) event.scroll();
}

/** The next Tab press starts at the new content, and screen readers announce the new page by its title. */
function moveFocus(hash: string): void {
  const target = targetOf(hash) ?? document.getElementById('main');
  // A link can be focused as it is.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
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

/** The bar at the top while a page loads slowly. Figures from spec §4. */
const DELAY = 200;
const MINIMUM = 0.08;
const TRICKLE = 800;

let waiting: ReturnType<typeof setTimeout> | undefined;
let trickling: ReturnType<typeof setInterval> | undefined;
let bar: HTMLElement | undefined;
let done = MINIMUM;

function show(share: number) {
  done = share;
  if (bar) bar.style.transform = `scaleX(${share})`;
}

/** How far the bar moves by itself: less the closer it is to the end. */
export function trickle(share: number): number {
  const step = share < 0.2 ? 0.1 : share < 0.5 ? 0.04 : share < 0.8 ? 0.02 : 0.005;
  return Math.min(share + step, 0.994);
}

/** Shows the bar if the navigation is still in progress after 200 ms. */
export function startProgress(): void {
  endProgress();
  waiting = setTimeout(() => {
    const look = { className: 'progress', role: 'progressbar', ariaLabel: 'Loading page' };
    bar = Object.assign(document.createElement('div'), look);
    show(MINIMUM);
    document.body.append(bar);
    trickling = setInterval(() => show(trickle(done)), TRICKLE);
  }, DELAY);
}

/** Fills the bar and removes it. */
export function endProgress(): void {
  clearTimeout(waiting);
  clearInterval(trickling);
  const ended = bar;
  show(1);
  bar = undefined;
  if (ended) setTimeout(() => ended.remove(), DELAY);
}
