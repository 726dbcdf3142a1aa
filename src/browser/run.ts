/** Starts a behavior of the page. If it fails, the failure is reported and the other behaviors keep working. */
export function run(start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error(`${start.name} did not start`, error);
  }
}

/**
 * Runs `act` after the browser has drawn the current page, so that the reader doesn't wait for it, or immediately
 * where nothing is drawn, such as in a background tab.
 */
export function afterFrame(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
