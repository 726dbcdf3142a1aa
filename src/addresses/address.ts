/**
 * Addresses. A page's address is written everywhere in one canonical form: it begins with `/`, knows
 * nothing of the base path, and has no closing slash (`/docs/signing`). These functions turn it into what
 * a link or a file needs under the site's base path and trailing-slash policy.
 */

export interface AddressPolicy {
  /** `/` or `/x/`. */
  base: string;
  trailingSlash: 'never' | 'always' | 'ignore';
}

/** Programs are served file by file, as they are. */
const isProgramFile = (path: string) => /^\/(?:samples|examples)\/.*\.\w+$/.test(path);

/** Takes `/x/`, `/x.html`, `/x/index`, and `/x/index.html` to `/x`; query and hash are kept. Spec §2. */
export function canonicalAddress(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const clean = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '').replace(/\/+$/, '');
  return (clean || '/') + rest;
}

/** Splits `/docs/x?q=1#y` into path and the rest. */
export function splitAddress(address: string): { path: string; rest: string } {
  const at = address.search(/[?#]/);
  return at < 0 ? { path: address, rest: '' } : { path: address.slice(0, at), rest: address.slice(at) };
}

/** The address as a link on the built site: with base path and the closing slash the policy asks for. */
export function hrefOf(address: string, policy: AddressPolicy): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const { path, rest } = splitAddress(address);
  const isFile = /\.(?:md|txt|xml|json|svg|png|jpg|ico|webmanifest)$/.test(path) || isProgramFile(path);
  const slash =
    policy.trailingSlash === 'always' && path !== '/' && !isFile && !path.endsWith('/') ? '/' : '';
  return policy.base + path.slice(1) + slash + rest;
}

/** The absolute address for canonical links, feeds and sitemaps. */
export function absoluteUrl(address: string, site: AddressPolicy & { url: string }): string {
  return site.url + hrefOf(address, site);
}

/** The address of a page's Markdown twin: `/docs/signing.md`; the home page's is `/index.md`. */
export function twinAddress(address: string): string {
  return address === '/' ? '/index.md' : `${address}.md`;
}

/** A doc id (`signing`, `signing/get-cert`) from a file path inside the docs folder. */
export function docIdOf(relativeFile: string): string {
  const id = relativeFile.replaceAll('\\', '/').replace(/\.mdx?$/, '');
  return id === 'index' ? '' : id.replace(/\/index$/, '');
}

/** The address of a doc of a version served at `versionPath` (`/docs`). */
export function docAddress(versionPath: string, id: string): string {
  return canonicalAddress(`${versionPath}/${id}`);
}
