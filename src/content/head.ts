import { site } from 'virtual:site';
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
