/** Starts a behavior of the page. If it fails, the failure is reported and the other behaviors keep working. */
export function run(start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error(`${start.name} did not start`, error);
  }
}

/**
 * Runs `act` after the browser has painted the current page, so that it doesn't delay the page. Runs it immediately if
 * nothing is painted, as in a background tab.
 */
export function afterFrame(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
