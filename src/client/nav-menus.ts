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
