/** A tool's default time limit, in milliseconds. */
export const TOOL_LIMIT = 30_000;

/** The work's result, or an error if the signal aborts first; the work then continues, and its result is ignored. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((done, failed) => {
    const stop = () => failed(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener('abort', stop));
  });
}
