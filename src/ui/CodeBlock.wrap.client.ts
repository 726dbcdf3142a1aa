import { remember } from '../client/storage.ts';

/** Two lines, of which the second turns back. */
const ICON =
  '<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5"/></svg>';

const { dataset } = document.documentElement;
const isOn = () => dataset.wrap !== undefined;

/** Applies to all code, also on the pages that are read next, and on later visits: `FirstPaint.astro` reads it. */
function toggle(): void {
  if (isOn()) delete dataset.wrap;
  else dataset.wrap = '';
  remember('code.wrap', String(isOn()));
  for (const button of document.querySelectorAll('.code > .wrap')) button.ariaPressed = String(isOn());
}

function wrapButton(): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'wrap' });
  button.innerHTML = `${ICON}<span class="sr-only">Wrap long lines</span>`;
  button.title = 'Wrap long lines';
  button.ariaPressed = String(isOn());
  button.addEventListener('click', () => {
    const before = button.getBoundingClientRect().top;
    toggle();
    // Code above may have changed its height; what the reader pressed stays where it is.
    scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  });
  return button;
}

/** Adds a switch to code that's wider than its block, as soon as that can be seen: a tab's panel has no size before. */
export function addWrapButtons(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target: pre } of entries) {
      const figure = pre.closest('.code');
      const button = figure?.querySelector(':scope > .wrap');
      if (pre.clientWidth === 0) continue;
      if (!isOn() && pre.scrollWidth <= pre.clientWidth + 1) button?.remove();
      else if (!button) figure?.append(wrapButton());
    }
  });
  for (const pre of document.querySelectorAll('.code:not(.terminal, .single) > pre')) sizes.observe(pre);
}
