import { announce } from '../client/announce.ts';
import { remember } from '../client/storage.ts';
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
 * On a press, copies and says so for two seconds.
 * @param word the part of the button that says it
 */
function copyOnPress(button: HTMLElement, word: Element, copy: () => Promise<void>): void {
  const { textContent, className } = word;
  const say = (answer: string) => {
    Object.assign(word, { textContent: answer, className: '' });
    announce(answer);
    button.dataset.done = '';
    setTimeout(() => {
      Object.assign(word, { textContent, className });
      delete button.dataset.done;
    }, 2000);
  };
  button.addEventListener('click', () => {
    copy().then(
      () => say('Copied'),
      () => say('Couldn’t copy'),
    );
  });
}

/**
 * A button that copies text and says so. It's made here, because without script it would do nothing.
 * @param what what it copies, for its accessible name: `sign.mjs`
 * @param copy puts it on the clipboard
 */
export function copyButton(what: string, copy: () => Promise<void>): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy' });
  button.innerHTML = `${ICON}<span class="sr-only">Copy</span> <span class="sr-only"></span>`;
  const [, word, name] = button.children as unknown as [Element, Element, Element];
  name.textContent = what;
  copyOnPress(button, word, copy);
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
const wholeFile = async ({ href }: HTMLAnchorElement): Promise<string> =>
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
    .replaceAll('\u00a0', ' ')
    .replace(/\n$/, '');
}

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
    button.hidden = false;
    copyOnPress(button, button, () =>
      copyWhenReady(Promise.resolve(TEXTS[button.dataset.copy ?? '']?.(link?.href ?? '') ?? '')),
    );
  }
}

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

/** Two lines, of which the second turns back. */
const WRAP_ICON =
  '<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5"/></svg>';

const isOn = () => document.documentElement.dataset.wrap !== undefined;

/** Applies to all code, also on the pages that are read next, and on later visits: `FirstPaint.astro` reads it. */
function toggle(): void {
  document.documentElement.toggleAttribute('data-wrap');
  remember('code.wrap', String(isOn()));
  for (const button of document.querySelectorAll('.code > .wrap')) button.ariaPressed = String(isOn());
}

function wrapButton(): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'wrap' });
  button.innerHTML = `${WRAP_ICON}<span class="sr-only">Wrap long lines</span>`;
  button.title = 'Wrap long lines';
  button.ariaPressed = String(isOn());
  button.addEventListener('click', () => {
    const before = button.getBoundingClientRect().top;
    toggle();
    // Code above may have changed its height; what the reader pressed stays where it is.
    scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  });
  return button;
}

/** Adds a switch to code that's wider than its block, as soon as that can be seen: a tab's panel has no size before. */
export function addWrapButtons(): void {
  const sizes = new ResizeObserver((entries) => {
    // All are measured before any button changes the page, so that it's laid out once.
    const shown = entries.map(({ target }) => target).filter((pre) => pre.clientWidth > 0);
    const wide = new Set(shown.filter((pre) => isOn() || pre.scrollWidth > pre.clientWidth + 1));
    for (const pre of shown) {
      const figure = pre.closest('.code');
      const button = figure?.querySelector(':scope > .wrap');
      if (!wide.has(pre)) button?.remove();
      else if (!button) figure?.append(wrapButton());
    }
  });
  for (const pre of document.querySelectorAll('.code:not(.terminal, .single) > pre')) sizes.observe(pre);
}
