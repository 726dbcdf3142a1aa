/**
 * The file that the page's address names: `?inspect=/pictures/x.png`, or a whole address of another site. The first kind
 * is read without another click, so it must not lead elsewhere: `//host/x` does, and counts as none.
 */
export function askedFile({ href, origin, search }: Pick<Location, 'href' | 'origin' | 'search'>) {
  const asked = new URLSearchParams(search).get('inspect');
  if (asked === null || !URL.canParse(asked, href)) return undefined;
  const isOwn = new URL(asked, href).origin === origin;
  return isOwn || /^https:\/\//i.test(asked) ? asked : undefined;
}
