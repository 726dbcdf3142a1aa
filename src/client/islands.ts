import { showChunkError } from '../browser/failure.ts';

/** Milliseconds of loading before a spinner appears; shown earlier, it would only flash. Spec §8. */
const SLOW = 300;

/** The address refers to a file on this site (`?inspect=/x.jpg`), regardless of the rest of its query. */
const isAsked = () => new URLSearchParams(location.search).get('inspect')?.startsWith('/');

/**
 * Tools are React islands: `<div data-island="name" data-props="{…}">`, which contains what readers see without
 * script. React and the tool are fetched if such an element is on the page or, with `data-when="ask"`, when its
 * button is pressed; never on a page without one. Following a link with a file on this site, such as a picture's pin,
 * counts as pressing the button.
 */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-started])')) {
    element.dataset.started = '';
    if (element.dataset.when === 'ask' && !isAsked()) {
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
  import('../tools/mount.tsx')
    .then(({ mount }) => mount(element))
    .catch((error) => showChunkError(element, error, () => openIsland(element)))
    .finally(() => clearTimeout(spinner));
}
