const starts: Array<() => void> = [];

/** Runs now, and again after every navigation. */
export function onPage(start: () => void): void {
  starts.push(start);
  start();
}

/** The content has changed: every behaviour looks at it anew. */
export function pageChanged(): void {
  for (const start of starts) start();
}
