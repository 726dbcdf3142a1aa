/** Timeout in milliseconds: a background page doesn't paint frames. */
const PAINT_TIMEOUT = 100;

/** Waits until the latest changes are on the screen. Call it before work that blocks the page. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, PAINT_TIMEOUT);
  });
