type PageLocation = Pick<Location, 'href' | 'origin' | 'search'>;

/**
 * The parameters that name a file, the same on every page with the tool. Links on this site use `?inspect=` for a file
 * on this site and `?url=` for one elsewhere. What happens depends on the file's location, not on the parameter, so
 * older and handwritten links still work.
 */
const PARAMETERS = ['url', 'inspect'] as const;

function urlInQuery({ href, search }: PageLocation): { text: string; url: URL } | undefined {
  const query = new URLSearchParams(search);
  const text = PARAMETERS.map((name) => query.get(name)).find((one) => one !== null);
  return text && URL.canParse(text, href) ? { text, url: new URL(text, href) } : undefined;
}

/**
 * The file on this site that the page's URL names: `?inspect=/pictures/x.png`. It's read without another click, so it
 * must not point to another site: `//host/x` does, and is ignored.
 */
export function linkedFile(place: PageLocation): string | undefined {
  const file = urlInQuery(place);
  if (!file) return undefined;
  // `blob:https://here/…` has this site's origin, too, and `data:` the one of a copy in a folder.
  const isFile = file.url.protocol === new URL(place.href).protocol;
  return isFile && file.url.origin === place.origin ? file.text : undefined;
}

function elsewhere(place: PageLocation, protocol: RegExp): string | undefined {
  const file = urlInQuery(place);
  return file && file.url.origin !== place.origin && protocol.test(file.text) ? file.text : undefined;
}

/**
 * A URL on another site in the page's URL: `?url=https://…`. Whoever made the link chose that site, not the reader, so
 * it's fetched only after the reader confirms.
 */
export const linkedElsewhere = (place: PageLocation): string | undefined => elsewhere(place, /^https:\/\//i);

/** A URL in the page's URL that is never fetched: `?url=http://…`. The reader sees the reason. */
export const linkedInsecure = (place: PageLocation): string | undefined => elsewhere(place, /^http:\/\//i);
