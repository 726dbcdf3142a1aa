import { LEAVING } from '@content-credentials/tools/ui/page-changes';

/** The page-specific parts of the head. The rest (styles, icons, scripts) is the same on all pages and stays. */
const ABOUT_PAGE =
  'meta[property], meta[name]:not([name="viewport"]), link[rel="canonical"], link[rel="alternate"], [type="application/ld+json"]';

/** Replaced as a whole; the surrounding elements are kept, so that they aren't drawn again. */
const CONTENT = 'main, .toc';

/** Some kinds of pages have their own styles. */
function keepStyles(next: Document): void {
  const known = [...document.querySelectorAll('style')];
  for (const style of next.head.querySelectorAll('style'))
    if (!known.some((one) => one.isEqualNode(style))) document.head.append(style);
  const kind = next.documentElement.dataset.page;
  if (kind !== undefined) document.documentElement.dataset.page += ` ${kind}`;
}

/** Replaces content, head, and current-page markers with those of the next page. */
export function swapPage(next: Document): void {
  dispatchEvent(new Event(LEAVING));
  keepStyles(next);
  document.title = next.title;
  for (const element of document.head.querySelectorAll(ABOUT_PAGE)) element.remove();
  document.head.append(...next.head.querySelectorAll(ABOUT_PAGE));
  for (const id of ['navbar', 'layout']) {
    const [old, fresh] = [document.getElementById(id), next.getElementById(id)];
    if (old && fresh) update(old, fresh);
  }
}

/** Updates `old` to match `fresh`. Sidebar branches stay as the reader left them. */
function update(old: Element, fresh: Element): void {
  updateAttributes(old, fresh);
  // Its contents are the same on all pages, and aren't in a page's data.
  if (!fresh.hasChildNodes()) return;
  // The next page omits this branch because of its size, but it may already be loaded.
  const loaded = fresh.matches('[data-more]') ? old.querySelector(':scope > details') : null;
  for (const mark of loaded?.querySelectorAll('[aria-current]') ?? []) mark.removeAttribute('aria-current');
  const before = [...old.childNodes].filter((node) => node !== loaded);
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
    // The page determines which branches are open at first; here, only the current page's branch opens.
    const isReaders = name === 'open' && !fresh.parentElement?.querySelector('[aria-current]');
    if (!isReaders && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** The same element with different state. */
const isSame = (old: HTMLElement, fresh: HTMLElement) =>
  old.nodeName === fresh.nodeName && !old.matches(CONTENT) && old.dataset.key === fresh.dataset.key;
