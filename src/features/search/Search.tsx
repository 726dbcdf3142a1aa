import { settings } from 'virtual:search';
import type { Answer } from '@content-credentials/tools/search/search';
import type { Result } from '@content-credentials/tools/search/sections';
import { memo, useEffect, useState } from 'react';
import { hrefOf } from '../../config/address.ts';
import { reportUrl } from '../../config/report-url.ts';
import { type Ask, type Found, useAnswer } from './answer.ts';
import { recentPages } from './dialog.ts';

/** The terms, with the rest of a word because they're stems, and several of them with what's between two words. */
function markerOf(terms: readonly string[]): RegExp {
  const words = terms.map((term) =>
    /^[a-z]{4,}$/.test(term) ? `${term.replace(/i$/, '[iy]')}\\w*` : term.replace(/\W/g, '\\$&'),
  );
  const one = `(?:${words.join('|')})(?!\\w)`;
  return new RegExp(`(?<!\\w)(${one}(?:[ .:_-]${one})*)`, 'i');
}

// Every second part of the text is marked.
const marked = (text: string, marker: RegExp) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
  text.split(marker).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));

/** A result: the page's title, where in it the answer is, and a sentence from there. */
const Row = memo(({ result }: { result: Result }) => {
  const { address, title, heading, excerpt, section, terms } = result;
  const marker = markerOf(terms);
  return (
    <a className="search-hit" href={hrefOf(address, settings)}>
      <h2 className="search-title">{marked(title, marker)}</h2>
      <p className="search-where" dir="auto">
        {section}
        {section && heading && ' › '}
        <strong>{marked(heading, marker)}</strong>
      </p>
      <p className="search-excerpt" dir="auto">
        {marked(excerpt, marker)}
      </p>
    </a>
  );
});

const countOf = (total: number): string =>
  total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;

/** A query in a sentence, at most a line long. */
const quoted = (query: string): string => `“${query.length > 60 ? `${query.slice(0, 60)}…` : query}”`;

/** How many results there are, and which words of the query are nowhere on the site. */
function summaryOf({ total, unknown }: Answer, query: string): string {
  if (total === 0) return `No results for ${quoted(query)}`;
  const without = unknown.length > 0 ? `, without ${unknown.slice(0, 5).map(quoted).join(' and ')}` : '';
  return `${countOf(total)} for ${quoted(query)}${without}`;
}

/** Types a query for the reader. */
type Type = (query: string) => void;

/** The summary, which a screen reader says, and the results. What isn't on the site is said once everything is searched. Strings: spec §8. */
function Results({ found, type }: { found: Found; type: Type }) {
  const { answer, query, isBusy, isDone, hasFailed, retry } = found;
  const isWhole = isDone && !isBusy;
  return (
    <>
      <p className="search-count" role="status" dir="auto">
        {answer &&
          (isWhole || answer.total > 0) &&
          summaryOf(isWhole ? answer : { ...answer, unknown: [] }, query)}
      </p>
      {hasFailed && (
        <div className="search-message" role="alert">
          <p className="search-message-title">Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <button type="button" className="button" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {isWhole && answer?.total === 0 && <Nothing {...answer} query={query} type={type} />}
      {answer && answer.total > 0 && (
        <ol className="search-rows">
          {answer.results.map((result) => (
            <li key={result.address}>
              <Row result={result} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Where a search without results is reported. */
export const reportLink = (query: string): string =>
  reportUrl(settings.report, `Search finds nothing for: ${query.slice(0, 200)}`.toWellFormed());

function Nothing({ suggestions, query, type }: Pick<Answer, 'suggestions'> & { query: string; type: Type }) {
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(document.documentElement.lang);
  return (
    <div className="search-message search-none">
      <p>
        The documentation is in {language}. Use {language} words, or an exact name.
      </p>
      {suggestions.length > 0 && (
        <p className="search-tries">
          Try searching for
          {suggestions.map((one) => (
            <button key={one} type="button" onClick={() => type(one)}>
              {one}
            </button>
          ))}
        </p>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={reportLink(query)} target="_blank" rel="noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}

interface Props {
  query: string;
  type: Type;
  ask: Ask;
  /** Whether it's the dialog, and not the results page. */
  isDialog: boolean;
}

const parameter = (query: string) => `?${new URLSearchParams({ q: query })}`;

/** What's below the field. On the results page, the query is in the URL: typing replaces the history entry. */
export function Search({ query, type, ask, isDialog }: Props) {
  const limit = isDialog ? 6 : 30;
  const found = useAnswer(ask, query, limit);
  const [title] = useState(document.title);
  useEffect(() => {
    if (isDialog) return;
    // Relative, because the reader may have left meanwhile.
    history.replaceState(history.state, '', query === '' ? location.pathname : parameter(query));
    const results = `Search results for ${quoted(query)}`;
    document.title = query === '' ? title : title.replace(/^.*?(?= \| )/, () => results);
  }, [query, title, isDialog]);

  if (query === '') return isDialog && <Start />;
  const total = found.answer?.total ?? 0;
  return (
    <div aria-busy={found.isBusy}>
      <Results found={found} type={type} />
      {isDialog && total > 0 && (
        <a className="search-all" href={settings.page + parameter(query)}>
          See all {countOf(total)}
        </a>
      )}
      {!isDialog && total > limit && (
        <p className="search-rest">These are the first {limit}. For fewer results, add a word.</p>
      )}
    </div>
  );
}

const Start = () =>
  Object.entries({ 'Recent pages': recentPages(), ...settings.start }).map(([label, links]) => (
    <section key={label} className="search-group" aria-label={label} hidden={links.length === 0}>
      <h2 className="search-group-title">{label}</h2>
      {links.map(({ href, label }) => (
        <a key={href} className="search-hit" href={href}>
          {label}
        </a>
      ))}
    </section>
  ));
