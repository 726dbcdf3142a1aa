import { settings } from 'virtual:search';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { announced, countOf, Failure, Hit, Notes, Nothing } from './List.tsx';
import type { Link, Result } from './pages.ts';
import { essenceOf } from './pasted.ts';
import { linkTo, placeOf } from './place.ts';
import { addRecent, readRecent, writeRecent } from './recent.ts';
import { type Found, useIndex } from './store.ts';

/** The results page shows the rest. */
const LIMIT = 6;
const ID = 'search-option';

const textOf = ({ title }: Result) => title.map(({ text }) => text).join('');
const allOf = (query: string) => settings.page + placeOf({ query });

/** The rows up to the selected one stay where they are when texts join names, and the others follow. */
function joined(before: readonly Result[], after: readonly Result[], selected: number): Result[] {
  const pageOf = ({ address }: Result) => address.replace(/#.*/s, '');
  const known = new Map(after.map((one) => [pageOf(one), one]));
  const kept = before.slice(0, selected + 1).map((one) => known.get(pageOf(one)) ?? one);
  const pages = new Set(kept.map(pageOf));
  return [...kept, ...after.filter((one) => !pages.has(pageOf(one)))].slice(0, LIMIT);
}

interface Rows extends Pick<Found, 'answer' | 'query'> {
  results: Result[];
}

/** The search dialog: a combobox whose options are pages. @param initial text typed before this code loaded */
export function Dialog({ initial, onClose }: { initial: string; onClose: () => void }) {
  const [query, setQuery] = useState(initial);
  const [rows, setRows] = useState<Rows>({ query: '', results: [] });
  const [at, setAt] = useState(-1);
  const [recent, setRecent] = useState(readRecent);
  const found = useIndex({ query, limit: LIMIT });
  const isBlank = query.trim() === '';

  if (found.answer && found.answer !== rows.answer) {
    const { answer } = found;
    const isSame = rows.query === found.query && rows.results.length > 0;
    const results = isSame ? joined(rows.results, answer.results, at) : answer.results;
    setRows({ answer, query: found.query, results });
    if (!isSame) setAt(results.length > 0 ? 0 : -1);
  }

  const change = (text: string) => {
    setQuery(text);
    if (text.trim() === '') {
      setRecent(readRecent());
      setRows({ query: '', results: [] });
      setAt(-1);
    }
  };
  const attempt = (text: string) => {
    change(text);
    document.querySelector<HTMLInputElement>('.search-dialog input')?.focus();
  };

  let count = 0;
  const option = (href: string | undefined, content: ReactNode, page?: Link, className = 'search-hit') => {
    const index = count;
    count += 1;
    return (
      <a
        key={href}
        id={`${ID}-${index}`}
        className={className}
        role="option"
        aria-selected={index === at}
        tabIndex={-1}
        href={href}
        onPointerMove={() => index !== at && setAt(index)}
        onClick={({ ctrlKey, metaKey, shiftKey }) => {
          if (page) addRecent(page);
          if (!ctrlKey && !metaKey && !shiftKey) onClose();
        }}
      >
        {content}
      </a>
    );
  };
  const group = (label: string, links: readonly Link[], isRecent = false) =>
    links.length > 0 && (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a list of options
      <div role="group" aria-label={label} className="search-group">
        <p className="search-group-title" role="presentation">
          {label}
        </p>
        {links.map((link) => option(link.href, link.label, isRecent ? link : undefined))}
      </div>
    );

  let body: ReactNode = null;
  if (isBlank)
    body = (
      <>
        <div id={`${ID}s`} role="listbox" aria-label="Pages and tools" className="search-list">
          {group('Recent pages', recent, true)}
          {group('Start from', settings.starts)}
          {group('Tools', settings.actions)}
        </div>
        {recent.length > 0 && (
          <button
            type="button"
            className="search-forget"
            onClick={() => {
              writeRecent([]);
              attempt('');
            }}
          >
            Clear recent pages
          </button>
        )}
      </>
    );
  else if (found.status === 'failed') body = <Failure retry={found.retry} />;
  else if (rows.answer && rows.results.length === 0 && found.status === 'done')
    body = <Nothing found={found} onTry={attempt} />;
  else if (rows.answer && rows.results.length > 0)
    body = (
      <>
        <Notes found={found} />
        <div id={`${ID}s`} role="listbox" aria-label="Results" className="search-list">
          {rows.results.map((result) => {
            const href = linkTo(result.address);
            return option(href, <Hit result={result} />, href ? { href, label: textOf(result) } : undefined);
          })}
          {option(allOf(rows.query), `See all ${countOf(rows.answer.total)}`, undefined, 'search-all')}
        </div>
      </>
    );

  const select = (index: number) => {
    setAt(index);
    document.getElementById(`${ID}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.nativeEvent.isComposing || altKey) return;
    const isPlain = !ctrlKey && !metaKey && !shiftKey;
    if (key === 'Enter') {
      const chosen = isBlank || found.status === 'done' ? document.getElementById(`${ID}-${at}`) : null;
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      if (chosen) chosen.dispatchEvent(new MouseEvent('click', click));
      else if (found.status === 'failed') found.retry();
      else if (!isBlank) {
        // If Enter is pressed before the results arrive, the results page opens.
        onClose();
        Object.assign(document.createElement('a'), { href: allOf(query) }).click();
      }
    } else if (isPlain && count > 0 && key === 'ArrowDown') select((at + 1) % count);
    else if (isPlain && count > 0 && key === 'ArrowUp') select(at <= 0 ? count - 1 : at - 1);
    else if (isPlain && count > 0 && key === 'Home') select(0);
    else if (isPlain && count > 0 && key === 'End') select(count - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div className="search-panel">
      <div className="search-bar">
        <SearchIcon />
        <input
          className="search-field"
          role="combobox"
          aria-label="Search the documentation"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? `${ID}s` : undefined}
          aria-activedescendant={at >= 0 && at < count ? `${ID}-${at}` : undefined}
          placeholder="Words, an error message, or an exact name"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="go"
          dir="auto"
          value={query}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const essence = essenceOf(event.clipboardData.getData('text/plain'));
            if (essence === undefined) return;
            event.preventDefault();
            change(essence);
          }}
        />
        <button type="button" className="search-close" onClick={onClose}>
          <kbd>Esc</kbd>
          <span>Close</span>
        </button>
      </div>
      <p className="sr-only" role="status">
        {announced(found)}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links in it work with the keyboard by themselves */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears about its links */}
      <div
        className="search-body"
        aria-busy={found.status === 'searching'}
        onClick={({ target }) => {
          if ((target as Element).closest('.search-message a:not([target])')) onClose();
        }}
      >
        {body}
      </div>
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>↵</kbd> to open <kbd>Esc</kbd> to close
      </p>
    </div>
  );
}

/** Importing all of the site's icons would make the dialog larger. */
export function SearchIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />
    </svg>
  );
}
