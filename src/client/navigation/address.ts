/** Extensions of files that links can point to. Not any ending: `/docs/js-sdk/api/c2pa.c2pa.read` is a page. */
const FILE = /\.(?:md|txt|xml|json|pdf|zip|tgz|svg|png|jpe?g|webp|avif|gif|ico|mp[34]|pem|wasm)$/;

/** Folders without a page of the site: programs, served as they are, and examples that are built on their own. */
const PROGRAMS = /^(?:samples|examples|sandboxes)\//;

/** Whether an address may be a page of this site; the browser handles files (images, Markdown twins). */
export function isPage({ origin, pathname }: URL): boolean {
  const { base = '/' } = document.documentElement.dataset;
  return (
    origin === location.origin &&
    pathname.startsWith(base) &&
    !FILE.test(pathname) &&
    !PROGRAMS.test(pathname.slice(base.length))
  );
}

/** What identifies a page: the address without origin and hash. */
export const keyOf = ({ pathname, search }: URL | Location): string => pathname + search;

/**
 * Puts the page's canonical path in the address bar on hosts without redirect rules (`/x/`, `/x.html`,
 * `/x/index.html`; spec §2) and after a redirect that only the router saw. Query and hash stay.
 */
export function correctAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  // The not-found page is served under the requested address, which must not change.
  if (!canonical || document.querySelector('[data-not-found]')) return;
  const { pathname } = new URL(canonical);
  // If both forms are served, keep the reader's trailing slash. The home page's path ends with one.
  const end = document.documentElement.dataset.slash === 'ignore' ? /\/$/ : '';
  if (location.pathname.replace(end, '') !== pathname.replace(end, ''))
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}

/**
 * The canonical form of a path under the site's policy: `/x/`, `//x`, `/x.html`, `/x/index`, and `/x/index.html`
 * become `/x` (or `/x/` if the policy is `always`). Spec §2.
 */
export function canonicalPath(path: string, slash: string | undefined, base: string): string {
  const clean = path
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.html)?\/?$/, '')
    .replace(/\/$/, '');
  if (`${clean}/` === base || clean === '') return base;
  if (slash === 'always') return `${clean}/`;
  // `ignore` serves both forms, so only the file extensions are removed.
  return slash === 'ignore' && path.endsWith('/') ? `${clean}/` : clean;
}
