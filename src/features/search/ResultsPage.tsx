import type { Ask } from '@content-credentials/tools/search/pages';
import { useEffect, useState } from 'react';
import { useAnswer } from './answer.ts';
import { countOf, quoted, Results, type Type } from './List.tsx';

/** Results that are shown at first, and that each press of the button adds. */
const STEP = 20;

/** The results page below its field. Its query is in the URL: typing replaces the history entry. */
export function ResultsPage({ query, type, ask }: { query: string; type: Type; ask: Ask }) {
  const [more, setMore] = useState({ query, limit: STEP });
  const limit = more.query === query ? more.limit : STEP;
  const found = useAnswer(ask, query, limit);
  const [title] = useState(document.title);
  useEffect(() => {
    const place = query === '' ? location.pathname : `?${new URLSearchParams({ q: query })}`;
    history.replaceState(history.state, '', place);
    const results = `Search results for ${quoted(query)}`;
    document.title = query === '' ? title : title.replace(/^.*?(?= \| )/, () => results);
  }, [query, title]);

  if (query === '') return null;
  const { total, results } = found.answer ?? { total: 0, results: [] };
  return (
    <div aria-busy={found.isBusy}>
      <Results found={found} type={type} />
      {total > results.length && (
        <button
          type="button"
          className="button search-more"
          onClick={() => setMore({ query, limit: limit + STEP })}
        >
          More of {countOf(total)}
        </button>
      )}
    </div>
  );
}
