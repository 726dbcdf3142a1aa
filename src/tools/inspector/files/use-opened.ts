import { useEffect, useRef, useState } from 'react';

export interface Opened {
  /** The files whose reports are open instead of the table: none, one, or the two that are compared. */
  ids: readonly number[];
  open(ids: readonly number[]): void;
  /** Back to the table, like the browser's own button. */
  close(): void;
}

const KEY = 'inspectorFiles';

function idsIn(state: unknown): readonly number[] {
  const ids = (state as Readonly<Record<string, unknown>> | null)?.[KEY];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

/**
 * Which files of the table are open. Each time is an entry of the history, so that Back returns to the table.
 * @param onChange is told what to show; ids of an earlier visit may be among them
 */
export function useOpened(onChange: (ids: readonly number[]) => void): Opened {
  const [ids, setIds] = useState<readonly number[]>([]);
  const latest = useRef(onChange);
  latest.current = onChange;

  const change = (next: readonly number[]) => {
    setIds(next);
    latest.current(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens as long as the tool is open
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
