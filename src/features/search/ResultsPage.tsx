import { useEffect, useRef, useState } from 'react';
import { useAnswer } from './answer.ts';
import { announced, countOf, Field, Hit, Message, quoted } from './List.tsx';
import type { Ask } from './pages.ts';
import { linkTo, placeOf } from './place.ts';

/** Results that are shown at first, and that each press of the button adds. */
const STEP = 20;

/** How far each history entry was scrolled. */
const tops = new Map<string, number>();
const entryKey = () => ('navigation' in window ? (navigation.currentEntry?.key ?? '') : location.href);

interface Props {
  /** Text typed before this code loaded, which takes precedence over the URL. */
  initial: string;
  ask: Ask;
  /** Called with whether there's no query, so that the page shows the list of all pages. */
  onBlank: (isBlank: boolean) => void;
}

/** The results page. Its query is in the URL: typing replaces the history entry. */
export function ResultsPage({ initial, ask, onBlank }: Props) {
  const [query, setQuery] = useState(() => initial || (new URLSearchParams(location.search).get('q') ?? ''));
  const [limit, setLimit] = useState(STEP);
  const found = useAnswer(ask, query, limit);
  const { answer, status } = found;
  const title = useRef(document.title);
  const isBlank = query.trim() === '';

  const change = (text: string) => {
    history.replaceState(history.state, '', placeOf(location.pathname, text));
    setQuery(text);
    setLimit(STEP);
  };
  // Back from a result, the page is where it was left.
  useEffect(() => {
    scrollTo({ top: tops.get(entryKey()) ?? scrollY, behavior: 'instant' });
    const keep = () => void tops.set(entryKey(), scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, []);
  useEffect(() => {
    onBlank(isBlank);
    document.title = isBlank
      ? title.current
      : title.current.replace(/^.*?(?= \| )/, () => `Search results for ${quoted(query)}`);
  }, [query, isBlank, onBlank]);

  return (
    <>
      <search className="search-form">
        <label htmlFor="q">Words, an error message, or an exact name</label>
        <div className="search-bar">
          <Field id="q" type="search" enterKeyHint="search" value={query} onChange={change} />
        </div>
      </search>
      <p className="search-count" role="status" dir="auto">
        {announced(found)}
      </p>
      <div className="search-results" aria-busy={status === 'searching'}>
        <Message found={found} onTry={change} />
        {answer && status !== 'failed' && answer.total > 0 && (
          <ol className="search-groups">
            {answer.results.map((result) => (
              <li key={result.address}>
                <a className="search-hit" href={linkTo(result.address)}>
                  <Hit result={result} heading="h2" />
                </a>
              </li>
            ))}
          </ol>
        )}
        {answer && answer.total > answer.results.length && (
          <button type="button" className="button search-more" onClick={() => setLimit(limit + STEP)}>
            More of {countOf(answer.total)}
          </button>
        )}
      </div>
    </>
  );
}
