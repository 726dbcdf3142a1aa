import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from './Dialog.tsx';
import { announced, countOf, Failure, Hit, Notes, Nothing, quoted } from './List.tsx';
import { type Answer, KINDS, type Kind } from './pages.ts';
import { essenceOf } from './pasted.ts';
import { linkTo, placeOf, readPlace } from './place.ts';
import type { Found, Wanted } from './store.ts';

/** Results that are shown at first, and that each press of the button adds. */
const STEP = 20;

/** How far each history entry was scrolled. */
const tops = new Map<string, number>();
const entryKey = () => ('navigation' in window ? (navigation.currentEntry?.key ?? '') : location.href);

interface Props {
  /** Text typed before this code loaded, which takes precedence over the URL. */
  initial: string;
  useAnswer: (wanted: Wanted) => Found;
  /** Called with whether there's no query, so that the page shows the list of all pages. */
  onBlank: (isBlank: boolean) => void;
}

/** The results page. Its state is in the URL: typing replaces the history entry, and a filter adds one. */
export function ResultsPage({ initial, useAnswer, onBlank }: Props) {
  const [place, setPlace] = useState(() => (initial ? { query: initial } : readPlace(location.search)));
  const [limit, setLimit] = useState(STEP);
  const found = useAnswer({ ...place, limit });
  const { answer, status } = found;
  const { query, kind } = place as { query: string; kind?: Kind };
  const title = useRef(document.title);

  const go = (next: { query: string; kind?: Kind | undefined }, isNew = false) => {
    const address = location.pathname + placeOf(next);
    if (isNew) history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    setPlace(next.kind ? { query: next.query, kind: next.kind } : { query: next.query });
    setLimit(STEP);
  };
  useEffect(() => {
    const { pathname } = location;
    const back = () => location.pathname === pathname && setPlace(readPlace(location.search));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  // Back from a result, the page is where it was left.
  useEffect(() => {
    scrollTo({ top: tops.get(entryKey()) ?? scrollY, behavior: 'instant' });
    const keep = () => void tops.set(entryKey(), scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, []);
  const isBlank = query.trim() === '';
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
          <SearchIcon />
          <input
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
            onChange={({ target }) => go({ query: target.value, kind })}
            onPaste={(event) => {
              const essence = essenceOf(event.clipboardData.getData('text/plain'));
              if (essence === undefined) return;
              event.preventDefault();
              go({ query: essence });
            }}
          />
        </div>
      </search>
      <div className="search-summary">
        <p className="search-count" role="status" dir="auto">
          {announced(found)}
        </p>
        {answer && !isBlank && (
          <Kinds answer={answer} kind={kind} onChange={(next) => go({ query, kind: next }, true)} />
        )}
      </div>
      <div className="search-results" aria-busy={status === 'searching'}>
        {status === 'failed' && <Failure retry={found.retry} />}
        {answer && status === 'done' && answer.total === 0 && (
          <Nothing found={found} onTry={(text) => go({ query: text }, true)} />
        )}
        {answer && !isBlank && answer.total > 0 && (
          <>
            <Notes found={found} />
            <ol className="search-groups">
              {answer.results.map((result) => (
                <li key={result.address}>
                  <a className="search-hit" href={linkTo(result.address)}>
                    <Hit result={result} heading="h2" />
                  </a>
                </li>
              ))}
            </ol>
            {answer.total > answer.results.length && (
              <button type="button" className="button search-more" onClick={() => setLimit(limit + STEP)}>
                More of {countOf(answer.total)}
              </button>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** Narrows the results to a kind of page. Kinds without results are left out. */
function Kinds({ answer: { kinds }, kind, onChange }: KindsProps) {
  const all = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const shown = (Object.keys(KINDS) as Kind[]).filter((one) => kinds[one] || one === kind);
  if (shown.length < 2 && kind === undefined) return null;
  return (
    <fieldset className="search-kinds">
      <legend className="sr-only">Kind</legend>
      {[undefined, ...shown].map((one) => (
        <label key={one ?? 'all'}>
          <input type="radio" name="kind" checked={one === kind} onChange={() => onChange(one)} />
          <span>
            {one ? KINDS[one][1] : 'All'} <small>{one ? (kinds[one] ?? 0) : all}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
interface KindsProps {
  answer: Answer;
  kind: Kind | undefined;
  onChange: (kind: Kind | undefined) => void;
}
