import { settings } from 'virtual:search';
import { useId } from 'react';
import { issueLink } from './address.ts';
import { ignoredWords, quoted } from './labels.ts';

/** The index or the service didn't respond. The strings are those of spec §8. */
export function Failure({ onRetry }: { onRetry(): void }) {
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

/** Names the words of the query that none of the results contain, if any. */
export function Ignored({ words }: { words: readonly string[] }) {
  return (
    words.length > 0 && (
      <p className="search-ignored" dir="auto">
        {ignoredWords(words)}
      </p>
    )
  );
}

export interface NothingProps {
  query: string;
  suggestions: readonly string[];
  onTry(query: string): void;
  /** Called when a page is about to open. */
  onOpen?: (() => void) | undefined;
}

/** There are no results: suggests other queries and pages to start from. The first strings are those of spec §8. */
export function Nothing({ query, suggestions, onTry, onOpen }: NothingProps) {
  const id = useId();
  const { report, starts } = settings;
  return (
    <div className="search-message">
      <p className="search-message-title">
        No results for <span dir="auto">{quoted(query)}</span>
      </p>
      {suggestions.length > 0 ? (
        <div className="search-tries">
          <p id={`${id}-tries`}>Try searching for</p>
          <ul aria-labelledby={`${id}-tries`}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onTry(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>Try searching for fewer words, or for an exact name.</p>
      )}
      <div className="search-tries">
        <p id={`${id}-starts`}>Or start from</p>
        <ul aria-labelledby={`${id}-starts`}>
          {starts.map(({ label, href }) => (
            <li key={href}>
              <a href={href} onClick={onOpen}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p>
        Believe this query should return results?{' '}
        <a href={issueLink(report, query)} target="_blank" rel="noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
