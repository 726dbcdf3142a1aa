/** Milliseconds for opening or closing a branch of this height in pixels: about 4 to 19. Spec §4. */
export function collapseDuration(height: number): number {
  return Math.round(4 + 15 * Math.min(1, Math.max(0, height) / 600));
}

const entriesOf = (details: HTMLDetailsElement) => details.querySelector('.tree');

/** Sets the duration from the current height of the branch's entries. */
function setDuration(details: HTMLDetailsElement): void {
  details.style.setProperty('--collapse', `${collapseDuration(entriesOf(details)?.scrollHeight ?? 0)}ms`);
}

/** In some browsers, only an open branch has a height, so it's opened and closed again before anything is drawn. */
function open(details: HTMLDetailsElement): void {
  details.style.setProperty('--collapse', '0s');
  details.open = true;
  setDuration(details);
  const duration = details.style.getPropertyValue('--collapse');
  details.style.setProperty('--collapse', '0s');
  details.open = false;
  // Without this, the browser wouldn't see a change to animate.
  void details.offsetHeight;
  details.style.setProperty('--collapse', duration);
  details.open = true;
}

/** Opens a branch. Entries that this page omits are fetched first. */
async function openBranch(details: HTMLDetailsElement): Promise<void> {
  if (!entriesOf(details)) {
    // The arrow changes immediately.
    details.dataset.opening = '';
    await import('./Sidebar.branch.client.ts')
      .then(({ fillBranch }) => fillBranch(details))
      .catch(console.warn);
    delete details.dataset.opening;
    if (!entriesOf(details)) return;
  }
  if (!details.open) open(details);
}

/** Opens and closes the sidebar's branches, with a duration that depends on their height. */
export function startCollapse(): void {
  document.addEventListener('click', (event) => {
    const details =
      event.target instanceof Element ? event.target.closest('summary')?.parentElement : undefined;
    if (!(details instanceof HTMLDetailsElement && details.matches('.tree details'))) return;
    if (details.open) setDuration(details);
    else {
      event.preventDefault();
      openBranch(details);
    }
  });
}
