let region: HTMLElement | undefined;

/**
 * Makes the live region before it is needed: what a region already holds when it is added, many screen readers
 * do not read out.
 */
export function startAnnouncer(): void {
  region = Object.assign(document.createElement('p'), { className: 'sr-only', ariaLive: 'polite' });
  document.body.append(region);
}

/** Has a screen reader say `text` when it has finished what it is saying. */
export function announce(text: string): void {
  if (region) region.textContent = text;
}
