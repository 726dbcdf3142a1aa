import type { KeyboardEvent, RefObject } from 'react';
import type { Options } from './use-options.ts';

interface DialogFieldProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  options: Options;
  onChange(query: string): void;
  /** Enter was pressed, but not to end IME composition. */
  onEnter(event: KeyboardEvent): void;
}

/** The dialog's combobox. It keeps the focus; the arrow keys move the selection in the list below. */
export function DialogField({ field, query, options, onChange, onEnter }: DialogFieldProps) {
  const { list, count, at, optionId, move } = options;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (event.key === 'Enter') onEnter(event);
    else if (!move(event)) return;
    event.preventDefault();
  };
  return (
    <input
      ref={field}
      className="search-field"
      role="combobox"
      aria-label="Search the documentation"
      aria-expanded={count > 0}
      aria-controls={count > 0 ? list : undefined}
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
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
