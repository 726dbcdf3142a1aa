import { showChunkError } from './failure.ts';
import { isHotkey } from './hotkey.ts';
import { mayPrefetch } from './navigation/prefetch.ts';

/**
 * The search is React and is fetched when it is first needed. Until it is there its place is held by a shell with a
 * plain field, so that nothing that is typed gets lost: a dialog made here, or the form of the search page.
 */
const load = () => import('../tools/search/ui.tsx');

let dialog: HTMLDialogElement | undefined;

/** Gives a shell to React, once. When that does not arrive the field stays, with a way to try again. */
export async function takeOver(shell: HTMLElement): Promise<void> {
  try {
    (await load()).mount(shell);
  } catch (cause) {
    const message = 'Unable to fetch results. You might want to check your network connection.';
    const place = shell.lastElementChild as Element;
    showChunkError(place, new Error(message, { cause }), () => takeOver(shell));
  }
}

function toggle(event: Event): void {
  event.preventDefault();
  if (!dialog) {
    dialog = document.createElement('dialog');
    dialog.className = 'search-dialog';
    dialog.ariaLabel = 'Search';
    dialog.innerHTML = '<input class="search-field" aria-label="Search" autocomplete="off"><div></div>';
    document.body.append(dialog);
  }
  if (dialog.open) dialog.close();
  else {
    dialog.showModal();
    dialog.querySelector('input')?.select();
    takeOver(dialog);
  }
}

const isButton = ({ target }: Event) => target instanceof Element && target.closest('[data-search]');

/** Opens the search from its button in the navbar and by its keys. Spec §2. */
export function startSearch(): void {
  const hotkeys = document.documentElement.dataset.hotkeys?.split(' ') ?? [];
  const mac = /Mac|iP/.test(navigator.platform);
  addEventListener('click', (event) => {
    if (isButton(event) && !event.ctrlKey && !event.metaKey && !event.shiftKey) toggle(event);
  });
  addEventListener('keydown', (event) => {
    const typing = (event.target as Element).closest('input, textarea, select, [contenteditable]');
    // A letter or sign alone is text where text is typed.
    if (event.repeat || (typing && !event.ctrlKey && !event.metaKey && !event.altKey)) return;
    if (hotkeys.some((hotkey) => isHotkey(event, hotkey, mac))) toggle(event);
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
