import { showChunkError } from '../browser/failure.ts';

/** After this many milliseconds of loading a spinner says so; before, it would only flash. Spec §8. */
const SLOW = 300;

/** The address names a file of this site (`?inspect=/x.jpg`), whatever else its query holds. */
const isAsked = () => new URLSearchParams(location.search).get('inspect')?.startsWith('/');

/**
 * Tools are React islands: `<div data-island="name" data-props="{…}">` with what a reader without script
 * sees inside. React and the tool are fetched when such an element is on the page, or with
 * `data-when="ask"` when its button is pressed; never on a page without one. Who follows a link that names a file of
 * this site, such as the pin of a picture, has asked already.
 */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-started])')) {
    element.dataset.started = '';
    if (element.dataset.when === 'ask' && !isAsked()) {
      element.querySelector('button')?.addEventListener('click', () => openIsland(element), { once: true });
    } else openIsland(element);
  }
}

/** Loads the tool of an element, with a spinner while it takes long, and Retry where it doesn't arrive. */
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
