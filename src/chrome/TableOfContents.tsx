import type { TocEntry } from '../page-data/doc-page.ts';
import { Breakable } from './Breakable.tsx';

/** Parts of names longer than this can be wider than the list. */
const LONG = 18;

/**
 * The table of contents, where a script marks the heading in view. In a narrow window, it's a popover, which opens, and
 * closes on Escape or a click outside, without script.
 */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav className="toc" id="toc" popover="auto" aria-labelledby="toc-title">
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

/** Opens the table of contents in a narrow window. On a phone, it stays in view below the header. */
export function MobileTableOfContents() {
  return (
    <button type="button" className="toc-mobile" popoverTarget="toc">
      On this page
    </button>
  );
}
