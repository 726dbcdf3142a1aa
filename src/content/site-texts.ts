import { absoluteUrl } from '../config/address.ts';
import type { Site } from '../config/site.ts';

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

/** At most 16 characters, OpenSearch's limit: the configured name, or as many words of the title as fit. */
export function shortName({ title, search }: Pick<Site, 'title' | 'search'>): string {
  if (search.shortName !== undefined) return search.shortName;
  const [first = '', ...words] = title.trim().split(/\s+/);
  const name = words.reduce(
    (text, word) => (text.length + 1 + word.length <= 16 ? `${text} ${word}` : text),
    first,
  );
  return name.slice(0, 16);
}

/** Text for XML, in an element or between double quotation marks. */
export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
