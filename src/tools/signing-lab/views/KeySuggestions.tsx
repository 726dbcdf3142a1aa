import { Prose } from '../../shared/Prose.tsx';
import type { Suggestions } from '../model/suggestions.ts';

export interface KeySuggestionsProps {
  suggestions: Suggestions;
  /** Puts a value at a JSON Pointer. */
  onPut(pointer: string, value: unknown): void;
}

/** `data / actions / entry 1`, for a JSON Pointer that counts from 0. */
const pathText = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((key) =>
      /^\d+$/.test(key) ? `entry ${Number(key) + 1}` : key.replaceAll('~1', '/').replaceAll('~0', '~'),
    )
    .join(' / ');

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Keys and values that the schema allows where the cursor is. */
export function KeySuggestions({ suggestions: { object, keys, value, values }, onPut }: KeySuggestionsProps) {
  if (keys.length + values.length === 0) return null;
  return (
    <details className="fold key-suggestions">
      <summary>What can be added at the cursor{object && <small> in {pathText(object)}</small>}</summary>
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
            <button type="button" className="chip" onClick={() => onPut(`${object}/${escaped(key)}`, first)}>
              Add {key}
            </button>{' '}
            <Prose>{about}</Prose>
          </li>
        ))}
      </ul>
    </details>
  );
}
