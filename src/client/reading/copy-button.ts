import { announce } from '../announce.ts';

/** Two sheets, as src/chrome/Icon.tsx draws its icons. */
const ICON =
  '<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M9 9h11v11H9zM5 15H4V4h11v1"/></svg>';

export interface CopyButton {
  className: string;
  /** What it copies, for its accessible name: `sign.mjs`. */
  what: string;
  /** Puts it on the clipboard. */
  copy: () => Promise<void>;
}

/** A button that copies text and says so. It's made here, so that there is no dead button without script. */
export function copyButton({ className, what, copy }: CopyButton): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className });
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
