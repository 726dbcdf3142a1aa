import { settings } from 'virtual:search';
import type { Answer } from '@content-credentials/search/search';
import { patternOf, type Result } from '@content-credentials/search/sections';
import { recall, remember } from '../../client/storage.ts';
import { hrefOf, reportUrl } from '../../config/address.ts';
import type { Link } from './settings.ts';

/** The terms, with the rest of a word because they're stems, and several of them with what's between two words. */
function markerOf(terms: readonly string[]): RegExp {
  const one = `(?:${terms.map(patternOf).join('|')})(?!\\w)`;
  return new RegExp(`(?<!\\w)(${one}(?:[ .:_-]${one})*)`, 'i');
}

// Every second part of the text is marked.
const marked = (text: string, marker: RegExp) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
  text.split(marker).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));

/** Pages opened from the search, newest first; stored only in this browser. */
const RECENT = 'search.pages';
const recentPages = (): Link[] => JSON.parse(recall(RECENT) ?? '[]');

function rememberPage(page: Link): void {
  const others = recentPages().filter(({ href }) => href !== page.href);
  remember(RECENT, JSON.stringify([page, ...others].slice(0, 5)));
}

/** A result: the page's title, where in it the answer is, and a sentence from there. */
function Row({ address, title, heading, excerpt, section, terms }: Result) {
  const href = hrefOf(address, settings);
  const marker = markerOf(terms);
  return (
    <a className="search-hit" href={href} onClick={() => rememberPage({ href, label: title })}>
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
}

const countOf = (total: number) => `${total.toLocaleString('en')} result${total === 1 ? '' : 's'}`;

/** A query in a sentence, at most a line long. */
const quoted = (query: string): string => `“${query.length > 60 ? `${query.slice(0, 60)}…` : query}”`;

/** What the address of the results page ends in. */
export const parameterOf = (query: string): string =>
  query === '' ? '' : `?${new URLSearchParams({ q: query })}`;

/** Where a search without results is reported. */
export const reportLink = (query: string): string =>
  reportUrl(settings.report, `Search finds nothing for: ${query.slice(0, 200)}`.toWellFormed());

/** How many results there are, and which words of the query are nowhere on the site. */
function summaryOf({ total, unknown }: Answer, query: string): string {
  if (total === 0) return `No results for ${quoted(query)}`;
  const without = unknown.length > 0 ? `, without ${unknown.slice(0, 5).map(quoted).join(' and ')}` : '';
  return `${countOf(total)} for ${quoted(query)}${without}`;
}

function Nothing({ suggestions, query, type }: Pick<Answer, 'suggestions'> & Pick<Props, 'query' | 'type'>) {
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

const Start = () =>
  Object.entries({ 'Recent pages': recentPages(), ...settings.start }).map(([label, links]) => (
    <section key={label} className="search-group" aria-label={label} hidden={links.length === 0}>
      <h2 className="search-group-title">{label}</h2>
      {links.map(({ href, label }) => (
        <a key={href} className="search-hit" href={href} onClick={() => rememberPage({ href, label })}>
          {label}
        </a>
      ))}
    </section>
  ));

/** A query and its answer, which is missing until it's there. */
export interface Shown {
  query: string;
  answer?: Answer;
  hasFailed?: boolean;
}

interface Props extends Shown {
  /** Whether it's the dialog, and not the results page. */
  isDialog: boolean;
  /** Types a query for the reader, or the one in the field again. */
  type: (query?: string) => void;
}

/** What's below the field: the summary, which a screen reader says, and the results. Strings: spec §8. */
export function Search({ query, answer, hasFailed, isDialog, type }: Props) {
  if (query === '') return isDialog && <Start />;
  const total = answer?.total ?? 0;
  return (
    <>
      <p className="search-count" role="status" dir="auto">
        {answer && summaryOf(answer, query)}
        {!isDialog && answer && total > answer.results.length && `. The first ${answer.results.length}:`}
      </p>
      {hasFailed && (
        <div className="search-message" role="alert">
          <p className="search-message-title">Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <button type="button" className="button" onClick={() => type()}>
            Retry
          </button>
        </div>
      )}
      {answer?.total === 0 && <Nothing {...answer} query={query} type={type} />}
      {answer && total > 0 && (
        <ol className="search-rows">
          {answer.results.map((result) => (
            <li key={result.address}>
              <Row {...result} />
            </li>
          ))}
        </ol>
      )}
      {isDialog && total > 0 && (
        <a className="search-all" href={settings.page + parameterOf(query)}>
          See all {countOf(total)}
        </a>
      )}
    </>
  );
}
