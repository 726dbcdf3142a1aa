import type { Plugin } from 'vite';

/** The module that Vite puts around every dynamic import; it is in the main script of each page. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Vite's own weighs 0.8 kB, most of it for policies with a nonce and for old browsers. This one does what the site
 * needs: what an import depends on is asked for at once instead of one after the other, and styles are there first.
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
    onerror: () => { link.remove(); failed(new Error('couldn't load ' + href)); },
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
