/** A busy machine needs this many milliseconds now and then. */
const PATIENCE = 20_000;
const PAUSE = 50;

/**
 * Asks until the answer is yes. A question that fails, as in a page that is just being left, is asked again.
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
