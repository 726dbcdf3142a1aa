/**
 * What a page may cost before the load event: bytes (gzip; fonts as they are) and counts. The limits are on what surrounds
 * an article, not on the article: `html` is the page's without its article and its styles, because text is never shortened
 * for bytes. `css` counts the styles of the whole page; features with much of their own name their bytes in `FEATURES`.
 */
export const limits = {
  html: 6_000,
  css: 12_000,
  script: 9_000,
  requests: 12,
  fonts: 110_000,
};
export type Measure = keyof typeof limits;

/**
 * Bytes of CSS of pages that are built of more than text: home, which draws a file's bytes and the chain of its hashes, the trust
 * lists, whose records draw a chain and are a sheet on phones and which have a chart of months with its legend and rows of links as all tools, API pages, whose members have an example beside and whose calls are paths, and status codes.
 */
const FEATURES: ReadonlyArray<readonly [address: RegExp, css: number]> = [
  [/^\/$/, 12_900],
  [/^\/tools\/trust$/, 15_500],
  // The empty inspector is drawn before its own styles are there.
  [/^\/tools\/(?:inspect|sign|certificate)$/, 12_300],
  [/^\/docs\/(?:codes|.*\/api(?:-web)?)(?:\/|$)/, 13_300],
];

export const limitOf = (measure: Measure, address: string): number =>
  (measure === 'css' && FEATURES.find(([pattern]) => pattern.test(address))?.[1]) || limits[measure];

/** What one page costs. */
export interface Cost {
  address: string;
  size: number;
}

/** From this share of a limit on, the summary of `npm test` warns. */
const WARNING_SHARE = 0.9;

/** A number of bytes or requests, for messages. */
export const formatCount = (size: number): string => size.toLocaleString('en-US');

/** The warning for a measure with less than a tenth of its limit left, and undefined for any other. */
export function closeTo(measure: Measure, most: Cost): string | undefined {
  const limit = limitOf(measure, most.address);
  if (most.size <= limit * WARNING_SHARE || most.size > limit) return undefined;
  return `${measure}: ${formatCount(most.size)} of ${formatCount(limit)} on ${most.address}, ${formatCount(limit - most.size)} left`;
}
