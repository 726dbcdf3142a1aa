import { type RefObject, useEffect, useState } from 'react';
import { countOf } from '../../shared/count.ts';
import { Prose } from '../../shared/Prose.tsx';
import type { Completion } from '../model/completion.ts';
import { escapedKey } from '../model/json-text.ts';
import { keysOf } from '../model/schema.ts';

export interface KeySuggestionsProps {
  /** The element that holds them. */
  list: RefObject<HTMLDetailsElement | null>;
  completion: Completion;
  /** Puts a value at a JSON Pointer. */
  onPut(pointer: string, value: unknown): void;
  /** The reader goes back to the text. */
  onLeave(): void;
}

/** Unfolds the suggestions and goes to the first. @returns whether there are any */
export function openSuggestions(list: HTMLDetailsElement | null): boolean {
  const first = list?.querySelector<HTMLElement>('.chip');
  if (!list || !first) return false;
  list.open = true;
  first.focus();
  return true;
}

/** `data / actions / entry 1`, for a JSON Pointer that counts from 0. */
const pathText = (pointer: string): string =>
  keysOf(pointer)
    .map((key) => (/^\d+$/.test(key) ? `entry ${Number(key) + 1}` : key))
    .join(' / ');

/** Keys and values that the schema allows where the cursor is. While a key is being typed, they're unfolded. */
export function KeySuggestions({ list, completion, onPut, onLeave }: KeySuggestionsProps) {
  const { object, keys, value, values, start } = completion;
  const isTyping = start !== undefined && start !== '';
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isTyping) setOpen(true);
  }, [isTyping]);
  if (keys.length + values.length === 0) return null;
  return (
    <details
      className="fold key-suggestions"
      ref={list}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
    >
      <summary>
        {isTyping ? `Keys that start with ${start}` : 'What can be added at the cursor'}
        {object && <small> in {pathText(object)}</small>}
      </summary>
      <p className="sr-only" role="status">
        {isTyping && countOf(keys.length, 'matching key')}
      </p>
      {values.length > 0 && (
        <p className="sign-ways">
          Other values for {pathText(value)}:
          {values.map((one) => (
            <button key={one} type="button" className="chip" onClick={() => onPut(value, one)}>
              {one}
            </button>
          ))}
        </p>
      )}
      <ul>
        {keys.map(({ key, about, value: first }) => (
          <li key={key}>
            <button
              type="button"
              className="chip"
              onClick={() => onPut(`${object}/${escapedKey(key)}`, first)}
            >
              Add {key}
            </button>{' '}
            <Prose>{about}</Prose>
          </li>
        ))}
      </ul>
    </details>
  );
}
