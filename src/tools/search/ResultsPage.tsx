import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { placeSearch, type SearchPlace } from './address.ts';
import { foundHere, usePreviousAnswer } from './answers.ts';
import { Filters } from './Filters.tsx';
import { countOf, ignoredWords, quoted } from './labels.ts';
import { Failure, Ignored, Nothing } from './Messages.tsx';
import { PageResults } from './PageResults.tsx';
import { Paging } from './Paging.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { usePlace } from './use-place.ts';
import { useRecent } from './use-recent.ts';
import { useSearch } from './use-search.ts';

/** Hits on one page of results. */
const LIMIT = 20;

export interface ResultsPageProps {
  /** Text that was typed before this component loaded. */
  initial: string;
  /** The query is empty, so the list of all pages can be shown. */
  onBlank(isBlank: boolean): void;
}

/** The search page: all results, with filters and paging. Its state is in the URL. */
export function ResultsPage({ initial, onBlank }: ResultsPageProps) {
  const [place, go] = usePlace(initial);
  const { query, kind, section, page } = place;
  const wanted = { query, kind, section, offset: (page - 1) * LIMIT, limit: LIMIT };
  const [before] = useState(() => (initial ? undefined : foundHere()));
  const state = useSearch(wanted, before);
  usePreviousAnswer(state, before);
  const { status, answer, answered } = state;
  const recent = useRecent();
  const field = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLParagraphElement>(null);
  const isBlank = query.trim() === '';
  useDocumentTitle(isBlank ? undefined : `Search results for ${quoted(query)}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the value changes
  useEffect(() => {
    onBlank(isBlank);
  }, [isBlank]);

  const filter = (change: Partial<SearchPlace>) => go({ ...place, page: 1, ...change }, 'push');
  const turn = (next: number) => {
    go({ ...place, page: next }, 'push');
    // The next Tab press starts at the new results.
    found.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const search = (text: string) => {
    go({ query: text, page: 1 }, 'push');
    field.current?.focus();
  };
  const isFiltered = kind !== undefined || section !== undefined;

  return (
    <>
      <search className="search-form">
        <label htmlFor="q">Words, an error message, or an exact name</label>
        <div className="search-bar">
          <Icon name="search" />
          <input
            ref={field}
            id="q"
            className="search-field"
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            dir="auto"
            value={query}
            onChange={(event) => go({ ...place, query: event.target.value, page: 1 })}
            onKeyDown={({ key }) => key === 'Enter' && recent.add(query)}
          />
        </div>
      </search>
      <div className="search-summary">
        <p className="search-count" role="status" ref={found} tabIndex={-1}>
          {status === 'done' && answer && answered && answer.total > 0 && (
            <>
              {countOf(answer.total)} for <span dir="auto">{quoted(answered.query)}</span>
            </>
          )}
          {status === 'done' && answer && answer.total > 0 && answer.ignored.length > 0 && (
            <span className="sr-only">. {ignoredWords(answer.ignored)}</span>
          )}
          {status === 'done' && answer?.total === 0 && <span className="sr-only">No results</span>}
        </p>
        {answer && (answer.total > 0 || isFiltered) && (
          <Filters facets={answer.facets} kind={kind} section={section} onChange={filter} />
        )}
      </div>
      <div aria-busy={status === 'searching'} className="search-results">
        {status === 'failed' && <Failure onRetry={state.retry} />}
        {answer && answer.total > 0 && (
          <>
            <Ignored words={answer.ignored} />
            <PageResults hits={answer.hits} onOpen={() => recent.add(query)} />
            <Paging
              page={page}
              pages={Math.ceil(answer.total / LIMIT)}
              link={(to) => placeSearch({ ...place, page: to })}
              onTurn={turn}
            />
          </>
        )}
        {answer && answered && answer.total === 0 && (
          <Nothing query={answered.query} suggestions={answer.suggestions} onTry={search} />
        )}
      </div>
    </>
  );
}
