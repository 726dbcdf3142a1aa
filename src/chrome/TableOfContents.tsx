import type { TocEntry } from '../page-data/doc-page.ts';

function Entries({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ul>
      {entries.map(({ id, text, depth }) => (
        <li key={id} className={depth > 2 ? `toc-${depth}` : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

/** Beside the text on a wide window; the heading in view is marked in the browser. */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <p id="toc-title">On this page</p>
      <Entries entries={entries} />
    </nav>
  );
}

/** Above the text on a narrow window, closed at first. */
export function MobileTableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <details className="toc-mobile">
      <summary>On this page</summary>
      <Entries entries={entries} />
    </details>
  );
}
