import href from './search.css?url';

/**
 * Settles when the stylesheet of the search is there, or will not be: then the search is plain, but works. Imported as
 * an address, since Astro puts what a script imports as a stylesheet into the head of every page.
 */
export const stylesheet = new Promise<void>((done) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.addEventListener('load', () => done());
  link.addEventListener('error', () => done());
  document.head.append(link);
});
