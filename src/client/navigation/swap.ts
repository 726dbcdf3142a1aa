/** What the head says of the page. The rest of it (styles, icons, scripts) serves all pages and stays. */
const ABOUT_PAGE =
  'meta[property], meta[name]:not([name="viewport"]), link[rel="canonical"], link[rel="alternate"], [type="application/ld+json"]';

/** Replaced as a whole; what is around it keeps its elements, so that nothing of it is drawn anew. */
const CONTENT = 'main, .toc';

/**
 * The stylesheet for what's below the first frame: its link stands in the text, which is replaced. Once in the head, it
 * serves all pages.
 */
const LATE = 'body link[rel="stylesheet"]';

function keepStyles(next: Document): void {
  const late = document.querySelector(LATE);
  // Moved in this way, it isn't loaded again.
  if (late && 'moveBefore' in document.head) document.head.moveBefore(late, null);
  else if (late) document.head.append(late);
  next.querySelector(LATE)?.remove();
  const known = [...document.querySelectorAll('style')];
  // Pages of some kinds have styles of their own.
  for (const style of next.head.querySelectorAll('style'))
    if (!known.some((one) => one.isEqualNode(style))) document.head.append(style);
}

/** Puts the next page's content, head and marks of the current page in place of the old ones. */
export function swapPage(next: Document): void {
  keepStyles(next);
  document.title = next.title;
  for (const element of document.head.querySelectorAll(ABOUT_PAGE)) element.remove();
  document.head.append(...next.head.querySelectorAll(ABOUT_PAGE));
  for (const id of ['navbar', 'layout']) {
    const [old, fresh] = [document.getElementById(id), next.getElementById(id)];
    if (old && fresh) update(old, fresh);
  }
}

/** Makes `old` say what `fresh` says. Branches of the sidebar stay as the reader left them. */
function update(old: Element, fresh: Element): void {
  updateAttributes(old, fresh);
  const branch = fresh.matches('[data-more]') && old.querySelector(':scope > details');
  if (branch) {
    // The next page leaves this branch out for its size, and the reader may already have it.
    for (const mark of branch.querySelectorAll('[aria-current]')) mark.removeAttribute('aria-current');
    fresh.append(branch);
    old.replaceChildren(...fresh.childNodes);
    return;
  }
  const before = [...old.childNodes];
  const after = [...fresh.childNodes];
  for (const [index, node] of after.entries()) {
    const was = before[index];
    if (!was) old.append(node);
    else if (was instanceof HTMLElement && node instanceof HTMLElement && isSame(was, node))
      update(was, node);
    else if (!was.isEqualNode(node)) was.replaceWith(node);
  }
  for (const node of before.slice(after.length)) node.remove();
}

function updateAttributes(old: Element, fresh: Element): void {
  for (const { name } of [...old.attributes]) {
    if (name !== 'open' && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    // The page says which branches are open at first; here only the one of the current page opens.
    const isReaders = name === 'open' && !fresh.parentElement?.querySelector('[aria-current]');
    if (!isReaders && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** The same element with other marks. */
const isSame = (old: HTMLElement, fresh: HTMLElement) =>
  old.nodeName === fresh.nodeName && !old.matches(CONTENT) && old.dataset.key === fresh.dataset.key;
