import { useEffect, useMemo, useRef } from 'react';

/** Each kind of work is done once at a time: `intake` takes a picture, `work` signs or reads back. */
export type WorkKind = 'intake' | 'work';

/** Why work was ended: the reader pressed Stop. */
const STOPPED = 'stopped by the reader';

/** Whether other work has taken the place of this one, so that what it answers isn't heard anymore. */
export const isReplaced = (signal: AbortSignal): boolean => signal.aborted && signal.reason !== STOPPED;

export interface Work {
  /** Begins work, and ends what of its kind is still going on. */
  begin(kind: WorkKind): AbortSignal;
  end(kind: WorkKind): void;
  /** Ends work because the reader pressed Stop: it still says so. */
  stop(kind: WorkKind): void;
  isRunning(kind: WorkKind): boolean;
  /** The work with this signal is over. */
  over(kind: WorkKind, signal: AbortSignal): void;
}

/** What the lab is doing. All of it ends when the tool closes. */
export function useWork(): Work {
  const running = useRef<Partial<Record<WorkKind, AbortController>>>({});

  useEffect(
    () => () => {
      running.current.intake?.abort();
      running.current.work?.abort();
    },
    [],
  );

  return useMemo(() => {
    const end = (kind: WorkKind) => {
      running.current[kind]?.abort();
      running.current[kind] = undefined;
    };
    return {
      begin(kind) {
        end(kind);
        const controller = new AbortController();
        running.current[kind] = controller;
        return controller.signal;
      },
      end,
      stop: (kind) => running.current[kind]?.abort(STOPPED),
      isRunning: (kind) => running.current[kind] !== undefined,
      over(kind, signal) {
        if (!isReplaced(signal)) running.current[kind] = undefined;
      },
    };
  }, []);
}
