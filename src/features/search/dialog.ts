import { recall, remember } from '../../client/storage.ts';
import type { Link } from './settings.ts';

/** Pages opened from the search, newest first; stored only in this browser. */
const RECENT = 'search.pages';
export const recentPages = (): Link[] => JSON.parse(recall(RECENT) ?? '[]');

export function rememberPage(page: Link): void {
  const others = recentPages().filter(({ href }) => href !== page.href);
  remember(RECENT, JSON.stringify([page, ...others].slice(0, 5)));
}

/** Arrows move through the links, Enter opens the first one, and letters go on in the field. */
export function listen(dialog: HTMLDialogElement, field: HTMLInputElement): void {
  dialog.onkeydown = (event) => {
    const { key, isComposing, ctrlKey, metaKey, altKey } = event;
    if (isComposing || ctrlKey || metaKey || altKey) return;
    const stops = [field, ...dialog.querySelectorAll<HTMLElement>('.search-body a')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at > 0 && key.length === 1) field.focus();
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!step) return;
    event.preventDefault();
    stops.at((at + step) % stops.length)?.focus();
  };
  dialog.onsubmit = (event) => {
    if (event.target !== field.form) return;
    const first = dialog.querySelector<HTMLElement>('[aria-busy="false"] .search-rows a');
    if (first || field.value.trim() === '') event.preventDefault();
    // Without results yet, or if they failed, the results page opens.
    else dialog.close();
    first?.click();
  };
  dialog.onclick = ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('.search-body a');
    if (link && !ctrlKey && !metaKey && !shiftKey) dialog.close();
  };
}
