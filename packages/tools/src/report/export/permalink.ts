/** The target of a link: the page, and the file that it names. */
export interface LinkPlace {
  origin: string;
  pathname: string;
}

/** Where anyone can check a file: the link that names it, or the page for a file that has no URL. */
export const checkAddress = (address: string | undefined, page: LinkPlace): string =>
  (address === undefined ? undefined : permalinkOf(address, page)) ?? page.origin + page.pathname;

/**
 * A link that opens this report again on the same page. `?inspect=` names a file on this site, which is read
 * immediately; `?url=` names one on another site, which is fetched after whoever follows the link confirms it.
 * @param address of the file, as entered
 * @param page that the link points to
 * @returns undefined for an address that must not be in a link, such as `blob:` or one with a password
 */
export function permalinkOf(address: string, page: LinkPlace): string | undefined {
  const base = page.origin + page.pathname;
  if (!URL.canParse(address.trim(), base)) return undefined;
  const file = new URL(address.trim(), base);
  if (file.username || file.password) return undefined;
  const isOwn = file.origin === page.origin && /^https?:$/.test(file.protocol);
  if (!isOwn && file.protocol !== 'https:') return undefined;
  const [parameter, named] = isOwn ? ['inspect', file.pathname + file.search] : ['url', file.href];
  return `${base}?${parameter}=${encodeURIComponent(named).replaceAll('%2F', '/')}`;
}
