import { useEffect, useRef } from 'react';
import type { Origin, Place } from './state.ts';
import type { Inspector } from './use-inspector.ts';

/** Takes files that come from outside the inspector's own buttons: the clipboard, and drops beside its place. */
export function useIntake(inspector: Inspector) {
  const root = useRef<HTMLElement>(null);

  /** One file goes to its place, two are compared. */
  const take = (files: readonly File[], from: Exclude<Origin, 'address'>, place: Place = 0) => {
    const [first, second] = files;
    if (!first) return;
    inspector.inspect(place, { from, file: first });
    if (place !== 0 || !second) return;
    inspector.compare(true);
    inspector.inspect(1, { from, file: second });
  };

  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const isText = (event.target as Partial<Element>).closest?.('input, textarea, [contenteditable]');
      const files = [...(event.clipboardData?.files ?? [])];
      if (isText || files.length === 0) return;
      event.preventDefault();
      latest.current(files, 'clipboard', 0);
    };
    // A file that is dropped beside the place would replace the page.
    const refuse = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('paste', paste);
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);

  return { root, take };
}
