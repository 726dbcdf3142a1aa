import { type KeyboardEvent, useId } from 'react';
import { countOf } from '../count.ts';
import { MAX_MATCHES } from './nodes.ts';

export interface JsonSearchProps {
  words: string;
  count: number;
  /** The current match; negative for none. */
  current: number;
  onWords(words: string): void;
  onStep(step: 1 | -1): void;
}

function summary({ words, count, current }: JsonSearchProps): string {
  if (!words.trim()) return '';
  if (count === 0) return 'No matches';
  const all = count >= MAX_MATCHES ? `the first ${MAX_MATCHES} results` : countOf(count, 'result');
  return current < 0 ? all : `${current + 1} of ${all}`;
}

/** The search in a JSON text: Enter goes to the next match, Shift+Enter to the previous one. */
export function JsonSearch(props: JsonSearchProps) {
  const { words, count, onWords, onStep } = props;
  const id = useId();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  return (
    <search className="json-search">
      <label htmlFor={id}>Search the report</label>
      <span role="status">{summary(props)}</span>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={press}
      />
      <button type="button" className="button button-quiet" disabled={count === 0} onClick={() => onStep(-1)}>
        Previous
      </button>
      <button type="button" className="button button-quiet" disabled={count === 0} onClick={() => onStep(1)}>
        Next
      </button>
    </search>
  );
}
