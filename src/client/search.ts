import { showChunkError } from '../browser/failure.ts';
import { nameOf } from './hotkey.ts';

/**
 * The search is React and is fetched when it is first needed. Until it is there its place is held by a shell with a
 * plain field, so that nothing that is typed gets lost: a dialog made here, or the form of the search page.
 */
const load = () => import('../tools/search/ui.tsx');

/** Fetches the search ahead; a failure is told when it is opened. */
export const prepareSearch = () => load().catch(() => {});

let dialog: HTMLDialogElement | undefined;

/** Gives a shell to React, once. When that does not arrive the field stays, with a way to try again. */
function takeOver(shell: HTMLElement): void {
  load()
    .then(({ mount }) => mount(shell))
    .catch((cause) => {
      const message = 'Unable to fetch results. You might want to check your network connection.';
      showChunkError(shell.lastElementChild as Element, new Error(message, { cause }), () => takeOver(shell));
    });
}

function open(event: Event): void {
  event.preventDefault();
  dialog ??= Object.assign(document.createElement('dialog'), {
    className: 'search-dialog',
    ariaLabel: 'Search',
    innerHTML: '<input aria-label="Search"><div></div>',
  });
  if (!dialog.isConnected) document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('input')?.select();
  takeOver(dialog);
}

const within = ({ target }: Event, selector: string) => (target as Partial<Element>).closest?.(selector);

/** Opens the search from its button in the navbar and by its keys. Spec §2. */
export function startSearch(): void {
  const hotkeys = document.documentElement.dataset.hotkeys?.split(' ');
  addEventListener('click', (event) => {
    if (within(event, '[data-search]') && !event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  addEventListener('keydown', (event) => {
    // A letter or sign alone is text where text is typed.
    const isText =
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      within(event, 'input, textarea, select, [contenteditable]');
    if (!isText && hotkeys?.includes(nameOf(event))) open(event);
  });
}

/** The search page has a field of its own, which becomes the search at once. */
export function startSearchPage(): void {
  const shell = document.querySelector<HTMLElement>('[data-search-page]');
  if (shell) takeOver(shell);
}
