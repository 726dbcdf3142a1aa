import type { Plugin } from 'vite';

/** The module that Vite adds around every dynamic import; it's in each page's main script. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Vite's own adds 500 gzipped bytes to every page, mostly for policies with a nonce and for old browsers, and the scripts
 * of a page would exceed their budget by as much. `build.modulePreload: false` only shortens the lists of dependencies:
 * the helper stays. This one does what the site needs: an import's dependencies are requested together instead of one after
 * the other, and styles are loaded first.
 */
const code = (base: string) => `
const add = (path) => new Promise((done, failed) => {
  const href = ${JSON.stringify(base)} + path;
  if (document.querySelector('link[href="' + href + '"]')) return done();
  const isStyle = path.endsWith('.css');
  const link = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'stylesheet' : 'modulepreload',
    href,
    onload: done,
    onerror: () => { link.remove(); failed(new Error('could not load ' + href)); },
  });
  document.head.append(link);
  if (!isStyle) done();
});
export const __vitePreload = (load, paths = []) => Promise.all(paths.map(add)).then(load);
`;

/** Gives the browser a smaller helper for dynamic imports. */
export function smallPreload(): Plugin {
  let base = '/';
  return {
    name: 'small-preload',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    load: (id) => (id === HELPER ? code(base) : undefined),
  };
}
