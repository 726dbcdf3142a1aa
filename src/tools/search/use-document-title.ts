import { useEffect } from 'react';

/** Puts `title` before the site's name in the document's title; undefined restores the page's own title. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const own = document.title;
    const mine = own.replace(/^.*?(?= \| )/, () => title);
    document.title = mine;
    return () => {
      // Another page may have set its own title by now.
      if (document.title === mine) document.title = own;
    };
  }, [title]);
}
