/** Milliseconds that a tool may take unless it says otherwise. */
export const TOOL_LIMIT = 30_000;

/** The work's result, or an error when the signal ends it: then the work goes on unheard. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((done, failed) => {
    const stop = () => failed(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener('abort', stop));
  });
}
