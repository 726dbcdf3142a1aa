/** Every message of an error and of what caused it, one a line. Spec §8. */
export function causeChain(error: unknown): string {
  const lines: string[] = [];
  for (let at: unknown = error; at !== undefined && at !== null && lines.length < 10; ) {
    lines.push(at instanceof Error ? `${at.name}: ${at.message}` : String(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return lines.join('\ncaused by ');
}

/** The fallback in place of the main content: what happened, and a button that begins anew. */
export function showCrash(error: unknown, again: () => void): void {
  const main = document.getElementById('main');
  if (!main) throw error;
  document.title = 'Page Error';
  const box = document.createElement('div');
  box.className = 'narrow crash';
  box.setAttribute('role', 'alert');
  const heading = Object.assign(document.createElement('h1'), { textContent: 'This page crashed.' });
  const text = Object.assign(document.createElement('pre'), { textContent: causeChain(error) });
  const button = Object.assign(document.createElement('button'), {
    className: 'button',
    type: 'button',
    textContent: 'Try again',
  });
  button.addEventListener('click', again);
  box.append(heading, text, button);
  main.replaceChildren(box);
  console.error(error);
}
