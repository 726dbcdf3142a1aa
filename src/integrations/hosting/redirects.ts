import type { Redirect, Site } from '../../config/index.ts';

/** One redirect as a host sees it: both addresses are percent-encoded and include the base path. */
export interface RedirectRule {
  from: string;
  to: string;
}

/** The redirects of the site, one per old address. */
export function redirectRules(redirects: readonly Redirect[], { base }: Pick<Site, 'base'>): RedirectRule[] {
  const absolute = (address: string) => {
    if (!address.startsWith('/')) return new URL(address).href;
    const { pathname, search, hash } = new URL(base + address.slice(1), 'http://host');
    return pathname + search + hash;
  };
  return redirects.map(({ from, to }) => ({ from: absolute(from), to: absolute(to) }));
}
