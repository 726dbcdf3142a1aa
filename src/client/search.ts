import { showChunkError } from './failure.ts';
import { nameOf } from './hotkey.ts';
import { mayPrefetch } from './navigation/prefetch.ts';

/**
 * The search is React and is fetched when it is first needed. Until it is there its place is held by a shell with a
 * plain field, so that nothing that is typed gets lost: a dialog made here, or the form of the search page.
 */
const load = () => import('../tools/search/ui.tsx');

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
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('input')?.select();
  takeOver(dialog);
}

const isButton = ({ target }: Event) => target instanceof Element && target.closest('[data-search]');

/** Opens the search from its button in the navbar and by its keys. Spec §2. */
export function startSearch(): void {
  const mod = /Mac|iP/.test(navigator.platform) ? 'meta' : 'ctrl';
  const hotkeys = document.documentElement.dataset.hotkeys?.replaceAll('mod', mod).split(' ');
  addEventListener('click', (event) => {
    if (isButton(event) && !event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  addEventListener('keydown', (event) => {
    const typing = (event.target as Element).closest('input, textarea, select, [contenteditable]');
    // A letter or sign alone is text where text is typed.
    if (typing && !event.ctrlKey && !event.metaKey && !event.altKey) return;
    if (hotkeys?.includes(nameOf(event))) open(event);
  });
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, (event) => {
      if (isButton(event) && mayPrefetch((navigator as { connection?: object }).connection))
        load().then(
          ({ prepare }) => prepare(),
          () => {},
        );
    });
  }
}

/** The search page has a field of its own, which becomes the search at once. */
export function startSearchPage(): void {
  const shell = document.querySelector<HTMLElement>('[data-search-page]');
  if (shell) takeOver(shell);
}
