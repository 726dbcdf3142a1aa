import { hrefOf } from '../../config/address.ts';
import type { Site } from '../../config/site.ts';

type Published = Pick<Site, 'url' | 'base' | 'trailingSlash'>;

/**
 * Turns a link on a built page into an address from the root and without the base. A link to the site's own origin is
 * ours in whatever form it's written. Undefined for what this build doesn't create: another site, another scheme, or
 * a path outside the base (another locale, which is built separately, or another site on the same origin).
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
