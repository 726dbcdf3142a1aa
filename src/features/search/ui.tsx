/** Takes over the shell that a page has until the search is loaded. */

import { settings } from 'virtual:search';
import { LEAVING } from '@content-credentials/tools/ui/page-changes';
import { loadStylesheet } from '@content-credentials/tools/ui/stylesheet';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { askIndex, index } from './answer.ts';
import { Dialog } from './Dialog.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import href from './search.css?url';

/** Without it, the search is unstyled but works. */
const stylesheet = loadStylesheet(href);

// This module is fetched when the reader is about to search. A failure is told when they do.
if (!settings.algolia) index.names().catch(() => {});

/** @param shell the dialog, or the form of the results page; text already typed into its field is kept */
export async function mount(shell: HTMLElement): Promise<void> {
  const [hosted] = await Promise.all([settings.algolia && import('./hosted.tsx'), stylesheet]);
  const typed = shell.querySelector('input');
  if (!shell.isConnected || shell.dataset.started !== undefined || !typed) return;
  const isDialog = shell instanceof HTMLDialogElement;
  if (hosted && isDialog) return hosted.openDialog(shell, typed.value);
  if (!hosted) index.all().catch(() => {});
  const isHere = typed === document.activeElement;
  const caret = [typed.selectionStart, typed.selectionEnd] as const;

  shell.dataset.started = '';
  const root = createRoot(shell);
  flushSync(() =>
    root.render(
      isDialog ? (
        <Dialog initial={typed.value} onClose={() => shell.close()} />
      ) : (
        <ResultsPage
          initial={typed.value}
          ask={hosted?.ask ?? askIndex}
          onBlank={(isBlank) => shell.toggleAttribute('data-blank', isBlank)}
        />
      ),
    ),
  );
  if (!isDialog) addEventListener(LEAVING, () => root.unmount(), { once: true });
  const field = shell.querySelector('input');
  if (isHere) field?.focus();
  field?.setSelectionRange(...caret);
}
