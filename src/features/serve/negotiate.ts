/** The encodings that this server supports, best first. */
const encodings = ['br', 'gzip'] as const;

/** The encodings that a client accepts, best first. */
export function acceptedEncodings(header: string | undefined): string[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return encodings.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

/** Whether the client's copy is current; tags are compared without `W/`, as RFC 9110 requires here. */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')));
}

/** First and last byte of the requested range. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a `Range` header requests: undefined for the whole file (no header, several ranges, or an
 * unknown format, which RFC 9110 allows servers to ignore), `'outside'` if there's no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'outside' : { start, end };
}
