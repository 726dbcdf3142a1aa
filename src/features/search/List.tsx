/** What the dialog and the results page have in common. */

import { settings } from 'virtual:search';
import type { InputHTMLAttributes } from 'react';
import { reportUrl } from '../../config/report-url.ts';
import type { Found } from './answer.ts';
import { type Answer, KINDS, type Result, type Segment } from './pages.ts';
import { essenceOf } from './pasted.ts';

function Marked({ text }: { text: readonly Segment[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
  return text.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text));
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
        {kind && <span className="search-kind">{KINDS[kind]}</span>}
      </span>
      <span className="search-where" dir="auto">
        {section}
        {section !== '' && heading.length > 0 && ' › '}
        <strong>
          <Marked text={heading} />
        </strong>
      </span>
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

/** Names the words of a query that are nowhere on the site. */
function ignoredWords({ unknown }: Answer): string {
  const named = unknown.slice(0, 5).map(quoted);
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
    unknown.length > 5 ? [...named, 'some others'] : named,
  );
  return `No result contains ${list}, so ${unknown.length > 1 ? 'these words were' : 'this word was'} ignored.`;
}

const hasIgnored = ({ total, unknown, isPartial }: Answer) => total > 0 && unknown.length > 0 && !isPartial;

/** What a screen reader says about an answer, once: not while texts can still join names. */
export function announced({ answer, status, query, isCut }: Found): string {
  if (status !== 'done' || !answer || (answer.isPartial && !isCut)) return '';
  const count = `${answer.total > 0 ? countOf(answer.total) : 'No results'} for ${quoted(query)}`;
  return hasIgnored(answer) ? `${count}. ${ignoredWords(answer)}` : count;
}

/** What's shown instead of results, or before them; nothing if everything is as it should be. */
export function Message({ found, onTry }: { found: Found; onTry: (query: string) => void }) {
  const { answer, status, isCut, retry } = found;
  if (status === 'failed') return <Failure retry={retry} />;
  if (!answer || status === 'idle') return null;
  if (status === 'done' && answer.total === 0)
    return <Nothing query={found.query} suggestions={answer.suggestions} onTry={onTry} />;
  if (isCut)
    return (
      <p className="search-note">
        Only titles and headings were searched, because the text of the pages couldn’t be fetched.{' '}
        <button type="button" onClick={retry}>
          Retry
        </button>
      </p>
    );
  return hasIgnored(answer) ? (
    <p className="search-note" dir="auto">
      {ignoredWords(answer)}
    </p>
  ) : null;
}

/** The index or the service didn't respond. The strings are those of spec §8. */
function Failure({ retry }: Pick<Found, 'retry'>) {
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

/** Where a search without results is reported. */
export const reportLink = (query: string): string =>
  reportUrl(settings.report, `Search finds nothing for: ${query.trim().slice(0, 200)}`.toWellFormed());

/** There are no results. Except for the language, the strings are those of spec §8. */
function Nothing({ query, suggestions, onTry }: NothingProps) {
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(document.documentElement.lang);
  return (
    <div className="search-message">
      <p className="search-message-title">
        No results for <span dir="auto">{quoted(query)}</span>
      </p>
      <p>
        The documentation is in {language}. Use {language} words, or an exact name.
      </p>
      {suggestions.length > 0 && (
        <>
          <p id="search-tries">Try searching for</p>
          <ul className="search-tries" aria-labelledby="search-tries">
            {suggestions.map((one) => (
              <li key={one}>
                <button type="button" onClick={() => onTry(one)}>
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
interface NothingProps {
  query: string;
  suggestions: readonly string[];
  onTry: (query: string) => void;
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  onChange: (text: string) => void;
}

/** The field. Of several lines that are pasted, it takes what's worth searching for. */
export function Field({ onChange, ...more }: FieldProps) {
  return (
    <>
      <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />
      </svg>
      <input
        className="search-field"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        onChange={({ target }) => onChange(target.value)}
        onPaste={(event) => {
          const essence = essenceOf(event.clipboardData.getData('text/plain'));
          if (essence === undefined) return;
          event.preventDefault();
          onChange(essence);
        }}
        {...more}
      />
    </>
  );
}
