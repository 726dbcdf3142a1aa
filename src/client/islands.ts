import { showChunkError } from '@content-credentials/tools/ui/failure';

/** Milliseconds of loading before a spinner appears; shown earlier, it would only flash. Spec §8. */
const SLOW = 300;

/**
 * The address names a file for the inspector: `?inspect=/x.jpg` on this site, or `?url=https://…` elsewhere, which is
 * only fetched when the reader confirms it.
 */
const isRequested = () => {
  const query = new URLSearchParams(location.search);
  return query.get('inspect')?.startsWith('/') || query.has('url');
};

/**
 * Tools are React islands: `<div data-island="name" data-props="{…}">`, which contains what readers see without
 * script. React and the tool are fetched if such an element is on the page or, with `data-when="ask"`, when its
 * button is pressed; never on a page without one. Following a link that names a file, such as a picture's pin, counts
 * as pressing the button.
 */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-started])')) {
    element.dataset.started = '';
    // As FirstPaint.astro does for the first page.
    if (isRequested()) document.documentElement.dataset.opens = '';
    if (element.dataset.when === 'ask' && !isRequested()) {
      element.querySelector('button')?.addEventListener('click', () => openIsland(element), { once: true });
    } else openIsland(element);
  }
}

/** Loads an element's tool, with a spinner if it takes long and a Retry button if it doesn't load. */
export function openIsland(element: HTMLElement): void {
  element.dataset.started = '';
  const spinner = setTimeout(() => {
    const wheel = { className: 'spinner', role: 'status', ariaLabel: 'Loading' };
    element.append(Object.assign(document.createElement('div'), wheel));
  }, SLOW);
  const started = element.querySelector('[data-tool-start]')
    ? import('../views/tools/ToolStart.client.ts').then(({ start }) => start(element))
    : undefined;
  Promise.all([import('@content-credentials/tools/mount'), started])
    .then(([{ mount }]) => mount(element))
    .catch((error) => showChunkError(element, error, () => openIsland(element)))
    .finally(() => clearTimeout(spinner));
}
