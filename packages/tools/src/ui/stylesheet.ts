/** Stylesheets that are there or on their way, by address. */
const known = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the page, once. Import it as a URL (`./x.css?url`), because Astro puts stylesheets that a script
 * imports into the head of every page. Also settles if it can't be loaded: what it's for is unstyled then.
 *
 * A new `<link>` makes Chromium use web fonts that arrived too late for the first frame, which moves all text. An
 * adopted stylesheet doesn't.
 */
export function loadStylesheet(href: string): Promise<void> {
  const loading = known.get(href) ?? adopt(href).catch(() => link(href));
  known.set(href, loading);
  return loading;
}

/** @throws TypeError if it can't be fetched, as in a folder on the reader's disk, or if the browser can't adopt it */
async function adopt(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new TypeError(`${href} answered ${response.status}`);
  const sheet = new CSSStyleSheet({ baseURL: response.url });
  await sheet.replace(await response.text());
  document.adoptedStyleSheets.push(sheet);
}

function link(href: string): Promise<void> {
  return new Promise((done) => {
    const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    element.addEventListener('load', () => done());
    element.addEventListener('error', () => done());
    document.head.append(element);
  });
}
