/**
 * Scrolls only the list: `scrollIntoView` would also scroll the menu's header and the page. Below the title of the area, which
 * stays, the list begins with a whole row.
 * @param share of the list's height that's above the current page's entry
 */
export function scrollToCurrent(list: HTMLElement, current: Element, share: number): void {
  const { top, height } = current.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  const from = top - (box.height - height) * share;
  const tops = [...list.querySelectorAll('.tree a')]
    .filter((row) => row.checkVisibility())
    .map((row) => row.getBoundingClientRect().top);
  const title = current.closest('.sidebar > .tree > li')?.firstElementChild?.getBoundingClientRect();
  list.scrollTop += Math.min(...tops.filter((rowTop) => rowTop >= from)) - box.top - (title?.height ?? 0);
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
