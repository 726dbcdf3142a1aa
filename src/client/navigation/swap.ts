/** What stays in the head whatever the page: files already loaded. */
const KEPT =
  'link[rel="stylesheet"], link[rel="icon"], link[rel="preload"], link[rel="prefetch"], script[src], style';

function swapHead(next: Document) {
  for (const element of [...document.head.children]) if (!element.matches(KEPT)) element.remove();
  for (const element of [...next.head.children]) {
    if (!element.matches(KEPT) && !element.matches('script:not([type="application/ld+json"])'))
      document.head.append(element);
  }
}

/** Open branches and scroll place of the sidebar, to be put back into the next page's. */
function sidebarState() {
  const menu = document.getElementById('menu');
  const open = [...document.querySelectorAll<HTMLDetailsElement>('#sidebar details[open]')].map(
    ({ dataset }) => dataset.key,
  );
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('#sidebar details:not([open])')].map(
    ({ dataset }) => dataset.key,
  );
  return { top: menu?.scrollTop ?? 0, had: Boolean(document.getElementById('sidebar')), open, closed };
}

/** Script elements that came with the parsed page do not run; put fresh ones in their place. */
function runNewScripts() {
  for (const script of document.querySelectorAll<HTMLScriptElement>('#layout script')) {
    if (script.type && script.type !== 'module' && script.type !== 'text/javascript') continue;
    const fresh = document.createElement('script');
    for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
    fresh.textContent = script.textContent;
    script.replaceWith(fresh);
  }
}

/** Puts the next page's content, head and marks of the current page in place of the old ones. */
export function swapPage(next: Document): void {
  const state = sidebarState();
  swapHead(next);
  for (const id of ['layout', 'navbar']) {
    const old = document.getElementById(id);
    const fresh = next.getElementById(id);
    if (old && fresh && (id === 'layout' || old.innerHTML !== fresh.innerHTML)) old.replaceWith(fresh);
  }
  if (state.had) {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('#sidebar details')) {
      // What the reader opened stays open; what is new to the page keeps the page's own state.
      if (state.open.includes(details.dataset.key)) details.open = true;
      else if (
        state.closed.includes(details.dataset.key) &&
        !details.querySelector('[aria-current]') &&
        !details.parentElement?.querySelector(':scope > [aria-current]')
      ) {
        details.open = false;
      }
    }
    const menu = document.getElementById('menu');
    if (menu) menu.scrollTop = state.top;
  }
  runNewScripts();
}
