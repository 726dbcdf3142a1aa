import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { JsonNode } from './JsonNode.tsx';
import { JsonSearch } from './JsonSearch.tsx';
import { around, entriesOf, findMatches, isContainer } from './nodes.ts';

export interface JsonTreeProps {
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
  const forced = useMemo(() => new Set(match === undefined ? [] : around(match)), [match]);

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
