/** What this server compresses with, best first. */
const encodings = ['br', 'gzip'] as const;

/** The encodings a client takes, best first. */
export function acceptedEncodings(header: string | undefined): string[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return encodings.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

/** Whether the client's copy is still the one we have; tags are compared without `W/`, as RFC 9110 wants here. */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')));
}

/** First and last byte of the part asked for. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a `Range` header asks for: undefined for the whole file (no header, several parts, or one we
 * do not understand, all of which RFC 9110 lets a server ignore), `'outside'` when there is no such part.
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
