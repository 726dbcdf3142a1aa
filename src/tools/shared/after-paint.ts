/** A page in the background draws no frames, so waiting for one has an end. Milliseconds. */
const LONGEST = 100;

/** Waits until what was just changed is on the screen: before work that keeps the page busy. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST);
  });
