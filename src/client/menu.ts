/**
 * The slide-in menu below 997 px is a popover, which opens and closes without script. Here: the rest of the
 * page is out of reach while it is open, it closes on a desktop width and on navigation (spec §4), and the
 * current page is in view.
 */
export function startMenu(): void {
  const around = () => [
    ...document.querySelectorAll<HTMLElement>('#navbar, #main, #footer, #announcement, .skip-link, .toc'),
  ];
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = event.target as HTMLElement;
      if (menu.id !== 'menu') return;
      const open = (event as ToggleEvent).newState === 'open';
      for (const element of around()) element.inert = open;
      if (open) {
        menu.querySelector<HTMLElement>('button')?.focus();
        menu.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
      } else if (!document.activeElement || document.activeElement === document.body) {
        document.querySelector<HTMLElement>('.menu-button')?.focus();
      }
    },
    true,
  );
  matchMedia('(min-width: 997px)').addEventListener('change', ({ matches }) => {
    if (matches) closeMenu();
  });
  document.addEventListener('click', ({ target }) => {
    // A link to a heading of this page is a navigation too, though nothing is loaded.
    if (target instanceof Element && target.closest('#menu a')) closeMenu();
  });
}

function closeMenu() {
  const menu = document.getElementById('menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
