type Asking = Pick<Location, 'href' | 'origin' | 'search'>;

/**
 * The parameters that name a file, the same on every page with the tool on it. Links of this site write `?inspect=` for
 * a file of this site, and `?url=` for one elsewhere. What happens depends on where the file is, not on the name that
 * was used, so older links and links that people write still work.
 */
const PARAMETERS = ['url', 'inspect'] as const;

function asked({ href, search }: Asking): { text: string; url: URL } | undefined {
  const query = new URLSearchParams(search);
  const text = PARAMETERS.map((name) => query.get(name)).find((one) => one !== null);
  return text && URL.canParse(text, href) ? { text, url: new URL(text, href) } : undefined;
}

/**
 * The file of this site that the page's address names: `?inspect=/pictures/x.png`. It's read without another click, so
 * it must not lead elsewhere: `//host/x` does, and counts as none.
 */
export function askedFile(place: Asking): string | undefined {
  const file = asked(place);
  return file?.url.origin === place.origin ? file.text : undefined;
}

function elsewhere(place: Asking, protocol: RegExp): string | undefined {
  const file = asked(place);
  return file && file.url.origin !== place.origin && protocol.test(file.text) ? file.text : undefined;
}

/**
 * A URL of another site in the page's address: `?url=https://…`. Whoever made the link chose that site, not the reader,
 * so it's fetched only when the reader says so.
 */
export const askedElsewhere = (place: Asking): string | undefined => elsewhere(place, /^https:\/\//i);

/** A URL in the page's address that is never fetched: `?url=http://…`. The reader is told why. */
export const askedInsecure = (place: Asking): string | undefined => elsewhere(place, /^http:\/\//i);
