import { locale, site } from 'virtual:site';
import { absoluteUrl, hrefOf } from '../config/address.ts';
import type { Site } from '../config/site.ts';
import { versionAt } from '../content/chrome.ts';
import { firstAddress } from '../content/navigation.ts';
import { escapeXml, FEED } from '../content/site-texts.ts';
import type { HeadData, SidebarNode } from '../layout/data.ts';

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
  // DocSearch's crawler reads it, and a contextual search filters by it.
  const version = algolia && versionAt(address)?.name;
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

/**
 * Breadcrumbs as JSON-LD. Search engines require an address for every item except the last, so a category without its
 * own page uses that of its first page.
 */
export function breadcrumbJsonLd(trail: readonly SidebarNode[], docsAddress: string): string {
  const items = [
    { label: 'Docs', address: docsAddress },
    ...trail.map((node) => ({ label: node.label, address: firstAddress([node]) })),
  ];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(address && index < items.length - 1 && { item: absoluteUrl(address, site) }),
    })),
  }).replaceAll('<', '\\u003c');
}

/**
 * The site as JSON-LD, for the home page: what it documents, who publishes it, and where the community is, if the
 * configuration contains that.
 */
export function websiteJsonLd(of: Site): string {
  const elsewhere = [of.repository?.url, of.chatUrl].filter((url) => url !== undefined);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: of.title,
    url: absoluteUrl('/', of),
    ...(of.tagline && { description: of.tagline }),
    ...(of.projectName && { about: { '@type': 'Thing', name: of.projectName } }),
    ...(of.organizationName && { publisher: { '@type': 'Organization', name: of.organizationName } }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }).replaceAll('<', '\\u003c');
}
