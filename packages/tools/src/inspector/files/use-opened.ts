import { useEffect, useRef, useState } from 'react';

export interface Opened {
  /** The files whose reports are open in place of the table: none, one, or the two being compared. */
  ids: readonly number[];
  open(ids: readonly number[]): void;
  /** Returns to the table, like the browser's Back button. */
  close(): void;
}

const KEY = 'inspectorFiles';

function idsIn(state: unknown): readonly number[] {
  const ids = (state as Readonly<Record<string, unknown>> | null)?.[KEY];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

/**
 * Tracks which files of the table are open. Each change adds a history entry, so that Back returns to the table.
 * @param onChange receives the files to show; may include ids from an earlier visit
 */
export function useOpened(onChange: (ids: readonly number[]) => void): Opened {
  const [ids, setIds] = useState<readonly number[]>([]);
  const latest = useRef(onChange);
  latest.current = onChange;

  const change = (next: readonly number[]) => {
    setIds(next);
    latest.current(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the tool is open
  useEffect(() => {
    const goTo = ({ state }: PopStateEvent) => change(idsIn(state));
    addEventListener('popstate', goTo);
    return () => removeEventListener('popstate', goTo);
  }, []);

  return {
    ids,
    open(next) {
      history.pushState({ [KEY]: next }, '');
      change(next);
    },
    close() {
      if (idsIn(history.state).length > 0) history.back();
      else change([]);
    },
  };
}
