/** What is beside the menu, and out of reach while it is open. */
const AROUND = '.skip-link, #announcement, #navbar, #main, .toc, #footer';

/**
 * The slide-in menu below 997 px is a popover, which opens and closes without script. Here: the rest of the
 * page is out of reach while it is open, it closes on a desktop width and on navigation (spec §4), and the
 * current page is in view in the list, below the head that stays.
 */
export function startMenu(): void {
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = event.target as HTMLElement;
      if (menu.id !== 'menu') return;
      const open = event.newState === 'open';
      for (const element of document.querySelectorAll<HTMLElement>(AROUND)) element.inert = open;
      if (open) {
        menu.querySelector('button')?.focus({ preventScroll: true });
        showCurrent(menu.querySelector('.sidebar'));
      } else if (document.activeElement === document.body || menu.contains(document.activeElement)) {
        // The browser wanted to give the focus back, but the button was out of reach until now.
        document.querySelector<HTMLElement>('.menu-button')?.focus({ preventScroll: true });
      }
    },
    true,
  );
  matchMedia('(min-width: 997px)').addEventListener('change', ({ matches }) => {
    if (matches) closeMenu();
  });
  document.addEventListener('click', ({ target }) => {
    // The page may take a while to come; the menu need not stay for it.
    if (target instanceof Element && target.closest('#menu a')) closeMenu();
  });
}

/** Scrolls the list alone: `scrollIntoView` would take the menu's head and the page along. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('.tree [aria-current="page"]');
  if (!list || !current) return;
  const { top, height } = current.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  list.scrollTop += top - box.top - (box.height - height) / 2;
}

export function closeMenu(): void {
  const menu = document.getElementById('menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
