import { loadPage } from '../client/navigation/load.ts';

/** Titles that stay: the area's, and that of a branch such as a library. */
const TITLES = ['.sidebar > .tree > li', '.sidebar > .tree > li > details > .tree > li:has(> details)'];

/**
 * Scrolls only the list: `scrollIntoView` would also scroll the menu's header and the page. Below the titles that stay, the
 * list begins with a whole row: the current page's group, if both fit.
 * @param share of the list's height that's above the current page's entry
 */
export function scrollToCurrent(list: HTMLElement, current: Element, share: number): void {
  const { top, height } = current.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  const heights = TITLES.map((level) => {
    const title = current.closest(level)?.firstElementChild;
    return title ? title.clientHeight + (Number.parseFloat(getComputedStyle(title).top) || 0) : 0;
  });
  const stays = Math.max(...heights);
  const middle = top - (box.height - height) * share;
  const group = current.closest('details')?.parentElement?.getBoundingClientRect().top ?? middle;
  const from = top + 2 * height - group < box.height - stays ? Math.min(middle, group) : middle;
  const tops = [...list.querySelectorAll('.tree :is(a, .tree-heading)')]
    .filter((row) => row.checkVisibility())
    .map((row) => row.getBoundingClientRect().top);
  list.scrollTop += Math.min(...tops.filter((rowTop) => rowTop >= from)) - box.top - stays;
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
export function collapseDuration(height: number): number {
  return Math.round(4 + 15 * Math.min(1, Math.max(0, height) / 600));
}

/** Sets the duration from the current height of the branch's entries. */
function setDuration(details: HTMLDetailsElement): void {
  const height = details.querySelector('.tree')?.scrollHeight ?? 0;
  details.style.setProperty('--collapse', `${collapseDuration(height)}ms`);
}

/** In some browsers, only an open branch has a height, so it's opened and closed again before anything is drawn. */
function open(details: HTMLDetailsElement): void {
  details.style.setProperty('--collapse', '0s');
  details.open = true;
  setDuration(details);
  const duration = details.style.getPropertyValue('--collapse');
  details.style.setProperty('--collapse', '0s');
  details.open = false;
  // Without this, the browser wouldn't see a change to animate.
  void details.offsetHeight;
  details.style.setProperty('--collapse', duration);
  details.open = true;
}

/**
 * Opens a branch. Entries that this page omits because of their number are fetched first, without the state of the page they
 * come from. If they can't be loaded, the browser opens the page that has them.
 */
async function openBranch(details: HTMLDetailsElement): Promise<void> {
  const link = details.parentElement?.querySelector<HTMLAnchorElement>(':scope > a');
  if (link && !details.querySelector('.tree')) {
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
  }
  if (!details.open) open(details);
}

/** Opens and closes the sidebar's branches, with a duration that depends on their height. */
export function startCollapse(): void {
  document.addEventListener('click', (event) => {
    const details =
      event.target instanceof Element ? event.target.closest('summary')?.parentElement : undefined;
    if (!(details instanceof HTMLDetailsElement && details.matches('.tree details'))) return;
    if (details.open) setDuration(details);
    else {
      event.preventDefault();
      openBranch(details);
    }
  });
}
