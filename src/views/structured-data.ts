import { site } from 'virtual:site';
import { absoluteUrl } from '../config/address.ts';
import type { Site } from '../config/site.ts';
import type { SidebarNode } from '../layout/data.ts';

/** The address of the first page among these entries and their descendants. */
function firstAddress(nodes: readonly SidebarNode[]): string | undefined {
  for (const { address, external, items } of nodes) {
    const first = address && !external ? address : firstAddress(items ?? []);
    if (first) return first;
  }
  return undefined;
}

/**
 * Breadcrumbs as JSON-LD. Search engines require an address for every item except the last, so a category without its
 * own page uses that of its first page.
 */
export function breadcrumbJsonLd(trail: readonly SidebarNode[], docsAddress: string): string {
  const items = [
    { label: 'Docs', address: docsAddress },
    ...trail.map(({ label, address, items: below }) => ({
      label,
      address: address ?? firstAddress(below ?? []),
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
