/** Address of the social card picture of a page: one for each section of the docs. */
export function cardAddress({ breadcrumbs }: { breadcrumbs: ReadonlyArray<{ label: string }> }): string {
  return `/social/${sectionSlug(breadcrumbs[0]?.label ?? 'home')}.png`;
}

/** `Signing and certificates` as `signing-and-certificates`. */
export function sectionSlug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
