import { useEffect, useRef, useState } from 'react';
import type { TrustState } from '../../report/trust.ts';
import { type FileSource, type FilesEvent, type FilesState, NO_FILES, nextOf, reduceFiles } from './state.ts';
import { validateFile } from './validate-file.ts';

export interface Files {
  state: FilesState;
  /** Adds files to the table and reads them one at a time. */
  add(sources: readonly FileSource[]): void;
  /** Continues with the files that haven't been read. */
  resume(): void;
  stop(): void;
  /** Gives up on the file that's being read, and continues with the next one. */
  skip(): void;
  clear(): void;
}

/** A run through the files. A finished run doesn't dispatch anything else. */
interface Run {
  isOver: boolean;
  file?: AbortController;
}

/** Many files, read one at a time: the SDK has one worker, and only one report stays in memory. */
export function useFiles(trust: TrustState): Files {
  const [state, show] = useState(NO_FILES);
  const latest = useRef<FilesState>(state);
  const running = useRef<Run>(undefined);
  const trusted = useRef(trust);

  const send = (event: FilesEvent) => {
    latest.current = reduceFiles(latest.current, event);
    show(latest.current);
  };

  const halt = () => {
    if (!running.current) return;
    running.current.isOver = true;
    running.current.file?.abort();
    running.current = undefined;
  };

  const run = async () => {
    if (running.current) return;
    const mine: Run = { isOver: false };
    running.current = mine;
    for (let row = nextOf(latest.current); row; row = nextOf(latest.current)) {
      mine.file = new AbortController();
      send({ type: 'begin', id: row.id });
      const validation = await validateFile(row.source, trusted.current, mine.file.signal);
      if (mine.isOver) return;
      if ('problem' in validation) {
        running.current = undefined;
        return send({ type: 'halt', problem: validation.problem });
      }
      send({ type: 'end', id: row.id, result: validation.result });
    }
    running.current = undefined;
    send({ type: 'halt' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tool closes
  useEffect(() => halt, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the trust settings change
  useEffect(() => {
    if (trusted.current === trust) return;
    trusted.current = trust;
    if (latest.current.rows.length === 0) return;
    halt();
    send({ type: 'again' });
    run();
  }, [trust]);

  return {
    state,
    add(sources) {
      send({ type: 'add', sources });
      run();
    },
    resume: run,
    stop() {
      halt();
      send({ type: 'halt' });
    },
    skip: () => running.current?.file?.abort(),
    clear() {
      halt();
      send({ type: 'clear' });
    },
  };
}
