import { announce } from './announce.ts';

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
export function start(): void {
  const place = document.querySelector<HTMLElement>('.feedback:empty');
  const { src, version = '' } = place?.dataset ?? {};
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
