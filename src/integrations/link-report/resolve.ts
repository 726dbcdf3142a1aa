import { hrefOf } from '../../addresses/address.ts';
import type { Site } from '../../config/index.ts';

type Published = Pick<Site, 'url' | 'base' | 'trailingSlash'>;

/**
 * Turns a link of a built page into an address from the root without base. A link to the site's own origin is one
 * of ours in whatever form it is written. Undefined for what this build does not make: another site, another
 * scheme, or a path outside the base (another locale, which is built by itself, or another site of the same origin).
 */
export function addressResolver(site: Published) {
  return (href: string, address: string): string | undefined => {
    const page = site.url + hrefOf(address, site);
    if (!URL.canParse(href, page)) return undefined;
    const { origin, pathname, search, hash } = new URL(href, page);
    if (origin !== site.url || !`${pathname}/`.startsWith(site.base)) return undefined;
    return `/${pathname.slice(site.base.length)}${search}${hash}`;
  };
}
