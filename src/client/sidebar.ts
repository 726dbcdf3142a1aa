/** Brings the current page's entry into view when a page was opened from elsewhere. */
export function startSidebar(): void {
  const menu = document.getElementById('menu');
  const current = menu?.querySelector<HTMLElement>('.tree [aria-current="page"]');
  if (!menu || !current) return;
  const { top, bottom } = current.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) menu.scrollTop += top - box.top - box.height / 3;
}
