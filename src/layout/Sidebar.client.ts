/** Scrolls the current page's entry into view if the page was opened from elsewhere. */
export function showCurrent(): void {
  const menu = document.getElementById('menu');
  const current = menu?.querySelector<HTMLElement>('.tree [aria-current]');
  if (!menu || !current) return;
  const { top, bottom } = current.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) menu.scrollTop += top - box.top - box.height / 3;
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
