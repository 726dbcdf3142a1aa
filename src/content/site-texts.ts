import { absoluteUrl } from '../config/address.ts';
import type { Site } from '../config/site.ts';
import type { SitePage } from './page-value.ts';

/** Where the icon of a home screen is served, with its size in pixels. */
export const TOUCH_ICON = { address: '/apple-touch-icon.png', size: 180 };
export const OPENSEARCH = '/opensearch.xml';
export const FEED = '/feed.xml';

/** Whether the build can draw the other icons from the site's icon. */
export const isDrawable = ({ favicon }: Pick<Site, 'favicon'>): boolean =>
  /\.(?:svg|png|jpe?g)$/i.test(favicon);

/** Color behind icons that must not be transparent: the page background (`--paper` in styles/tokens.css). */
export const ICON_BACKGROUND = '#ffffff';

/** The description document that lets a browser search the site from its address bar (OpenSearch 1.1, draft 6). */
export function openSearch(site: Site): string {
  const results = `${absoluteUrl(`/${site.search.searchPagePath}`, site)}?q={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(shortName(site))}</ShortName>
  <Description>${escapeXml(`Search ${site.title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16">${escapeXml(absoluteUrl('/favicon.ico', site))}</Image>
  <Url type="text/html" template="${escapeXml(results)}"/>
</OpenSearchDescription>
`;
}

/** At most 16 characters, OpenSearch's limit. */
export const shortName = ({ title, search }: Pick<Site, 'title' | 'search'>): string =>
  search.shortName ?? title.slice(0, 16).trim();

/**
 * `sitemap.xml`: every page, with the date of its last change if there is one. The
 * results page isn't in it, because it has nothing of its own.
 */
export function sitemap(
  pages: ReadonlyArray<Pick<SitePage, 'address' | 'changed'>>,
  site: Pick<Site, 'url' | 'base' | 'trailingSlash' | 'search'>,
): string {
  const urls = pages
    .filter(({ address }) => address !== `/${site.search.searchPagePath}`)
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, changed }) => {
      const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escapeXml(absoluteUrl(address, site))}</loc>${date}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** `robots.txt`. Only the one at an origin's root is used; a site below a path needs these lines there. */
export const robots = (site: Site): string =>
  site.noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml', site)}\n`;

/** Text for XML, in an element or between double quotation marks. */
export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
