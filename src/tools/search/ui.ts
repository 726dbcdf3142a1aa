import { LEAVING } from '../../browser/page-changes.ts';
import { fillDialog } from './dialog.ts';
import href from './search.css?url';
import { prepare } from './sources.ts';

/**
 * Settles when the search's stylesheet has loaded or failed; without it, the search is unstyled but works. It's
 * imported as a URL, because Astro puts stylesheets that a script imports into the head of every page.
 */
const stylesheet = new Promise<void>((done) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.addEventListener('load', () => done());
  link.addEventListener('error', () => done());
  document.head.append(link);
});

// This module is fetched when the reader is about to search.
prepare();

/** Takes over a shell: the dialog, or the form of the search page. Text already typed into its field is kept. */
export async function mount(shell: HTMLElement): Promise<void> {
  // Most readers only use the dialog.
  const page = shell instanceof HTMLDialogElement ? undefined : import('./results-page.ts');
  const [results] = await Promise.all([page, stylesheet]);
  const typed = shell.querySelector('input');
  if (!shell.isConnected || shell.dataset.started !== undefined || !typed) return;
  const isHere = typed === document.activeElement;
  const caret = [typed.selectionStart, typed.selectionEnd] as const;

  shell.dataset.started = '';
  if (shell instanceof HTMLDialogElement) fillDialog(shell, typed.value);
  else {
    const ended = new AbortController();
    addEventListener(LEAVING, () => ended.abort(), { once: true });
    results?.fillResultsPage(shell, typed, ended.signal);
  }
  const field = shell.querySelector('input');
  if (isHere) field?.focus();
  field?.setSelectionRange(...caret);
}
