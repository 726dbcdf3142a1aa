/** The messages of an error and of its causes, one per line. Spec §8. */
export function causeChain(error: unknown): string {
  const lines: string[] = [];
  for (let cause: unknown = error; cause !== undefined && cause !== null && lines.length < 10; ) {
    lines.push(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return lines.join('\ncaused by ');
}

/** Replaces an element's content with the error and a button to try again. */
function showFailure(
  container: Element,
  title: HTMLElement,
  error: unknown,
  label: string,
  again: () => void,
): HTMLElement {
  const box = Object.assign(document.createElement('div'), { className: 'failure', role: 'alert' });
  const text = Object.assign(document.createElement('pre'), { textContent: causeChain(error) });
  const button = Object.assign(document.createElement('button'), {
    className: 'button',
    type: 'button',
    textContent: label,
    onclick: again,
  });
  box.append(title, text, button);
  container.replaceChildren(box);
  return box;
}

/** Shown when the page itself can't be displayed. Spec §8. */
export function showCrash(error: unknown, again: () => void): void {
  console.error(error);
  document.title = 'Page Error';
  document.querySelector('.toc')?.remove();
  const title = Object.assign(document.createElement('h1'), { textContent: 'This page crashed.' });
  showFailure(document.getElementById('main') ?? document.body, title, error, 'Try again', again);
}

/**
 * Whether the site has been republished since this page was opened. If so, its pages load a different script, and the
 * chunks that this script refers to may no longer exist.
 */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const now = await fetch(location.href, { cache: 'no-cache' }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return Boolean(script && now && !now.includes(script));
}

/**
 * Shown when the code for part of the page didn't load. Trying again helps unless the site has been updated. Spec §8.
 */
export async function showChunkError(container: Element, error: unknown, again: () => void): Promise<void> {
  console.warn('a part of the page could not be loaded', error);
  const show = (text: string, label: string, act: () => void) =>
    showFailure(
      container,
      Object.assign(document.createElement('p'), { textContent: text }),
      error,
      label,
      act,
    );
  const box = show('This part of the page couldn’t be loaded.', 'Retry', () => {
    container.replaceChildren();
    again();
  });
  if ((await isOutdated()) && box.isConnected)
    show('This site has been updated since you opened this page.', 'Reload', () => location.reload());
}
