/**
 * Tools are React islands: `<div data-island="name" data-props="{…}">` with what a reader without script
 * sees inside. React and the tool are fetched when such an element is on the page, or with
 * `data-when="ask"` when its button is pressed; never on a page without one.
 */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-started])')) {
    element.dataset.started = '';
    const start = () => {
      import('../tools/mount.tsx').then(
        ({ mount }) => mount(element),
        (error) => chunkError(element, error, start),
      );
    };
    if (element.dataset.when === 'ask')
      element.querySelector('button')?.addEventListener('click', start, { once: true });
    else start();
  }
}

/** The tool's code did not arrive: say so and let the reader try again. Spec §8. */
export function chunkError(element: HTMLElement, error: unknown, retry: () => void): void {
  console.warn(`the tool ${element.dataset.island} could not be loaded`, error);
  const box = Object.assign(document.createElement('div'), { className: 'chunk-error' });
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `This part of the page could not be loaded: ${error instanceof Error ? error.message : String(error)}`;
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button',
    textContent: 'Retry',
  });
  button.addEventListener('click', () => {
    box.remove();
    retry();
  });
  box.append(text, button);
  element.replaceChildren(box);
}
