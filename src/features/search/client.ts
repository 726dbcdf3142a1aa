import { showChunkError } from '@content-credentials/tools/ui/failure';
import { nameOf } from './hotkey.ts';

/**
 * The search is fetched when it's first needed. Until it's loaded, a shell with a plain field
 * takes its place, so that no input is lost: a dialog created here, or the search page's form.
 */
const load = () => import('./ui.tsx');

/** Fetches the search ahead; a failure is reported when the search is opened. */
export const prepareSearch = () => load().catch(() => {});

let dialog: HTMLDialogElement | undefined;

/** Hands a shell over to the search, once. If it doesn't load, the field stays, with a way to try again. */
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
  // A press beside the panel closes it.
  dialog.setAttribute('closedby', 'any');
  if (!dialog.isConnected) document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('input')?.select();
  takeOver(dialog);
}

const within = ({ target }: Event, selector: string) => (target as Partial<Element>).closest?.(selector);

/** Fields that take letters. A field in a closed dialog doesn't, but keeps the focus in WebKit until the next frame. */
const FIELD = ':is(input, textarea, select, [contenteditable]):not(dialog:not([open]) *)';

/** Opens the search from its navbar button and its keyboard shortcuts. Spec §2. */
export function startSearch(): void {
  const hotkeys = document.documentElement.dataset.hotkeys?.split(' ');
  addEventListener('click', (event) => {
    if (within(event, '[data-search]') && !event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  addEventListener('keydown', (event) => {
    // A letter or character alone is text inside a text field.
    const isText = !event.ctrlKey && !event.metaKey && !event.altKey && within(event, FIELD);
    if (!isText && hotkeys?.includes(nameOf(event))) open(event);
  });
}

const MAC = /Mac|iP(?:hone|ad)/;

/** The search page has its own field, which becomes the search immediately. On a Mac, the shown key is another one. */
export function startSearchPage(): void {
  if (MAC.test(navigator.platform))
    for (const key of document.querySelectorAll('[data-search] kbd')) {
      key.textContent = key.textContent.replace('Ctrl ', '⌘');
    }
  const shell = document.querySelector<HTMLElement>('[data-search-page]');
  if (shell) takeOver(shell);
}
