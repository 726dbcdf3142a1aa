/** Starts a behavior of the page. One that fails is reported and leaves the others alone. */
export function run(start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error(`${start.name} did not start`, error);
  }
}

/**
 * Runs `act` after the browser has drawn what the page is now, so that reading doesn't wait for it; at once where nothing
 * is drawn, as in a tab in the background.
 */
export function afterFrame(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
