/** The list below a combobox, which keeps the focus and names the selected option. */
interface Options {
  /** Replaces the options. @param list the element with them @param first the one that's selected, -1 for none */
  set(list: HTMLElement | undefined, options: readonly HTMLElement[], first: number): void;
  chosen(): HTMLElement | undefined;
  /** Moves the selection if the key does that. Returns whether it moved. */
  move(event: KeyboardEvent): boolean;
}

const LIST = 'search-options';

export function createOptions(field: HTMLInputElement): Options {
  let all: readonly HTMLElement[] = [];
  let at = -1;
  const choose = (index: number) => {
    all[at]?.setAttribute('aria-selected', 'false');
    at = index;
    const option = all[at];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  return {
    set(list, options, first) {
      if (list) {
        list.id = LIST;
        field.setAttribute('aria-controls', LIST);
      } else field.removeAttribute('aria-controls');
      field.setAttribute('aria-expanded', String(options.length > 0));
      all = options;
      all.forEach((option, index) => {
        option.id = `${LIST}-${index}`;
        option.role = 'option';
        option.ariaSelected = 'false';
        option.addEventListener('pointermove', () => index !== at && choose(index));
      });
      choose(first);
    },
    chosen: () => all[at],
    move({ key, shiftKey, ctrlKey, metaKey }) {
      const next = shiftKey || ctrlKey || metaKey ? undefined : optionAfter(key, at, all.length);
      if (next !== undefined) choose(next);
      return next !== undefined;
    },
  };
}

/**
 * The option that a key moves to in a list of `count` options, from option `at` (-1: none); undefined if the key
 * doesn't move the selection.
 */
export function optionAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
