import { takeOver } from './search.ts';

/** The search page has a field of its own, which becomes the search at once. */
export function start(): void {
  const shell = document.querySelector<HTMLElement>('[data-search-page]:not([data-started])');
  if (!shell) return;
  shell.dataset.started = '';
  takeOver(shell);
}
