/** Servers reject URLs of several kilobytes, so longer queries stay in the field only. */
const LONGEST = 500;

/** The address of the results page for a query. @param page its address without one */
export function placeOf(page: string, query: string): string {
  const q = query.slice(0, LONGEST).toWellFormed();
  return query ? `${page}?${new URLSearchParams({ q })}` : page;
}

/**
 * An address of the site as a link, with its base path and trailing-slash policy; undefined if it isn't one, such as
 * `javascript:` or `//elsewhere`, because hosted records come from outside.
 */
export function linkTo(address: string): string | undefined {
  const [, path, hash = ''] = /^\/(?![/\\])([^?#\\]*)(#.*)?$/s.exec(address) ?? [];
  if (path === undefined) return undefined;
  const { base = '/', slash } = document.documentElement.dataset;
  return base + path + (slash === 'always' && path !== '' && !path.endsWith('/') ? '/' : '') + hash;
}
