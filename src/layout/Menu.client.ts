import { scrollToCurrent } from './Sidebar.client.ts';

/** The parts of the page next to the menu, which can't be reached while it's open. */
const AROUND = '.skip-link, #announcement, #navbar, #main, .toc, #footer';

/**
 * The slide-in menu below 997 px is a popover, which opens and closes without script. This module makes the rest of
 * the page unreachable while the menu is open, closes it at a desktop width and on navigation (spec §4), and scrolls
 * the current page into view in the list, below the fixed header.
 */
export function startMenu(): void {
  const on = (type: 'beforetoggle' | 'toggle', act: (menu: HTMLElement, isOpen: boolean) => void) =>
    document.addEventListener(
      type,
      ({ target, newState }) =>
        (target as HTMLElement).id === 'menu' && act(target as HTMLElement, newState === 'open'),
      true,
    );
  // Before, so that the browser can return the focus to the menu's button.
  on('beforetoggle', (_, isOpen) => {
    for (const element of document.querySelectorAll<HTMLElement>(AROUND)) element.inert = isOpen;
  });
  on('toggle', (menu, isOpen) => {
    if (isOpen) {
      menu.querySelector('button')?.focus({ preventScroll: true });
      const list = menu.querySelector<HTMLElement>('.sidebar');
      const current = list?.querySelector('.tree [aria-current]');
      if (list && current) scrollToCurrent(list, current, 1 / 2);
    } else if (document.activeElement === document.body) {
      // After a press beside the menu, the browser doesn't return it.
      document.querySelector<HTMLElement>('.menu-button')?.focus({ preventScroll: true });
    }
  });
  matchMedia('(min-width: 997px)').addEventListener('change', ({ matches }) => {
    if (matches) closeMenu();
  });
  document.addEventListener('click', ({ target }) => {
    // Loading the page can take a while, and a menu, or a list of sections, doesn't need to stay open.
    if (target instanceof Element) target.closest('a')?.closest<HTMLElement>(':popover-open')?.hidePopover();
  });
}

export function closeMenu(): void {
  const menu = document.getElementById('menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

/** The navbar's dropdowns and the page's menu close on Escape, on a click outside, and when they lose focus. They open without script. */
export function startNavMenus(): void {
  const close = (except?: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.nav-menu[open]')) {
      if (menu !== except) menu.open = false;
    }
  };
  const menuOf = ({ target }: Event) => (target instanceof Element ? target.closest('.nav-menu') : null);
  document.addEventListener('click', (event) => {
    close(event.target instanceof Element && event.target.closest('.nav-menu a') ? null : menuOf(event));
  });
  document.addEventListener('focusin', (event) => close(menuOf(event)));
  document.addEventListener('keydown', ({ key }) => {
    const open = document.querySelector<HTMLDetailsElement>('.nav-menu[open]');
    if (key !== 'Escape' || !open) return;
    open.querySelector('summary')?.focus();
    close();
  });
  // The locale menu keeps the query and hash as well as the path (spec §4), also for a middle click.
  for (const type of ['pointerdown', 'click']) document.addEventListener(type, keepPlace, true);
}

function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-menu="locale"] a[href]');
  if (link) Object.assign(link, { search: location.search, hash: location.hash });
}
