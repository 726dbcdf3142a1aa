import { type RefObject, useEffect } from 'react';

/**
 * Opens all collapsed sections for printing and closes them afterward. Not every engine supports this in a stylesheet.
 */
export function useUnfoldedPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
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
