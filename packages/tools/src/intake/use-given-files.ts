import { useEffect, useRef, useState } from 'react';
import { type FileTaker, takeGivenFiles } from '../ui/given-files.ts';

/**
 * Reports files that are dropped anywhere in the window, or pasted outside a text field.
 * @returns whether files are being dragged over the window
 */
export function useGivenFiles(onFiles: FileTaker['onFiles']): boolean {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    takeGivenFiles({ onFiles: (...given) => latest.current(...given), onOver: setOver }, left.signal);
    return () => left.abort();
  }, []);

  return isOver;
}
