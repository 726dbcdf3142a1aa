import { Breakable } from '../ui/Breakable.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { TocEntry } from './data.ts';

/** Parts of names longer than this can be wider than the list. */
const LONG_PART = 18;

/** Entries, each with the deeper ones that follow it. The first is marked, so that nothing moves when the script marks it. */
function Entries({ entries, current }: { entries: readonly TocEntry[]; current?: string | undefined }) {
  const depth = Math.min(...entries.map((entry) => entry.depth));
  const starts = entries.flatMap((entry, at) => (entry.depth === depth || at === 0 ? [at] : []));
  return (
    <ul>
      {starts.map((start, nth) => {
        const [entry, ...below] = entries.slice(start, starts[nth + 1]);
        return (
          entry && (
            <li key={entry.id}>
              <a href={`#${entry.id}`} aria-current={entry.id === current || undefined}>
                <Breakable text={entry.text} long={LONG_PART} />
              </a>
              {below.length > 0 && <Entries entries={below} />}
            </li>
          )
        );
      })}
    </ul>
  );
}

/**
 * The table of contents, where a script marks the heading in view, and styles show the parts of its section only. In a
 * narrow window, it's a popover, which opens, and closes on Escape or a click outside, without script.
 */
export function TableOfContents({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav className="toc" id="toc" popover="auto" aria-labelledby="toc-title">
      <p>
        <span id="toc-title">On this page</span>
        <button type="button" className="icon-button" popoverTarget="toc" popoverTargetAction="hide">
          <Icon name="close" />
          <span className="sr-only">Close the contents</span>
        </button>
      </p>
      <Entries entries={entries} current={entries[0]?.id} />
    </nav>
  );
}

/** Opens the table of contents in a narrow window, and stays in view below the header. A script names the section that's read. */
export function ContentsBar() {
  return (
    <button type="button" className="toc-bar" popoverTarget="toc">
      On this page <span aria-hidden="true" />
    </button>
  );
}
