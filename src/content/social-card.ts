/** Address of a page's social card: one per section of the docs. */
export function cardAddress({ breadcrumbs }: { breadcrumbs: ReadonlyArray<{ label: string }> }): string {
  return `/social/${sectionSlug(breadcrumbs[0]?.label ?? 'home')}.png`;
}

/**
 * `Signing and certificates` as `signing-and-certificates`; non-ASCII letters stay, because the address escapes them.
 */
export function sectionSlug(label: string): string {
  const slug = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return encodeURIComponent(slug || 'section');
}
