/** Starts a behaviour of the page. One that fails is reported and leaves the others alone. */
export function run(start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error(`${start.name} did not start`, error);
  }
}
