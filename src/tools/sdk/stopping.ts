import { crashError, ReadError } from './read-error.ts';
import { discardWorker, loadSdk, type SdkWorker } from './sdk.ts';

/**
 * The SDK, once it's loaded; a reader who presses Stop doesn't wait for the download.
 * @throws SdkError, ReadError if it was stopped
 */
export function sdkUnlessStopped(signal: AbortSignal): Promise<SdkWorker> {
  const stopped = new Promise<never>((_, failed) => {
    const stop = () => failed(new ReadError('stopped', 'stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([loadSdk(), stopped]);
}

/**
 * Settles with the work, or rejects if it was stopped or timed out. In that case, the worker is still busy and is
 * terminated.
 */
export function withEnd<Result>(work: Promise<Result>, signal: AbortSignal, limit: number): Promise<Result> {
  return new Promise((done, failed) => {
    const over = new AbortController();
    const end = (reason: 'timeout' | 'stopped', said: string) => {
      failed(new ReadError(reason, said));
      discardWorker();
    };
    const timer = setTimeout(() => end('timeout', `no answer in ${Math.round(limit / 1000)} seconds`), limit);
    if (signal.aborted) end('stopped', 'stopped');
    signal.addEventListener('abort', () => end('stopped', 'stopped'), { signal: over.signal });
    work
      .then(done, (error) => failed(error instanceof ReadError ? error : crashError(String(error))))
      .finally(() => {
        clearTimeout(timer);
        over.abort();
      });
  });
}
