import { type KeyboardEvent, useId, useState } from 'react';
import { optionAfter } from './keys.ts';

/** The list below a combobox: which option is selected, and the ids that the field uses to refer to it. */
export interface Options {
  /** Id of the list. */
  list: string;
  count: number;
  /** The selected option, -1 for none. */
  at: number;
  optionId(index: number): string;
  choose(index: number): void;
  /** Moves the selection if the key does that. Returns whether it moved. */
  move(event: KeyboardEvent): boolean;
}

/**
 * @param of the data behind the options: when it changes, the selection is reset
 * @param first the option that's selected until the reader selects one
 */
export function useOptions(of: unknown, count: number, first: number): Options {
  const [chosen, setChosen] = useState<{ of: unknown; at: number }>();
  const id = useId();
  const at = chosen !== undefined && chosen.of === of ? chosen.at : first;
  const choose = (index: number) => setChosen({ of, at: index });
  return {
    list: `${id}-list`,
    count,
    at,
    optionId: (index) => `${id}-${index}`,
    choose,
    move({ key, shiftKey, ctrlKey, metaKey }) {
      const next = shiftKey || ctrlKey || metaKey ? undefined : optionAfter(key, at, count);
      if (next !== undefined) choose(next);
      return next !== undefined;
    },
  };
}
