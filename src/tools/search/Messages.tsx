import { settings } from 'virtual:search';
import { issueLink } from './address.ts';
import { quoted } from './labels.ts';

/** The index or the service did not answer. The strings are those of spec §8. */
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

export interface NothingProps {
  query: string;
  suggestions: readonly string[];
  onTry(query: string): void;
}

/** Nothing was found. The strings are those of spec §8. */
export function Nothing({ query, suggestions, onTry }: NothingProps) {
  const { issueUrl } = settings;
  return (
    <div className="search-message">
      <p className="search-message-title">
        No results for <span dir="auto">{quoted(query)}</span>
      </p>
      {suggestions.length > 0 ? (
        <div className="search-tries">
          <p id="search-tries">Try searching for</p>
          <ul aria-labelledby="search-tries">
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
      {issueUrl && (
        <p>
          Believe this query should return results?{' '}
          <a href={issueLink(issueUrl, query)} target="_blank" rel="noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </div>
  );
}
