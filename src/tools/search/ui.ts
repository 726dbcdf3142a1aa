import { LEAVING } from '../../browser/page-changes.ts';
import { loadStylesheet } from '../../browser/stylesheet.ts';
import { fillDialog } from './dialog.ts';
import href from './search.css?url';
import { prepare } from './sources.ts';

/** Without it, the search is unstyled but works. */
const stylesheet = loadStylesheet(href);

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
