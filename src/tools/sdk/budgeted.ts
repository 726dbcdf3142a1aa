import { checkBudget, OverLimit, TOO_SLOW, timeFor } from '../../c2pa/budget/index.ts';
import { ReadError } from './read-error.ts';
import type { SdkWorker } from './sdk.ts';
import { withEnd } from './stopping.ts';
import type { Ask } from './worker/messages.ts';
import type { AskOptions } from './worker-client.ts';

/** Milliseconds for a reading that may contact hosts, which can be slow. */
const LOOKUP_LIMIT = 120_000;

/** @throws ReadError `limit` for a file that takes too much to read, `stopped` if the signal ends it */
export async function checkFile(file: Blob, type: string, signal: AbortSignal): Promise<void> {
  try {
    await checkBudget(file, type, signal);
  } catch (error) {
    if (signal.aborted) throw new ReadError('stopped', 'stopped');
    if (error instanceof OverLimit) throw new ReadError('limit', error.message);
    throw error;
  }
}

/**
 * Asks the SDK to read a file, within the time for a file of its size. The time starts when the SDK does: other
 * requests can come first.
 * @throws ReadError, `limit` if it takes too long
 */
export async function askWithin(
  sdk: SdkWorker,
  ask: Extract<Ask, { ask: 'read' | 'crjson' }>,
  signal: AbortSignal,
  onRead: (bytes: number) => void = () => {},
): Promise<unknown> {
  const start = performance.now();
  let begun: number | undefined;
  let read = 0;
  const countBytes: AskOptions['onRead'] = (bytes) => {
    begun ??= performance.now() - start;
    read = bytes;
    onRead(bytes);
  };
  const limit = () =>
    begun === undefined
      ? undefined
      : begun + timeFor(read, ask.file.size) + (ask.origins.length > 0 ? LOOKUP_LIMIT : 0);
  try {
    return await withEnd(sdk, sdk.ask(ask, { onRead: countBytes }), signal, limit);
  } catch (error) {
    if (error instanceof ReadError && error.reason === 'timeout') throw new ReadError('limit', TOO_SLOW);
    throw error;
  }
}
