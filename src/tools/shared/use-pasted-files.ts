import { useEffect, useRef } from 'react';

/**
 * Hands over files that are pasted anywhere on the page, except into a field for text; and keeps a file that is dropped
 * beside its place from replacing the page.
 */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const isText = (event.target as Partial<Element>).closest?.('input, textarea, [contenteditable]');
      const files = [...(event.clipboardData?.files ?? [])];
      if (isText || files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
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
}
