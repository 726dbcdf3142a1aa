import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether nothing has the focus, as after the focused control was removed. Keyboard users would start at the top of the
 * page again.
 */
function isFocusLost(): boolean {
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
