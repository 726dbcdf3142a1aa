import { site } from 'virtual:site';
import type { Site } from '../config/site.ts';
import { absoluteUrl } from './address.ts';
import { readingOrder, type SidebarNode } from './navigation.ts';

/** What a page says of itself in its head. */
export interface HeadData {
  /** The page's own name; the site's title is added. */
  title: string;
  description: string;
  address: string;
  noIndex?: boolean;
  /** Address of the Markdown twin. */
  markdownAddress?: string;
  breadcrumbs?: readonly SidebarNode[];
  /** Address of the social card image. */
  card?: string;
  /** Where the page sends its reader. */
  redirectTo?: string;
  article?: boolean;
}

/**
 * Breadcrumbs as JSON-LD. Search engines want an address for every item but the last: a category without a page of
 * its own has that of its first page.
 */
export function breadcrumbJsonLd(trail: readonly SidebarNode[], docsAddress: string): string {
  const items = [
    { label: 'Docs', address: docsAddress },
    ...trail.map(({ label, address, items: below }) => ({
      label,
      address: address ?? readingOrder(below ?? [])[0]?.address,
    })),
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
 * The site itself as JSON-LD, for the home page: what it documents, who publishes it, and where the community is, as far
 * as the configuration says so.
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
