/** The longest selection that a report starts with; servers refuse addresses of several kilobytes. */
const LONGEST = 600;

/**
 * A report address with the selected text quoted at the end of its body.
 * @param href ends its body with an empty line (`%0A%0A`); one without a body stays as it is
 */
export function withSelection(href: string, selected: string): string {
  const end = href.lastIndexOf('%0A%0A');
  const text = selected.trim().slice(0, LONGEST).toWellFormed();
  if (end === -1 || text === '') return href;
  const quote = `Selected text:\n\n${text.replace(/^/gm, '> ')}\n`;
  return `${href.slice(0, end + 6)}${encodeURIComponent(quote)}${href.slice(end + 6)}`;
}

/** A report of a problem takes along what the reader has selected on the page. */
export function startReport(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-reply]:not([data-reply=ready])');
  if (!link) return;
  const { href } = link;
  link.dataset.reply = 'ready';
  // Before the press ends: by then, the browser may have cleared the selection.
  for (const press of ['pointerdown', 'keydown'])
    link.addEventListener(press, () => {
      link.href = withSelection(href, getSelection()?.toString() ?? '');
    });
}
