/** What the dialog and the results page have in common. */

import { settings } from 'virtual:search';
import type { ReactNode } from 'react';
import { type Answer, KINDS, type Link, type Result, type Segment } from './pages.ts';
import { reportLink } from './place.ts';
import type { Found } from './store.ts';

function Marked({ text }: { text: readonly Segment[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
  return text.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** A result: the page's title, where in it the answer is, and a sentence from there. */
export function Hit({ result, heading: Title = 'span' }: { result: Result; heading?: 'h2' | 'span' }) {
  const { title, heading, excerpt, section, kind } = result;
  return (
    <>
      <span className="search-line">
        <Title className="search-title">
          <Marked text={title} />
        </Title>
        <span className="search-kind">{KINDS[kind][0]}</span>
      </span>
      {(section !== '' || heading.length > 0) && (
        <span className="search-where" dir="auto">
          {section}
          {section !== '' && heading.length > 0 && ' › '}
          {heading.length > 0 && (
            <strong>
              <Marked text={heading} />
            </strong>
          )}
        </span>
      )}
      <span className="search-excerpt" dir="auto">
        <Marked text={excerpt} />
      </span>
    </>
  );
}

export const countOf = (total: number): string =>
  total === 1 ? '1 result' : `${total.toLocaleString('en')} results`;

/** A query in a sentence, at most a line long. */
export function quoted(query: string): string {
  const text = query.trim();
  return `“${text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text}”`;
}

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Names the words of a query that are nowhere on the site. */
export function ignoredWords({ unknown }: Answer): string {
  const named = unknown.slice(0, 5).map(quoted);
  const list = OR.format(unknown.length > 5 ? [...named, 'some others'] : named);
  return `No result contains ${list}, so ${unknown.length > 1 ? 'these words were' : 'this word was'} ignored.`;
}

/** What a screen reader says about an answer. */
export function announced({ answer, status, query, isPartial }: Found): string {
  if (status !== 'done' || !answer) return '';
  const count = `${answer.total > 0 ? countOf(answer.total) : 'No results'} for ${quoted(query)}`;
  return answer.total > 0 && answer.unknown.length > 0 && !isPartial
    ? `${count}. ${ignoredWords(answer)}`
    : count;
}

/** The index or the service didn't respond. The strings are those of spec §8. */
export function Failure({ retry }: Pick<Found, 'retry'>) {
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** What's missing from an answer. */
export function Notes({ found: { answer, isPartial, isCut, retry } }: { found: Found }) {
  if (isCut)
    return (
      <p className="search-note">
        Only titles and headings were searched, because the text of the pages couldn’t be fetched.{' '}
        <button type="button" onClick={retry}>
          Retry
        </button>
      </p>
    );
  if (isPartial || !answer || answer.unknown.length === 0) return null;
  return (
    <p className="search-note" dir="auto">
      {ignoredWords(answer)}
    </p>
  );
}

export const languageName = (): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(document.documentElement.lang) ?? 'English';

function Tries({ label, children }: { label: string; children: ReactNode[] }) {
  return (
    <div className="search-tries">
      <p>{label}</p>
      <ul aria-label={label}>{children}</ul>
    </div>
  );
}

/** There are no results. Except for the language and the starts, the strings are those of spec §8. */
export function Nothing({ found, onTry }: { found: Found; onTry: (query: string) => void }) {
  const { query, answer } = found;
  const link = ({ label, href }: Link) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  );
  return (
    <div className="search-message">
      <p className="search-message-title">
        No results for <span dir="auto">{quoted(query)}</span>
      </p>
      <p>
        The documentation is in {languageName()}. Use {languageName()} words, or an exact name.
      </p>
      {(answer?.suggestions.length ?? 0) > 0 && (
        <Tries label="Try searching for">
          {(answer?.suggestions ?? []).map((one) => (
            <li key={one}>
              <button type="button" onClick={() => onTry(one)}>
                {one}
              </button>
            </li>
          ))}
        </Tries>
      )}
      <Tries label="Or start from">{settings.starts.map(link)}</Tries>
      <p>
        Believe this query should return results?{' '}
        <a href={reportLink(settings.report, query)} target="_blank" rel="noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
