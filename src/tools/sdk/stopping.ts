import { crashError, ReadError } from './read-error.ts';
import { loadSdk, type SdkWorker } from './sdk.ts';

/** Milliseconds after which to look again whether the work has begun. */
const WAIT = 1000;

/**
 * The SDK, once it's loaded; a reader who presses Stop doesn't wait for the download.
 * @param bytes size of the file to read
 * @throws SdkError, ReadError if it was stopped
 */
export function sdkUnlessStopped(signal: AbortSignal, bytes: number): Promise<SdkWorker> {
  const stopped = new Promise<never>((_, failed) => {
    const stop = () => failed(new ReadError('stopped', 'stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([loadSdk(undefined, bytes), stopped]);
}

/**
 * Settles with the work, or rejects if it was stopped or timed out. In that case, the worker is still busy and is
 * terminated.
 * @param limit milliseconds that the work may take from now; can grow while it runs, and is undefined while it waits
 */
export function withEnd<Result>(
  sdk: SdkWorker,
  work: Promise<Result>,
  signal: AbortSignal,
  limit: () => number | undefined,
): Promise<Result> {
  return new Promise((done, failed) => {
    const over = new AbortController();
    const begin = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const end = (error: ReadError) => {
      failed(error);
      sdk.end();
    };
    const check = () => {
      const most = limit();
      const left = most === undefined ? WAIT : begin + most - performance.now();
      if (left <= 0) end(new ReadError('timeout', `no answer in ${Math.round((most ?? 0) / 1000)} seconds`));
      else timer = setTimeout(check, left);
    };
    check();
    const stop = () => end(new ReadError('stopped', 'stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { signal: over.signal });
    work
      .then(done, (error) => failed(error instanceof ReadError ? error : crashError(String(error))))
      .finally(() => {
        clearTimeout(timer);
        over.abort();
      });
  });
}
