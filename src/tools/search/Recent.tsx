import type { Options } from './use-options.ts';

interface RecentProps {
  recent: readonly string[];
  options: Options;
  /** Removes one search, or all of them. */
  onRemove(query?: string): void;
  onSearch(query: string): void;
}

/** Shown before the reader types: earlier searches, each with a button that removes it. */
export function Recent({ recent, options, onRemove, onSearch }: RecentProps) {
  const { list, at, optionId, choose } = options;
  if (recent.length === 0) {
    return (
      <div className="search-message search-hint">
        <p>
          Words, an error message, or an exact name: <code>assertion.dataHash.mismatch</code>
        </p>
      </div>
    );
  }
  return (
    <div className="search-recent">
      <div className="search-page-line">
        <span className="search-title" id={`${list}-label`}>
          Recent searches
        </span>
        <button type="button" className="search-forget" onClick={() => onRemove()}>
          Remove all
        </button>
      </div>
      <div className="search-recent-rows">
        <div role="listbox" id={list} aria-labelledby={`${list}-label`}>
          {recent.map((query, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which points here
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={query}
              role="option"
              id={optionId(index)}
              aria-selected={index === at}
              className="search-hit"
              onPointerMove={() => index !== at && choose(index)}
              onClick={() => onSearch(query)}
            >
              <span dir="auto">{query}</span>
            </div>
          ))}
        </div>
        {/* Next to the list, because an option can't contain a button. */}
        <ul aria-label="Remove a search">
          {recent.map((query) => (
            <li key={query}>
              <button type="button" className="search-forget" onClick={() => onRemove(query)}>
                <span aria-hidden="true">×</span>
                <span className="sr-only">Remove {query}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
