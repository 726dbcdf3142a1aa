/** Takes over the shell that a page has until the search is loaded. */

import { settings } from 'virtual:search';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LEAVING } from '../../browser/page-changes.ts';
import { loadStylesheet } from '../../browser/stylesheet.ts';
import { Dialog } from './Dialog.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import href from './search.css?url';
import { prepare, useIndex } from './store.ts';

/** Without it, the search is unstyled but works. */
const stylesheet = loadStylesheet(href);

// This module is fetched when the reader is about to search.
if (!settings.algolia) prepare();

/** @param shell the dialog, or the form of the results page; text already typed into its field is kept */
export async function mount(shell: HTMLElement): Promise<void> {
  const isDialog = shell instanceof HTMLDialogElement;
  const [hosted] = await Promise.all([settings.algolia && import('./hosted.tsx'), stylesheet]);
  const typed = shell.querySelector('input');
  if (!shell.isConnected || shell.dataset.started !== undefined || !typed) return;
  if (hosted && isDialog) return hosted.openDialog(shell, typed.value);
  const isHere = typed === document.activeElement;
  const caret = [typed.selectionStart, typed.selectionEnd] as const;

  shell.dataset.started = '';
  const root = createRoot(shell);
  flushSync(() =>
    root.render(
      shell instanceof HTMLDialogElement ? (
        <Dialog initial={typed.value} onClose={() => shell.close()} />
      ) : (
        <ResultsPage
          initial={typed.value}
          useAnswer={hosted?.useHosted ?? useIndex}
          onBlank={(isBlank) => shell.toggleAttribute('data-blank', isBlank)}
        />
      ),
    ),
  );
  if (isDialog) closeOnOutside(shell);
  else addEventListener(LEAVING, () => root.unmount(), { once: true });
  const field = shell.querySelector('input');
  if (isHere) field?.focus();
  field?.setSelectionRange(...caret);
}

/** A press outside the panel closes the dialog, unless it began inside the panel to select text. */
function closeOnOutside(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
}
