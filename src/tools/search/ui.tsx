import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { PAGE } from '../../browser/page-changes.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { prepare } from './sources.ts';
import { stylesheet } from './stylesheet.ts';

// This module is fetched when the reader is about to search.
prepare();

const roots = new Map<Element, Root>();

addEventListener(PAGE, () => {
  for (const [shell, root] of roots) {
    if (shell.isConnected) continue;
    root.unmount();
    roots.delete(shell);
  }
});

/** Takes over a shell: the dialog, or the form of the search page. Text already typed into its field is kept. */
export async function mount(shell: HTMLElement): Promise<void> {
  // Most readers only use the dialog.
  const page = shell instanceof HTMLDialogElement ? undefined : import('./ResultsPage.tsx');
  const [ResultsPage] = await Promise.all([page?.then((module) => module.ResultsPage), stylesheet]);
  if (!shell.isConnected || roots.has(shell)) return;
  const typed = shell.querySelector('input');
  const initial = typed?.value ?? '';
  const isHere = typed !== null && typed === document.activeElement;
  const caret = [typed?.selectionStart ?? 0, typed?.selectionEnd ?? 0] as const;

  shell.dataset.started = '';
  const root = createRoot(shell);
  roots.set(shell, root);
  flushSync(() => {
    root.render(
      <CrashBoundary>
        {shell instanceof HTMLDialogElement && <SearchDialog dialog={shell} initial={initial} />}
        {ResultsPage && (
          <ResultsPage initial={initial} onBlank={(is) => shell.toggleAttribute('data-blank', is)} />
        )}
      </CrashBoundary>,
    );
  });
  if (shell instanceof HTMLDialogElement) closeOnOutside(shell);
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
