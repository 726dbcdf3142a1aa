import { announce } from './announce.ts';

/** What a reader wants on the clipboard: of a transcript only the commands, without prompt and answers. */
export function copyText(code: string, lang: string | undefined): string {
  if (lang !== 'console') return code;
  // A command goes on after a line that ends in a backslash.
  const commands = [...code.matchAll(/^\$ ((?:.*\\\n)*.*)/gm)];
  return commands.map(([, command]) => command).join('\n');
}

/** The text of a code element as it should be: marked lines are blocks without a line end, taken-out lines go. */
export function codeOf(code: Element): string {
  return [...code.childNodes]
    .map((node) => {
      if (node.nodeName === 'DEL') return '';
      return node.nodeName === 'MARK' || node.nodeName === 'INS' ? `${node.textContent}\n` : node.textContent;
    })
    .join('')
    .replace(/\n$/, '');
}

/** Two sheets, as src/chrome/Icon.tsx draws its icons. */
const ICON =
  '<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M9 9h11v11H9zM5 15H4V4h11v1"/></svg>';

/** Adds a copy button to each code block. It is made here, so that without script there is no dead button. */
export function start(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code:not(:has(> .copy))')) {
    const code = figure.querySelector('code');
    if (!code || !navigator.clipboard) continue;
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy' });
    const title = figure.querySelector('figcaption')?.textContent ?? 'code';
    button.innerHTML = `${ICON}<span class="sr-only">Copy</span> <span class="sr-only"></span>`;
    const [, word, what] = button.children as unknown as [Element, Element, Element];
    what.textContent = title;
    const say = (text: string) => {
      word.textContent = text;
      word.className = '';
      announce(text);
      button.dataset.done = '';
      setTimeout(() => {
        word.textContent = 'Copy';
        word.className = 'sr-only';
        delete button.dataset.done;
      }, 2000);
    };
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(copyText(codeOf(code), figure.dataset.lang)).then(
        () => say('Copied'),
        () => say('Couldn’t copy'),
      );
    });
    figure.append(button);
  }
}
