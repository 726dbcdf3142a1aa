/**
 * Shows a term's definition on hover and focus; without script, a press shows it. As WCAG 1.4.13 requires, Escape
 * dismisses it (the popover does that), the pointer can move over it, and it stays until the reader leaves.
 */
const SHOW_AFTER = 200;
const HIDE_AFTER = 300;

export function explainTerms(): void {
  for (const term of document.querySelectorAll<HTMLElement>('.term:not([data-started])')) {
    term.dataset.started = '';
    const button = term.querySelector('button');
    const note = term.querySelector<HTMLElement>('[popover]');
    if (button && note) explain(term, button, note);
  }
}

function explain(term: HTMLElement, button: HTMLButtonElement, note: HTMLElement): void {
  let timer = 0;
  /** Opened by a press, so it doesn't close when the pointer leaves. */
  let isPinned = false;
  const isOpen = () => note.matches(':popover-open');
  const show = () => {
    clearTimeout(timer);
    // A navigation may have removed the word while the pointer was over it.
    if (note.isConnected && !isOpen()) note.showPopover({ source: button });
  };
  const hide = () => {
    clearTimeout(timer);
    if (isOpen()) note.hidePopover();
  };
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, delay);
  };

  term.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') later(show, SHOW_AFTER);
  });
  term.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    if (isPinned) clearTimeout(timer);
    else later(hide, HIDE_AFTER);
  });
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible')) show();
  });
  term.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !term.contains(relatedTarget)) hide();
  });
  button.addEventListener('click', (event) => {
    // Otherwise, the press would close what the pointer or focus has just opened.
    event.preventDefault();
    if (isOpen() && isPinned) return hide();
    show();
    isPinned = true;
  });
  note.addEventListener('toggle', () => {
    if (!isOpen()) isPinned = false;
  });
}
