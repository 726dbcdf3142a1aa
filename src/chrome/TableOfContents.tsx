import type { TocEntry } from '../page-data/doc-page.ts';
import { Breakable } from './Breakable.tsx';

/** Parts of names longer than this can be wider than the list. */
const LONG = 18;

/**
 * The table of contents: beside the text in a wide window, where a script marks the heading in view; below the text in
 * a narrow window without scripts.
 */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <p id="toc-title">On this page</p>
      <ul className="toc-list">
        {entries.map(({ id, text, depth }) => (
          <li key={id} className={depth > 2 ? `toc-${Math.min(depth, 4)}` : undefined}>
            <a href={`#${id}`}>
              <Breakable text={text} long={LONG} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A disclosure above the text in a narrow window, initially closed. A script copies the list into it. */
export function MobileTableOfContents() {
  return (
    <details className="toc-mobile">
      <summary>On this page</summary>
    </details>
  );
}
