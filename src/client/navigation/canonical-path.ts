/**
 * The canonical form of a path under the site's policy: `/x/`, `//x`, `/x.html`, `/x/index`, and `/x/index.html`
 * become `/x` (or `/x/` if the policy is `always`). Spec §2.
 */
export function canonicalPath(path: string, slash: string | undefined, base: string): string {
  const clean = path
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.html)?\/?$/, '')
    .replace(/\/$/, '');
  if (`${clean}/` === base || clean === '') return base;
  if (slash === 'always') return `${clean}/`;
  // `ignore` serves both forms, so only the file extensions are removed.
  return slash === 'ignore' && path.endsWith('/') ? `${clean}/` : clean;
}
