import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../chrome/Icon.tsx';
import { placeSearch } from './address.ts';
import { DialogResults } from './DialogResults.tsx';
import { optionAfter } from './keys.ts';
import { countOf, quoted } from './labels.ts';
import { Failure, Nothing } from './Messages.tsx';
import { Recent } from './Recent.tsx';
import { readSettings } from './settings.ts';
import { useRecent } from './use-recent.ts';
import { useSearch } from './use-search.ts';

/** Hits that the dialog shows; the results page has the others. */
const LIMIT = 15;

export interface SearchDialogProps {
  dialog: HTMLDialogElement;
  /** What was typed before this was there. */
  initial: string;
}

/** The search over a page: a combobox whose options are sections of pages, or earlier searches. */
export function SearchDialog({ dialog, initial }: SearchDialogProps) {
  const [query, setQuery] = useState(initial);
  const recent = useRecent();
  const state = useSearch({ query, offset: 0, limit: LIMIT });
  const { status, answer, answered } = state;
  const [chosen, setChosen] = useState<{ of: unknown; at: number }>();
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();

  const hits = answer?.hits ?? [];
  const isBlank = query.trim() === '';
  // After the hits comes the way to all of them.
  const count = isBlank ? recent.list.length : hits.length && hits.length + 1;
  const of = isBlank ? recent.list : answer;
  // The first hit is chosen until the reader chooses; an earlier search never is by itself.
  const at = chosen?.of === of ? (chosen?.at ?? -1) : isBlank || count === 0 ? -1 : 0;
  const optionId = (index: number) => `${id}-${index}`;
  const choose = (index: number) => setChosen({ of, at: index });
  const results = `${readSettings().page}${placeSearch({ query })}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the choice moves
  useEffect(() => {
    body.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, of]);

  const search = (text: string) => {
    setQuery(text);
    field.current?.focus();
  };

  const open = (event: KeyboardEvent) => {
    const option = document.getElementById(optionId(at));
    const isFresh = isBlank || (status === 'done' && answered?.query === query);
    const { ctrlKey, metaKey, shiftKey } = event;
    if (option && isFresh)
      option.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    else if (status === 'failed') state.retry();
    // What is typed faster than it is found is found on the results page.
    else if (!isBlank) {
      leave();
      location.assign(results);
    }
  };

  const forget = (text?: string) => {
    if (text === undefined) recent.clear();
    else recent.remove(text);
    // The button that was pressed is gone.
    field.current?.focus();
  };

  const leave = () => {
    recent.add(query);
    dialog.close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends the composition of a word in Chinese or Japanese.
    if (event.nativeEvent.isComposing || event.altKey) return;
    const next =
      event.shiftKey || event.ctrlKey || event.metaKey ? undefined : optionAfter(event.key, at, count);
    if (next !== undefined) choose(next);
    else if (event.key === 'Enter') open(event);
    else return;
    event.preventDefault();
  };

  return (
    <div className="search-panel">
      <div className="search-bar">
        <Icon name="search" />
        <input
          ref={field}
          className="search-field"
          role="combobox"
          aria-label="Search the documentation"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? `${id}-list` : undefined}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          placeholder="Search the documentation"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="go"
          dir="auto"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="search-close" onClick={() => dialog.close()}>
          <kbd>Esc</kbd>
          <span>Close</span>
        </button>
      </div>
      <p className="sr-only" role="status">
        {status === 'done' && answer && answered
          ? `${answer.total ? countOf(answer.total) : 'No results'} for ${quoted(answered.query)}`
          : ''}
      </p>
      <div className="search-body" ref={body} aria-busy={status === 'searching'}>
        {isBlank && (
          <Recent
            recent={recent.list}
            onRemove={forget}
            list={`${id}-list`}
            at={at}
            optionId={optionId}
            onChoose={choose}
            onSearch={search}
          />
        )}
        {status === 'failed' && <Failure onRetry={state.retry} />}
        {!isBlank && answer && hits.length > 0 && (
          <DialogResults
            answer={answer}
            list={`${id}-list`}
            at={at}
            optionId={optionId}
            onChoose={choose}
            onOpen={leave}
            all={`${readSettings().page}${placeSearch({ query: answered?.query })}`}
          />
        )}
        {!isBlank && answer && answered && hits.length === 0 && (
          <Nothing query={answered.query} suggestions={answer.suggestions} onTry={search} />
        )}
      </div>
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to choose <kbd>↵</kbd> to open <kbd>Esc</kbd> to close
      </p>
    </div>
  );
}
