import { announce } from '../client/announce.ts';
import { promptAbout } from '../config/address.ts';

/** Two sheets, as src/ui/Icon.tsx draws its icons. */
const ICON =
  '<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M9 9h11v11H9zM5 15H4V4h11v1"/></svg>';

/** @throws Error if it doesn't arrive */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Copies what's still on its way. The item takes the promise: Safari allows no copying after a download, which the reader's
 * press doesn't cover.
 */
function copyWhenReady(text: Promise<string>): Promise<void> {
  const blob = text.then((copied) => new Blob([copied], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * A button that copies text and says so. It's made here, because without script it would do nothing.
 * @param what what it copies, for its accessible name: `sign.mjs`
 * @param copy puts it on the clipboard
 */
function copyButton(what: string, copy: () => Promise<void>): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy' });
  button.innerHTML = `${ICON}<span class="sr-only">Copy</span> <span class="sr-only"></span>`;
  const [, word, name] = button.children as unknown as [Element, Element, Element];
  name.textContent = what;
  const say = (answer: string) => {
    word.textContent = answer;
    word.className = '';
    announce(answer);
    button.dataset.done = '';
    setTimeout(() => {
      word.textContent = 'Copy';
      word.className = 'sr-only';
      delete button.dataset.done;
    }, 2000);
  };
  button.addEventListener('click', () => {
    copy().then(
      () => say('Copied'),
      () => say('Couldn’t copy'),
    );
  });
  return button;
}

const MARKER = /^\s*(?:(?:\/\/|#|--|<!--|\/\*)\s*)?#(?:end)?region\b/;

/** A file as pages show it: without the markers of its regions. */
export const withoutMarkers = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !MARKER.test(line))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');

/** The whole file that an excerpt's link leads to. @throws Error if it doesn't arrive */
export const wholeFile = async ({ href }: HTMLAnchorElement): Promise<string> =>
  withoutMarkers(await fetchText(href));

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
    figure.append(copyButton(what.replace(' (excerpt)', ''), () => copyBlock(figure, code)));
  }
}

/** Copies a block; of an excerpt, the whole file. */
function copyBlock(figure: HTMLElement, code: Element): Promise<void> {
  const link = figure.querySelector<HTMLAnchorElement>('[data-excerpt] .whole-file');
  return link
    ? copyWhenReady(wholeFile(link))
    : navigator.clipboard.writeText(copyText(codeOf(code), figure.dataset.lang));
}

const TEXTS: Readonly<Record<string, (markdown: string) => Promise<string> | string>> = {
  page: fetchText,
  link: () => location.href,
  prompt: promptAbout,
};

/** Starts the buttons in the page's menu, which copy and say so. */
export function startPageMenu(): void {
  const menu = document.querySelector('.page-actions');
  const link = menu?.querySelector<HTMLAnchorElement>('a[type="text/markdown"]');
  for (const button of menu?.querySelectorAll<HTMLButtonElement>('button[hidden]') ?? []) {
    const label = button.textContent;
    const say = (answer: string) => {
      button.textContent = answer;
      announce(answer);
      setTimeout(() => button.replaceChildren(label), 2000);
    };
    button.hidden = false;
    button.addEventListener('click', () => {
      copyWhenReady(Promise.resolve(TEXTS[button.dataset.copy ?? '']?.(link?.href ?? '') ?? '')).then(
        () => say('Copied'),
        () => say('Couldn’t copy'),
      );
    });
  }
}
