import { type RefObject, useEffect } from 'react';

const CLOSED = 'details:not([open], .trust, .trust *, .export-part *)';

/**
 * Opens all collapsed sections for printing and closes them afterward. Not every engine supports this in a stylesheet.
 * What isn't printed stays as it is, because opening it can start work.
 */
export function useUnfoldedPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(root.current?.querySelectorAll<HTMLDetailsElement>(CLOSED) ?? [])];
      for (const one of opened) one.open = true;
    };
    const close = () => {
      for (const one of opened) one.open = false;
      opened = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [root]);
}
