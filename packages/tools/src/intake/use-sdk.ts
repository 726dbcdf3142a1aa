import { discardWorkers, loadSdk } from '@content-credentials/verdict/sdk/sdk';
import { useCallback, useEffect, useRef } from 'react';
import { problemOf } from './problem-of.ts';
import type { Problem } from './problems.ts';

/** The SDK's loading state. */
export type SdkState =
  /** It's fetched with the first file. */
  | { status: 'waiting' }
  | { status: 'loading'; share: number }
  | { status: 'ready' }
  | { status: 'failed'; problem: Problem };

/** The SDK's loading state when a tool opens. */
export const sdkAtFirst = (isEager: boolean): SdkState =>
  isEager ? { status: 'loading', share: 0 } : { status: 'waiting' };

/**
 * Loads the SDK when a tool opens, and frees its memory when the tool closes.
 * @param onChange receives the loading state
 * @param isEager false delays loading until the first call of the returned function
 * @returns loads the SDK, or tries again
 */
export function useSdk(onChange: (sdk: SdkState) => void, isEager = true): () => void {
  const latest = useRef(onChange);
  latest.current = onChange;

  const load = useCallback(() => {
    const tell = (sdk: SdkState) => latest.current(sdk);
    tell({ status: 'loading', share: 0 });
    let shown = 0;
    loadSdk((share) => {
      // Updates once per percent instead of once per chunk.
      if (share - shown < 0.01) return;
      shown = share;
      tell({ status: 'loading', share });
    }).then(
      () => tell({ status: 'ready' }),
      (error) => tell({ status: 'failed', problem: problemOf(error) }),
    );
  }, []);

  useEffect(() => {
    if (isEager) load();
    // A worker left over from a closed page only uses memory.
    return discardWorkers;
  }, [load, isEager]);

  return load;
}
