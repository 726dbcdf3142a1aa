import { loadPage } from '../client/navigation/load.ts';

/**
 * Scrolls only the list: `scrollIntoView` would also scroll the menu's header and the page.
 * @param share of the list's height that's above the current page's entry
 */
export function scrollToCurrent(list: HTMLElement, current: Element, share: number): void {
  const { top, height } = current.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  list.scrollTop += top - box.top - (box.height - height) * share;
}

/** Scrolls the current page's entry into view if the page was opened from elsewhere. */
export function showCurrent(): void {
  const menu = document.getElementById('menu');
  const current = menu?.querySelector('.tree [aria-current]');
  if (!menu || !current) return;
  const { top, bottom } = current.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) scrollToCurrent(menu, current, 1 / 3);
}

/**
 * Adds a toggle to the categories whose entries this page omits. Without script, the entries couldn't be fetched, and
 * the category's link opens a page that has them.
 */
export function addBranches(): void {
  for (const item of document.querySelectorAll<HTMLElement>('#sidebar [data-more]:not(:has(> details))')) {
    const link = item.querySelector('a');
    const details = document.createElement('details');
    details.dataset.key = item.dataset.more || (link?.getAttribute('href') ?? '');
    details.innerHTML = '<summary><span class="sr-only"></span></summary>';
    details.querySelector('span')?.append(`Pages under ${link?.textContent}`);
    item.append(details);
  }
}

/** Milliseconds for opening or closing a branch of this height in pixels: about 4 to 19. Spec §4. */
function collapseDuration(height: number): number {
  return Math.round(4 + 15 * Math.min(1, Math.max(0, height) / 600));
}

/** The usual height of an entry in pixels. */
const ROW = 32;

/** From the number of entries: in some browsers, only an open branch has a height. */
function setDuration(details: HTMLDetailsElement): void {
  const rows = details.querySelectorAll('.tree li').length;
  details.style.setProperty('--collapse', `${collapseDuration(rows * ROW)}ms`);
}

/**
 * Opens a branch whose entries this page omits because of their number: they're fetched first, without the state of the page
 * they come from. If they can't be loaded, the browser opens the page that has them.
 */
async function fetchBranch(details: HTMLDetailsElement): Promise<void> {
  const link = details.parentElement?.querySelector<HTMLAnchorElement>(':scope > a');
  if (!link) return;
  // The arrow changes immediately.
  details.dataset.opening = '';
  const page = await loadPage(new URL(link.href), new AbortController().signal).catch(console.warn);
  delete details.dataset.opening;
  const tree = [...(page?.querySelectorAll<HTMLElement>('#sidebar details') ?? [])]
    .find(({ dataset }) => dataset.key === details.dataset.key)
    ?.querySelector('.tree');
  if (!tree) return location.assign(link.href);
  for (const mark of tree.querySelectorAll('[aria-current]')) mark.removeAttribute('aria-current');
  if (!details.querySelector('.tree')) details.append(tree);
  setDuration(details);
  details.open = true;
}

/** Opens and closes the sidebar's branches, with a duration that depends on their height. */
export function startCollapse(): void {
  document.addEventListener('click', (event) => {
    const details =
      event.target instanceof Element ? event.target.closest('summary')?.parentElement : undefined;
    if (!(details instanceof HTMLDetailsElement && details.matches('.tree details'))) return;
    setDuration(details);
    if (details.querySelector('.tree')) return;
    event.preventDefault();
    fetchBranch(details);
  });
}
