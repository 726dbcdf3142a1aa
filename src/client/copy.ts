/** What a reader wants on the clipboard: of a transcript only the commands, without the prompt. */
export function copyText(code: string, lang: string | undefined): string {
  if (lang !== 'console') return code;
  const commands = code.split('\n').filter((line) => line.startsWith('$ '));
  return commands.map((line) => line.slice(2)).join('\n');
}

/** The text of a code element; marked lines are blocks and carry no line end of their own. */
function codeOf(code: Element): string {
  return [...code.childNodes]
    .map((node) =>
      node instanceof Element && node.matches('mark, ins, del') ? `${node.textContent}\n` : node.textContent,
    )
    .join('')
    .replace(/\n$/, '');
}

/** Adds a copy button to each code block. It is made here, so that without script there is no dead button. */
export function startCopy(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure.code:not(:has(> .copy))')) {
    const code = figure.querySelector('code');
    if (!code || !navigator.clipboard) continue;
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'copy',
      textContent: 'Copy',
    });
    const title = figure.querySelector('figcaption')?.textContent;
    button.setAttribute('aria-label', title ? `Copy ${title}` : 'Copy code');
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(copyText(codeOf(code), figure.dataset.lang));
        button.textContent = 'Copied';
      } catch {
        button.textContent = 'Not allowed';
      }
      button.dataset.done = '';
      setTimeout(() => {
        button.textContent = 'Copy';
        delete button.dataset.done;
      }, 2000);
    });
    figure.append(button);
  }
}
