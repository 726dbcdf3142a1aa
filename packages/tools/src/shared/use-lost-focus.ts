import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Whether nothing has the focus, as after the focused control was removed. Keyboard users would start at the top of the
 * page again.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/**
 * For an element that replaces the control that was pressed: it takes the focus, unless something else has it.
 * @param isThere whether the element is on the page
 */
export function useLostFocus<Element extends HTMLElement>(isThere = true): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (isThere && isFocusLost()) ref.current?.focus();
  }, [isThere]);
  return ref;
}

/**
 * For the heading of an answer: it takes the focus, and the window follows if the answer isn't in view; to its beginning if it's
 * about as tall as the window. That's known after a paint only: browsers keep what's below a growing element in place, which
 * pushes the element out of the window.
 */
export function useAnswerFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const heading = ref.current;
    heading?.focus({ preventScroll: true });
    afterPaint().then(() => {
      if (!heading) return;
      const { top, bottom } = heading.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) return;
      const answer = heading.closest('.verdict-face') ?? heading;
      answer.scrollIntoView({ block: answer.clientHeight > innerHeight * 0.75 ? 'start' : 'nearest' });
    });
  }, []);
  return ref;
}

/**
 * For an element that shows a result: it takes the focus when a new result replaces the first one and the control that
 * requested it is gone. If several elements are waiting, the innermost gets it.
 * @param result compared by identity
 */
export function useNewResultFocus<Element extends HTMLElement>(result: unknown): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const shown = useRef(result);
  useEffect(() => {
    if (shown.current === result) return;
    shown.current = result;
    if (isFocusLost()) ref.current?.focus();
  }, [result]);
  return ref;
}
