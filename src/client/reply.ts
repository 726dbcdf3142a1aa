import { announce } from './announce.ts';

/** The longest selection that a report starts with; servers refuse addresses of several kilobytes. */
const MAX_SELECTION = 600;

/**
 * A report address with the selected text quoted at the end of its body.
 * @param href ends its body with an empty line (`%0A%0A`); one without a body stays as it is
 */
export function withSelection(href: string, selected: string): string {
  const end = href.lastIndexOf('%0A%0A');
  const text = selected.trim().slice(0, MAX_SELECTION).toWellFormed();
  if (end === -1 || text === '') return href;
  const quote = `Selected text:\n\n${text.replace(/^/gm, '> ')}\n`;
  return `${href.slice(0, end + 6)}${encodeURIComponent(quote)}${href.slice(end + 6)}`;
}

/** A report of a problem takes along what the reader has selected on the page. */
function startReport(): void {
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

/** What readers can send to the people who run the site, if those have configured it. */
export function start(): void {
  startReport();
  startFeedback();
}

/** What a reader says about a page. */
interface Answer {
  /** The page's address on this site. */
  page: string;
  /** The version of the docs: `Next`. */
  version: string;
  helpful: boolean;
}

/** What the operator's module exports. */
interface Operator {
  send(answer: Answer): Promise<void>;
}

/** Asks whether the page was helpful, and hands the answer to the operator's module, which loads only then. */
function startFeedback(): void {
  const place = document.querySelector<HTMLElement>('.feedback:empty');
  const { reply: src, version = '' } = place?.dataset ?? {};
  if (!place || !src) return;
  const answer = (label: string, helpful: boolean) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    button.className = 'button button-quiet';
    button.addEventListener('click', async () => {
      try {
        const operator: Operator = await import(/* @vite-ignore */ new URL(src, location.href).href);
        await operator.send({ page: location.pathname, version, helpful });
        place.textContent = 'Thank you for your answer.';
        announce(place.textContent);
      } catch (error) {
        console.warn(error);
        announce('Your answer couldn’t be sent. Try again later.');
        status.textContent = ' Your answer couldn’t be sent. Try again later.';
      }
    });
    return button;
  };
  const status = document.createElement('span');
  place.append('Was this page helpful? ', answer('Yes', true), ' ', answer('No', false), status);
}
