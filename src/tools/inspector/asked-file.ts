type Asking = Pick<Location, 'href' | 'origin' | 'search'>;

function asked({ href, search }: Asking): { text: string; url: URL } | undefined {
  const text = new URLSearchParams(search).get('inspect');
  return text !== null && URL.canParse(text, href) ? { text, url: new URL(text, href) } : undefined;
}

/**
 * The file of this site that the page's address names: `?inspect=/pictures/x.png`. It is read without another click, so
 * it must not lead elsewhere: `//host/x` does, and counts as none.
 */
export function askedFile(place: Asking): string | undefined {
  const file = asked(place);
  return file?.url.origin === place.origin ? file.text : undefined;
}

/**
 * The address of another site in the page's address: `?inspect=https://…`. Whoever made the link chose that site, not the
 * reader, so it is put into the field for addresses and fetched when the reader says so.
 */
export function askedElsewhere(place: Asking): string | undefined {
  const file = asked(place);
  const isElsewhere = file && file.url.origin !== place.origin && /^https:\/\//i.test(file.text);
  return isElsewhere ? file.text : undefined;
}
