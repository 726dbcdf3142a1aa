/**
 * Puts a tool's stylesheet into the page, once. Import it as an address (`./x.css?url`), since Astro puts what a script
 * imports as a stylesheet into the head of every page. Settles also when it does not come: the tool is plain then.
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
