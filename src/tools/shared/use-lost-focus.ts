import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an element that comes in the place of the control that was pressed: it takes the focus, if nothing else has it.
 * Else a keyboard would begin at the top of the page again.
 * @param isThere whether the element stands on the page
 */
export function useLostFocus<Element extends HTMLElement>(isThere = true): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isThere && (activeElement === null || activeElement === body)) ref.current?.focus();
  }, [isThere]);
  return ref;
}
