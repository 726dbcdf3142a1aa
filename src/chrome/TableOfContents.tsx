import type { TocEntry } from '../page-data/doc-page.ts';

/**
 * Beside the text on a wide window, where the heading in view is marked in the browser. Below the text on a narrow one
 * without script.
 */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <p id="toc-title">On this page</p>
      <ul>
        {entries.map(({ id, text, depth }) => (
          <li key={id} className={depth > 2 ? `toc-${depth}` : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Above the text on a narrow window, closed at first. A script copies the list into it. */
export function MobileTableOfContents() {
  return (
    <details className="toc-mobile">
      <summary>On this page</summary>
    </details>
  );
}
