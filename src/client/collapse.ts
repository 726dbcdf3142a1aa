/** Milliseconds for opening or closing a branch of this height in pixels: about 4 to 19. Spec §4. */
export function collapseDuration(height: number): number {
  return Math.round(4 + 15 * Math.min(1, Math.max(0, height) / 600));
}

/** Sets the duration just before a branch of the sidebar opens or closes, and fetches one that is not on this page. */
export function startCollapse(): void {
  document.addEventListener('click', (event) => {
    const details =
      event.target instanceof Element ? event.target.closest('summary')?.parentElement : undefined;
    if (!details?.matches('.tree details')) return;
    if (details.matches('[data-elsewhere]')) {
      import('./branch.ts').then(({ fillBranch }) => fillBranch(details as HTMLDetailsElement), console.warn);
    }
    const height = details.querySelector('.tree')?.scrollHeight ?? 0;
    (details as HTMLElement).style.setProperty('--collapse', `${collapseDuration(height)}ms`);
  });
}
