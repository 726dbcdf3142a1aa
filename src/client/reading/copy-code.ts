import { copyButton } from './copy-button.ts';
import { wholeFile } from './whole-file.ts';

/** What a reader wants on the clipboard: of a transcript only the commands, without prompt and answers. */
export function copyText(code: string, lang: string | undefined): string {
  if (lang !== 'console') return code;
  // A command goes on after a line that ends in a backslash.
  const commands = [...code.matchAll(/^\$ ((?:.*\\\n)*.*)/gm)];
  return commands.map(([, command]) => command).join('\n');
}

/** The text of a code element as it should be: marked lines are blocks without a line end; taken-out lines and buttons go. */
export function codeOf(code: Element): string {
  return [...code.childNodes]
    .map((node) => {
      if (node.nodeName === 'DEL' || node.nodeName === 'BUTTON') return '';
      return node.nodeName === 'MARK' || node.nodeName === 'INS' ? `${node.textContent}\n` : node.textContent;
    })
    .join('')
    .replace(/\n$/, '');
}

/** Adds a copy button to each code block. */
export function addCodeButtons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code:not(:has(> .copy))')) {
    const code = figure.querySelector('code');
    if (!code) continue;
    const what = figure.querySelector('figcaption')?.textContent ?? 'code';
    figure.append(
      copyButton({
        className: 'copy',
        what: what.replace(' (excerpt)', ''),
        copy: () => copied(figure, code),
      }),
    );
  }
}

/** Copies a block; of an excerpt, the whole file. Safari allows no copying after a download, so the item takes the promise. */
async function copied(figure: HTMLElement, code: Element): Promise<void> {
  const link = figure.querySelector<HTMLAnchorElement>('[data-excerpt] .whole-file');
  if (!link) return navigator.clipboard.writeText(copyText(codeOf(code), figure.dataset.lang));
  const whole = wholeFile(link).then((text) => new Blob([text], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': whole })]);
}
