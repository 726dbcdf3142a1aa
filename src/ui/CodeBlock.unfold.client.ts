import { announce } from '../client/announce.ts';
import { codeOf, wholeFile } from './CodeBlock.copy.client.ts';

/** The parts of a file before and after an excerpt; undefined if the file has it with another indentation. */
export function around(whole: string, excerpt: string): [before: string, after: string] | undefined {
  const at = whole.indexOf(excerpt);
  return at < 0 ? undefined : [whole.slice(0, at), whole.slice(at + excerpt.length)];
}

/** Shows the rest of the file around its excerpt. If it doesn't arrive, the browser follows the link. */
function unfold(figure: HTMLElement, link: HTMLAnchorElement): void {
  link.addEventListener('click', async (event) => {
    const code = figure.querySelector('code');
    if (!code || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const whole = await wholeFile(link);
      const parts = around(whole, codeOf(code));
      if (parts) {
        code.prepend(parts[0]);
        code.append(parts[1]);
      } else code.textContent = whole;
    } catch (error) {
      console.warn(error);
      location.assign(link.href);
      return;
    }
    const caption = figure.querySelector('figcaption');
    if (caption) caption.textContent = caption.textContent?.replace(/(?:,.*)? \(excerpt\)$/, '') ?? '';
    delete figure.dataset.excerpt;
    for (const run of figure.querySelectorAll('.run')) run.removeAttribute('hidden');
    if (link.nextElementSibling?.tagName === 'BR') link.nextElementSibling.remove();
    link.remove();
    figure.querySelector<HTMLElement>('pre')?.focus({ preventScroll: true });
    announce('The whole file is shown');
  });
}

/** Makes every excerpt's link show the rest of its file in place. */
export function unfoldExcerpts(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure[data-excerpt]')) {
    const link = figure.querySelector<HTMLAnchorElement>('.whole-file');
    if (link) unfold(figure, link);
  }
}

/** Lines without changes are behind a button until a reader wants them. */
export function unfoldLines(): void {
  for (const button of document.querySelectorAll('.code .folded'))
    button.addEventListener('click', () => {
      button.closest('pre')?.focus({ preventScroll: true });
      button.remove();
    });
}
