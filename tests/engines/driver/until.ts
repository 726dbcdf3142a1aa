/** A busy machine sometimes needs this many milliseconds. */
const PATIENCE = 20_000;
const PAUSE = 50;

/**
 * Polls until the result is true. A call that fails, for example because the page is being unloaded, is repeated.
 * @throws Error that says what didn't happen
 */
export async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  let cause: unknown;
  while (performance.now() - start < PATIENCE) {
    try {
      if (await ask()) return;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  throw new Error(`gave up after ${PATIENCE / 1000} s: ${what}`, { cause });
}
