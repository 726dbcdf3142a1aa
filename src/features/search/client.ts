import { showChunkError } from '@content-credentials/tools/ui/failure';

/**
 * The search is fetched when it's first needed. Until it's there, its field is one of a form that leads to the results
 * page, so that no input is lost.
 */
const load = () => import('./ui.tsx');

/** Fetches the search ahead; a failure is reported when the search is opened. */
export const prepareSearch = () => load().catch(() => {});

const htmlOf = (results: string) =>
  `<dialog class="search-dialog" aria-label="Search" closedby="any"><div class="search-bar"><form role="search" action="${results}">
<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20"/></svg>
<input class="search-field" name="q" aria-label="Search the documentation" placeholder="Words, messages, or names" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" inputmode="search" enterkeyhint="go" maxlength="500" dir="auto">
</form><form method="dialog"><button class="search-close"><kbd>Esc</kbd><span>Close</span></button></form></div>
<div class="search-body"></div></dialog>`;

/** Starts the search in a shell. If it doesn't load, the field stays, with a way to try again. */
function start(shell: HTMLElement): void {
  load()
    .then(({ mount }) => mount(shell))
    .catch((cause) => {
      const message = 'Unable to fetch results. You might want to check your network connection.';
      showChunkError(shell.lastElementChild as Element, new Error(message, { cause }), () => start(shell));
    });
}

function open(event: Event): void {
  event.preventDefault();
  const link = document.querySelector<HTMLAnchorElement>('[data-search]');
  if (!document.querySelector('.search-dialog'))
    document.body.insertAdjacentHTML('beforeend', htmlOf(link?.href ?? ''));
  const dialog = document.querySelector('.search-dialog') as HTMLDialogElement;
  dialog.showModal();
  dialog.querySelector('input')?.select();
  start(dialog);
}

const within = ({ target }: Event, selector: string) => (target as Partial<Element>).closest?.(selector);

/** Fields that take letters. A field in a closed dialog doesn't, but keeps the focus in WebKit until the next frame. */
const FIELD = ':is(input, textarea, select, [contenteditable]):not(dialog:not([open]) *)';

/** Opens the search from its navbar button, and with Ctrl K, ⌘K, or `/`. Spec §2. */
export function startSearch(): void {
  addEventListener('click', (event) => {
    if (within(event, '[data-search]') && !event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  addEventListener('keydown', (event) => {
    // When Chromium fills in forms, it sends key presses without a key.
    const { key = '', ctrlKey, metaKey, altKey } = event as Partial<KeyboardEvent>;
    const isHeld = ctrlKey || metaKey;
    if (altKey) return;
    if (isHeld ? key.toLowerCase() === 'k' : key === '/' && !within(event, FIELD)) open(event);
  });
}

/** The search page has its own field, which becomes the search immediately. On a Mac, the shown key is another one. */
export function startSearchPage(): void {
  if (/Mac|iP(?:hone|ad)/.test(navigator.platform))
    for (const key of document.querySelectorAll('[data-search] kbd')) key.textContent = '⌘K';
  const shell = document.querySelector<HTMLElement>('[data-search-page]');
  if (shell) start(shell);
}
