import { locale, site } from 'virtual:site';
import { absoluteUrl, hrefOf } from '../config/address.ts';
import { escapeXml, FEED } from '../content/site-texts.ts';
import type { HeadData } from '../layout/data.ts';

/** DocSearch's crawler reads it, and a contextual search filters by it. */
const docsVersion = (address: string) =>
  site.versions
    .filter(({ path }) => address === path || address.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.name;

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${all.join('')}>`;
}

/** What a head says about its page, which the router replaces. The rest is the same on all pages, or only for crawlers. */
export function aboutPage(head: HeadData): string {
  const { title, description, address, noIndex = site.noIndex, markdownAddress, redirectTo } = head;
  const fullTitle = address === '/' ? `${site.title}: ${site.tagline ?? title}` : `${title} | ${site.title}`;
  const meta = (name: string, content: string) => element('meta', { name, content });
  const { algolia } = site.search;
  const version = algolia && docsVersion(address);
  return [
    `<title>${escapeXml(fullTitle)}</title>`,
    meta('description', description),
    ...(noIndex || redirectTo ? [meta('robots', 'noindex')] : []),
    element('link', { rel: 'canonical', href: absoluteUrl(redirectTo ?? address, site) }),
    ...(algolia ? [meta('docsearch:language', locale.htmlLang)] : []),
    ...(version ? [meta('docsearch:version', version)] : []),
    ...(markdownAddress
      ? [element('link', { rel: 'alternate', type: 'text/markdown', href: hrefOf(markdownAddress, site) })]
      : []),
    // Without a title, which the feed itself has, because it would add bytes to every page.
    ...(site.feed
      ? [element('link', { rel: 'alternate', type: 'application/atom+xml', href: hrefOf(FEED, site) })]
      : []),
  ].join('');
}
