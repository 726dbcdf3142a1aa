import { recall, remember } from '../../client/storage.ts';
import type { Link } from './settings.ts';

/** Pages opened from the search, newest first; stored only in this browser. */
const RECENT = 'search.pages';
export const recentPages = (): Link[] => JSON.parse(recall(RECENT) ?? '[]');

export function rememberPage(page: Link): void {
  const others = recentPages().filter(({ href }) => href !== page.href);
  remember(RECENT, JSON.stringify([page, ...others].slice(0, 5)));
}

/** What Enter presses in the field: the first result, or the button that tries again. */
const FIRST = '[aria-busy="false"] :is(.search-rows a, [role="alert"] button)';

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
    const first = dialog.querySelector<HTMLElement>(FIRST);
    if (first || field.value.trim() === '') event.preventDefault();
    // Before there are results, the results page opens.
    else dialog.close();
    first?.click();
  };
  dialog.onclick = ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('.search-body a');
    if (link && !ctrlKey && !metaKey && !shiftKey) dialog.close();
  };
}
