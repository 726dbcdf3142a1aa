import { type KeyboardEvent, useId, useState } from 'react';
import { optionAfter } from './keys.ts';

/** The list below a combobox: which option is chosen, and by which ids the field points at it. */
export interface Options {
  /** Id of the list. */
  list: string;
  count: number;
  /** The chosen option, -1 for none. */
  at: number;
  optionId(index: number): string;
  choose(index: number): void;
  /** Moves the choice where the key says so. Gives whether it did. */
  move(event: KeyboardEvent): boolean;
}

/**
 * @param of what the options are made from: with another, the choice begins anew
 * @param first the option that is chosen until the reader chooses
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
