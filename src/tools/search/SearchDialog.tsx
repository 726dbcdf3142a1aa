import { settings } from 'virtual:search';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { placeSearch } from './address.ts';
import { DialogField } from './DialogField.tsx';
import { DialogResults } from './DialogResults.tsx';
import { countOf, ignoredWords, quoted } from './labels.ts';
import { Failure, Ignored, Nothing } from './Messages.tsx';
import { Recent } from './Recent.tsx';
import { SearchIcon } from './SearchIcon.tsx';
import { useOptions } from './use-options.ts';
import { useRecent } from './use-recent.ts';
import { useSearch } from './use-search.ts';

/** The maximum number of hits in the dialog, each a file to fetch; the results page shows the rest. */
const LIMIT = 8;

export interface SearchDialogProps {
  dialog: HTMLDialogElement;
  /** Text that was typed before this component loaded. */
  initial: string;
}

/** The search dialog: a combobox whose options are sections of pages, or earlier searches. */
export function SearchDialog({ dialog, initial }: SearchDialogProps) {
  const [query, setQuery] = useState(initial);
  const recent = useRecent();
  const { status, answer, answered, retry } = useSearch({ query, offset: 0, limit: LIMIT });
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const isBlank = query.trim() === '';
  const found = isBlank ? 0 : (answer?.hits.length ?? 0);
  // The first hit is selected by default; an earlier search never is. The link to all results comes after the hits.
  const options = useOptions(
    isBlank ? recent.list : answer,
    isBlank ? recent.list.length : found && found + 1,
    found > 0 ? 0 : -1,
  );
  const all = (text: string) => settings.page + placeSearch({ query: text });

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the selection moves
  useEffect(() => {
    body.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [options.at, answer]);

  const search = (text: string) => {
    setQuery(text);
    field.current?.focus();
  };

  const forget = (text?: string) => {
    if (text === undefined) recent.clear();
    else recent.remove(text);
    // The button that was pressed has been removed.
    field.current?.focus();
  };

  const leave = () => {
    recent.add(query);
    dialog.close();
  };

  const open = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const option = document.getElementById(options.optionId(options.at));
    const isFresh = isBlank || (status === 'done' && answered?.query === query);
    const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
    if (option && isFresh) option.dispatchEvent(new MouseEvent('click', click));
    else if (status === 'failed') retry();
    else if (!isBlank) {
      // If Enter is pressed before the results arrive, the results page opens.
      leave();
      Object.assign(document.createElement('a'), { href: all(query) }).click();
    }
  };

  return (
    <div className="search-panel">
      <div className="search-bar">
        <SearchIcon />
        <DialogField field={field} query={query} options={options} onChange={setQuery} onEnter={open} />
        <button type="button" className="search-close" onClick={() => dialog.close()}>
          <kbd>Esc</kbd>
          <span>Close</span>
        </button>
      </div>
      <p className="sr-only" role="status">
        {status === 'done' && answer && answered
          ? `${answer.total ? countOf(answer.total) : 'No results'} for ${quoted(answered.query)}${
              answer.ignored.length ? `. ${ignoredWords(answer.ignored)}` : ''
            }`
          : ''}
      </p>
      <div className="search-body" ref={body} aria-busy={status === 'searching'}>
        {isBlank && <Recent recent={recent.list} options={options} onRemove={forget} onSearch={search} />}
        {status === 'failed' && <Failure onRetry={retry} />}
        {answer && found > 0 && <Ignored words={answer.ignored} />}
        {answer && answered && found > 0 && (
          <DialogResults answer={answer} options={options} onOpen={leave} all={all(answered.query)} />
        )}
        {answer && answered && found === 0 && !isBlank && (
          <Nothing
            query={answered.query}
            suggestions={answer.suggestions}
            onTry={search}
            onOpen={() => dialog.close()}
          />
        )}
      </div>
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>↵</kbd> to open <kbd>Esc</kbd> to close
      </p>
    </div>
  );
}
