/** Address of the social card picture of a page: one for each section of the docs. */
export function cardAddress({ breadcrumbs }: { breadcrumbs: ReadonlyArray<{ label: string }> }): string {
  return `/social/${sectionSlug(breadcrumbs[0]?.label ?? 'home')}.png`;
}

/** `Signing and certificates` as `signing-and-certificates`; letters beyond ASCII stay, as the address escapes them. */
export function sectionSlug(label: string): string {
  const slug = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return encodeURIComponent(slug || 'section');
}
