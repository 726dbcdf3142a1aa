/** What the dialog and the results page have in common. */

import { settings } from 'virtual:search';
import type { Answer, Result } from '@content-credentials/tools/search/pages';
import { memo } from 'react';
import { hrefOf } from '../../addresses/address.ts';
import { reportUrl } from '../../config/report-url.ts';
import { type Found, pageOf } from './answer.ts';

/** Words that begin like one of the terms, and several of them with only spaces between. Stems end in `i` for words in `y`. */
function markerOf(terms: readonly string[]): RegExp {
  const words = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replace(/[^\p{L}\p{N} ]/gu, '\\$&'))
    .map((term) => (/^[a-z]{4,}$/.test(term) ? `${term.replace(/i$/, '[iy]')}\\w*` : term));
  const one = `(?:${words.join('|') || '(?!)'})(?!\\w)`;
  return new RegExp(`(?<!\\w)(${one}(?: ${one})*)`, 'i');
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
    <a className="search-hit" href={hrefOf(address, settings)} data-page={pageOf(address)}>
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

export const countOf = (total: number): string =>
  total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;

/** A query in a sentence, at most a line long. */
export const quoted = (query: string): string => `“${query.length > 60 ? `${query.slice(0, 60)}…` : query}”`;

/** How many results there are, and which words of the query are nowhere on the site. */
function summaryOf({ total, unknown }: Answer, query: string): string {
  if (total === 0) return `No results for ${quoted(query)}`;
  const count = `${countOf(total)} for ${quoted(query)}`;
  if (unknown.length === 0) return count;
  const words = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(unknown.slice(0, 5).map(quoted));
  return `${count}. No result contains ${words}, so ${unknown.length > 1 ? 'these words were' : 'this word was'} ignored.`;
}

/** Types a query for the reader. */
export type Type = (query: string) => void;

/** The summary, which a screen reader says once everything is searched, and the results. The strings are those of spec §8. */
export function Results({ found, type }: { found: Found; type: Type }) {
  const { answer, query, isBusy, isDone, hasFailed, retry } = found;
  const whole = isDone && !isBusy ? answer : undefined;
  return (
    <>
      <p className="search-count" role="status" dir="auto">
        {whole && summaryOf(whole, query)}
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
      {whole?.total === 0 && <Nothing {...whole} query={query} type={type} />}
      {answer && answer.total > 0 && (
        <ol className="search-rows">
          {answer.results.map((result) => (
            <li key={settings.algolia ? result.address : pageOf(result.address)}>
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
    <div className="search-message">
      <p>
        The documentation is in {language}. Use {language} words, or an exact name.
      </p>
      {suggestions.length > 0 && (
        <>
          <p id="search-tries">Try searching for</p>
          <ul className="search-tries" aria-labelledby="search-tries">
            {suggestions.map((one) => (
              <li key={one}>
                <button type="button" onClick={() => type(one)}>
                  {one}
                </button>
              </li>
            ))}
          </ul>
        </>
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
