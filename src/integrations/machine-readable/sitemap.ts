import type { BuiltPages } from '../built-pages.ts';

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/**
 * `sitemap.xml`: every page that search engines may index, with the date of its last change if there is one. The
 * results page isn't in it, because it has nothing of its own. Undefined if there's no such page: an empty list is invalid.
 */
export function sitemap(pages: BuiltPages, resultsPage: string): string | undefined {
  const urls = [...pages.values()]
    .filter(({ noIndex, address }) => !noIndex && address !== resultsPage)
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ canonical, changed }) => {
      const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escapeXml(canonical)}</loc>${date}</url>\n`;
    });
  if (urls.length === 0) return undefined;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** `robots.txt`. Only the one at an origin's root is used; a site below a path needs these lines there. */
export function robots({ noIndex, sitemapUrl }: { noIndex: boolean; sitemapUrl: string }): string {
  return noIndex ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
