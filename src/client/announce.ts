let region: HTMLElement | undefined;

/**
 * Creates the live region before it's needed, because many screen readers don't announce what a region contains when
 * it's added.
 */
export function startAnnouncer(): void {
  region = Object.assign(document.createElement('p'), { className: 'sr-only', ariaLive: 'polite' });
  document.body.append(region);
}

/** Announces `text` to screen readers after they finish speaking. */
export function announce(text: string): void {
  if (region) region.textContent = text;
}
