import { absoluteUrl } from '../../config/address.ts';
import type { Site } from '../../config/site.ts';
import type { SitePage } from '../../content/page-value.ts';
import { escapeXml } from '../../content/site-texts.ts';

/**
 * `sitemap.xml`: every page that search engines may index, with the date of its last change if there is one. The
 * results page isn't in it, because it has nothing of its own. Undefined if there's no such page: an empty list is invalid.
 */
export function sitemap(
  pages: ReadonlyArray<Pick<SitePage, 'address' | 'noIndex' | 'changed'>>,
  site: Pick<Site, 'url' | 'base' | 'trailingSlash' | 'search'>,
): string | undefined {
  const urls = pages
    .filter(({ noIndex, address }) => !noIndex && address !== `/${site.search.searchPagePath}`)
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, changed }) => {
      const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escapeXml(absoluteUrl(address, site))}</loc>${date}</url>\n`;
    });
  if (urls.length === 0) return undefined;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** `robots.txt`. Only the one at an origin's root is used; a site below a path needs these lines there. */
export function robots({ noIndex, sitemapUrl }: { noIndex: boolean; sitemapUrl: string }): string {
  return noIndex ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
