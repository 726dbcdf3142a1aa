import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { countOf } from '../count.ts';
import { JsonNode } from './JsonNode.tsx';
import { entriesOf, findMatches, isContainer, MAX_MATCHES, parentsOf } from './nodes.ts';

interface JsonTreeProps {
  value: unknown;
  /** The object in the JSON reference that describes the value. */
  root: string;
  label: string;
  isSearchable?: boolean;
}

/** The levels expanded at first: the outermost, and the next if it's short. */
function openedAt(value: unknown): ReadonlySet<string> {
  const short = entriesOf(value, '').filter(
    ({ value: one }) => isContainer(one) && entriesOf(one, '').length <= 6,
  );
  return new Set(['', ...short.map(({ pointer }) => pointer)]);
}

/** A JSON viewer: collapsible, searchable, with each known name linked to its explanation. */
export function JsonTree({ value, root, label, isSearchable }: JsonTreeProps) {
  const [open, setOpen] = useState(() => openedAt(value));
  const [words, setWords] = useState('');
  const [current, setCurrent] = useState(0);
  const wanted = useDeferredValue(words);
  const matches = useMemo(() => findMatches(value, wanted), [value, wanted]);
  const box = useRef<HTMLElement>(null);
  const match = matches[current];

  // A match is shown wherever it is.
  const forced = useMemo(() => new Set(match === undefined ? [] : parentsOf(match)), [match]);

  useEffect(() => {
    if (match === undefined) return;
    const line = box.current?.querySelector<HTMLElement>('[data-current]');
    const frame = box.current;
    // Scrolls only inside the frame, so that the page doesn't jump while someone types.
    if (line && frame)
      frame.scrollTop += line.getBoundingClientRect().top - frame.getBoundingClientRect().top - 60;
  }, [match]);

  const toggle = (pointer: string, isOpen: boolean) => {
    const next = new Set([...open, ...forced]);
    if (isOpen) next.add(pointer);
    else next.delete(pointer);
    setOpen(next);
    if (!isOpen) setCurrent(-1);
  };

  return (
    <div className="json">
      {isSearchable && (
        <JsonSearch
          words={words}
          count={matches.length}
          current={current}
          onWords={(next) => {
            setWords(next);
            setCurrent(0);
          }}
          onStep={(step) =>
            matches.length > 0 && setCurrent((Math.max(current, 0) + step + matches.length) % matches.length)
          }
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="json-box" ref={box} tabIndex={0} aria-label={label}>
        <ul className="json-list">
          <JsonNode
            entry={{ pointer: '', key: '', value }}
            type={root}
            state={{ open, forced, matches: new Set(matches), current: match }}
            onToggle={toggle}
          />
        </ul>
      </section>
    </div>
  );
}

interface JsonSearchProps {
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
function JsonSearch(props: JsonSearchProps) {
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
