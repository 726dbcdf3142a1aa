import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

/** The URL of a blob, and how many components show it. */
const urls = new WeakMap<Blob, { url: string; users: number }>();

function entryOf(blob: Blob) {
  const entry = urls.get(blob) ?? { url: URL.createObjectURL(blob), users: 0 };
  urls.set(blob, entry);
  return entry;
}

/**
 * An object URL for a blob while a component that uses it is mounted; it's revoked afterward. A component that takes over
 * has the same URL, so the browser doesn't decode an image again.
 */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  useEffect(() => {
    if (!blob) return;
    const entry = entryOf(blob);
    entry.users += 1;
    return () => {
      entry.users -= 1;
      afterPaint().then(() => {
        if (entry.users > 0 || urls.get(blob) !== entry) return;
        urls.delete(blob);
        URL.revokeObjectURL(entry.url);
      });
    };
  }, [blob]);
  return blob && entryOf(blob).url;
}
