/** Stylesheets that are there or on their way, by address. */
const known = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the page, once. Import it as a URL (`./x.css?url`), because Astro puts stylesheets that a script
 * imports into the head of every page. Also settles if it can't be loaded: what it's for is unstyled then.
 */
export function loadStylesheet(href: string): Promise<void> {
  const loading = known.get(href) ?? link(href);
  known.set(href, loading);
  return loading;
}

function link(href: string): Promise<void> {
  return new Promise((done) => {
    const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    element.addEventListener('load', () => done());
    element.addEventListener('error', () => done());
    document.head.append(element);
  });
}
