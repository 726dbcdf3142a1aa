import { useEffect, useMemo, useRef } from 'react';

/** Each kind of work is done once at a time: `intake` takes a picture, `work` signs or reads back. */
export type WorkKind = 'intake' | 'work';

/** Why work was ended: the reader pressed Stop. */
const STOPPED = 'stopped by the reader';

/** Whether other work has taken the place of this one, so that what it answers isn't heard anymore. */
export const isReplaced = (signal: AbortSignal): boolean => signal.aborted && signal.reason !== STOPPED;

/** Waits for something, but no longer than the work lasts that needs it. */
export function untilEnded(wanted: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    wanted.then(done, () => done());
    signal.addEventListener('abort', () => done(), { once: true });
  });
}

export interface Work {
  /** Does work, and ends what of its kind is still going on. */
  run(kind: WorkKind, task: (signal: AbortSignal) => Promise<void>): Promise<void>;
  end(kind: WorkKind): void;
  /** Ends work because the reader pressed Stop: it still says so. */
  stop(kind: WorkKind): void;
  /** What is going on; undefined if there's nothing. */
  running(kind: WorkKind): Promise<void> | undefined;
}

interface Running {
  controller: AbortController;
  over?: Promise<void>;
}

/** What the lab is doing. All of it ends when the tool closes. */
export function useWork(): Work {
  const all = useRef<Partial<Record<WorkKind, Running>>>({});

  useEffect(
    () => () => {
      all.current.intake?.controller.abort();
      all.current.work?.controller.abort();
    },
    [],
  );

  return useMemo(() => {
    const end = (kind: WorkKind) => {
      all.current[kind]?.controller.abort();
      all.current[kind] = undefined;
    };
    return {
      async run(kind, task) {
        end(kind);
        const mine: Running = { controller: new AbortController() };
        all.current[kind] = mine;
        mine.over = task(mine.controller.signal).finally(() => {
          if (all.current[kind] === mine) all.current[kind] = undefined;
        });
        await mine.over;
      },
      end,
      stop: (kind) => all.current[kind]?.controller.abort(STOPPED),
      running: (kind) => all.current[kind]?.over,
    };
  }, []);
}
