/**
 * Adds a tool's stylesheet to the page, once. Import it as a URL (`./x.css?url`), because Astro puts stylesheets that a
 * script imports into the head of every page. Also settles if the stylesheet can't be loaded: the tool is unstyled
 * then.
 */
export function loadStylesheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
}
