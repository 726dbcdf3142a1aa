import href from './search.css?url';

/**
 * Settles when the search's stylesheet has loaded or failed; without it, the search is unstyled but works. It's
 * imported as a URL, because Astro puts stylesheets that a script imports into the head of every page.
 */
export const stylesheet = new Promise<void>((done) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.addEventListener('load', () => done());
  link.addEventListener('error', () => done());
  document.head.append(link);
});
