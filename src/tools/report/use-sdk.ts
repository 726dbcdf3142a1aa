import { useCallback, useEffect, useRef } from 'react';
import { discardWorker, loadSdk } from '../sdk/sdk.ts';
import { problemOf } from './problem-of.ts';
import type { Problem } from './problems.ts';

/** How far the SDK is. */
export type SdkState =
  /** It's fetched with the first file. */
  | { status: 'waiting' }
  | { status: 'loading'; share: number }
  | { status: 'ready' }
  | { status: 'failed'; problem: Problem };

/** How far the SDK is when a tool opens. */
export const sdkAtFirst = (isEager: boolean): SdkState =>
  isEager ? { status: 'loading', share: 0 } : { status: 'waiting' };

/**
 * Loads the SDK when a tool opens, and gives its memory back when it closes.
 * @param onChange is told how far it is
 * @param isEager false leaves the loading to the first call of what's returned
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
    if (isEager) load();
    // The worker of a page that was left only keeps memory.
    return discardWorker;
  }, [load, isEager]);

  return load;
}
