/** Every message of an error and of what caused it, one a line. Spec §8. */
export function causeChain(error: unknown): string {
  const lines: string[] = [];
  for (let at: unknown = error; at !== undefined && at !== null && lines.length < 10; ) {
    lines.push(at instanceof Error ? `${at.name}: ${at.message}` : String(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return lines.join('\ncaused by ');
}

/** Puts in the place of an element's content what went wrong, and a button that begins anew. */
function show(place: Element, title: HTMLElement, error: unknown, label: string, again: () => void): void {
  const box = Object.assign(document.createElement('div'), { className: 'failure', role: 'alert' });
  const text = Object.assign(document.createElement('pre'), { textContent: causeChain(error) });
  const button = Object.assign(document.createElement('button'), {
    className: 'button',
    type: 'button',
    textContent: label,
    onclick: again,
  });
  box.append(title, text, button);
  place.replaceChildren(box);
}

/** The page itself could not be shown. Spec §8. */
export function showCrash(error: unknown, again: () => void): void {
  console.error(error);
  document.title = 'Page Error';
  document.querySelector('.toc')?.remove();
  const title = Object.assign(document.createElement('h1'), { textContent: 'This page crashed.' });
  show(document.getElementById('main') ?? document.body, title, error, 'Try again', again);
}

/** The code of a part of the page did not arrive. Spec §8. */
export function showChunkError(place: Element, error: unknown, again: () => void): void {
  console.warn('a part of the page could not be loaded', error);
  const title = Object.assign(document.createElement('p'), {
    textContent: 'This part of the page could not be loaded.',
  });
  show(place, title, error, 'Retry', () => {
    place.replaceChildren();
    again();
  });
}
