import { remember } from './storage.ts';
import { versionKey } from './version.ts';

/** Dropdowns of the navbar close on Escape, on a click elsewhere, and when the focus leaves them. */
export function startNavMenus(): void {
  const close = (except?: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.nav-menu[open]')) {
      if (menu !== except) menu.open = false;
    }
  };
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target : undefined;
    const link = element?.closest<HTMLAnchorElement>('.nav-menu a');
    // The locale switch keeps query and hash as well as the path. Spec §4.
    if (link?.closest('[data-menu="locale"]'))
      link.href = link.href.split(/[?#]/)[0] + location.search + location.hash;
    if (link?.dataset.version) remember(versionKey(), link.dataset.version);
    close(link ? null : element?.closest('.nav-menu'));
  });
  document.addEventListener('focusin', ({ target }) => close((target as Element).closest('.nav-menu')));
  document.addEventListener('keydown', ({ key }) => {
    const open = document.querySelector<HTMLDetailsElement>('.nav-menu[open]');
    if (key !== 'Escape' || !open) return;
    open.querySelector('summary')?.focus();
    close();
  });
}
