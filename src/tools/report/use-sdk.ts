import { useCallback, useEffect, useRef } from 'react';
import { discardWorker, loadSdk } from '../sdk/sdk.ts';
import { problemOf } from './problem-of.ts';
import type { Problem } from './problems.ts';

/** How far the SDK is. */
export type SdkState =
  | { status: 'loading'; share: number }
  | { status: 'ready' }
  | { status: 'failed'; problem: Problem };

/**
 * Loads the SDK when a tool opens, and gives its memory back when it closes.
 * @param onChange is told how far it is
 * @returns tries again
 */
export function useSdk(onChange: (sdk: SdkState) => void): () => void {
  const latest = useRef(onChange);
  latest.current = onChange;

  const load = useCallback(() => {
    const tell = (sdk: SdkState) => latest.current(sdk);
    tell({ status: 'loading', share: 0 });
    let shown = 0;
    loadSdk((share) => {
      // A thousand chunks are a thousand renderings.
      if (share - shown < 0.01) return;
      shown = share;
      tell({ status: 'loading', share });
    }).then(
      () => tell({ status: 'ready' }),
      (error) => tell({ status: 'failed', problem: problemOf(error) }),
    );
  }, []);

  useEffect(() => {
    load();
    // The worker of a page that was left only keeps memory.
    return discardWorker;
  }, [load]);

  return load;
}
