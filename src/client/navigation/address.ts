/**
 * The canonical form of this page's path under the site's policy: `/x/`, `/x.html` and `/x/index.html`
 * become `/x` (or `/x/` where the policy is `always`). Spec §2.
 */
export function canonicalPath(path: string, slash: string | undefined, base: string): string {
  const clean = path.replace(/(?:\/index)?(?:\.html)?$/, '').replace(/\/+$/, '');
  if (`${clean}/` === base || clean === '') return base;
  if (slash === 'always') return `${clean}/`;
  // `ignore` serves both forms: only the file endings go.
  return slash === 'ignore' && path.endsWith('/') ? `${clean}/` : clean;
}

/** Corrects the address in place on hosts that have no redirect rules; query and hash stay. */
export function correctAddress(): void {
  const { base = '/', slash } = document.documentElement.dataset;
  const path = canonicalPath(location.pathname, slash, base);
  // The not-found page is served under the address that was asked for, which is not ours to change.
  if (path !== location.pathname && !document.querySelector('[data-not-found]')) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}
