import { type AddressPolicy, hrefOf } from '../../config/address.ts';
import type { Redirect } from '../../config/redirects.ts';

/** One redirect as a host sees it: both addresses are percent-encoded and include the base path. */
export interface RedirectRule {
  from: string;
  to: string;
}

/** The redirects of the site, one per old address. A target is written as the site links to it, so there's one hop. */
export function redirectRules(redirects: readonly Redirect[], policy: AddressPolicy): RedirectRule[] {
  const encoded = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'http://host');
    return pathname + search + hash;
  };
  return redirects.map(({ from, to }) => ({
    from: encoded(policy.base + from.slice(1)),
    to: to.startsWith('/') ? encoded(hrefOf(to, policy)) : new URL(to).href,
  }));
}
