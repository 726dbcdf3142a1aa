import { onOtherTab, recall, remember } from './storage.ts';

type Mode = 'light' | 'dark';

const KEY = 'theme';
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

/** The mode to show: the reader's choice or, without one, the system's (`fallback` is `system`) or the site's. */
export function modeFor(stored: string | null, fallback: string | undefined, systemIsDark: boolean): Mode {
  if (stored === 'light' || stored === 'dark') return stored;
  return (fallback === 'system' ? systemIsDark : fallback === 'dark') ? 'dark' : 'light';
}

let chosen = recall(KEY);
let started = false;

function show(): void {
  const mode = modeFor(chosen, root.dataset.colorMode, system.matches);
  root.dataset.theme = mode;
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (!button) return;
  button.hidden = false;
  button.setAttribute('aria-pressed', String(mode === 'dark'));
}

/**
 * Color mode (spec §4), only on sites that allow a choice: stored under `theme`, follows the system if unset, and is
 * the same in all tabs. A line in the head sets the mode before the first paint.
 */
export function startColorMode(): void {
  if (root.dataset.colorMode === undefined) return;
  show();
  if (started) return;
  started = true;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
    chosen = root.dataset.theme === 'dark' ? 'light' : 'dark';
    remember(KEY, chosen);
    show();
  });
  onOtherTab(KEY, (value) => {
    chosen = value;
    show();
  });
  system.addEventListener('change', show);
}
