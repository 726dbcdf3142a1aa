import type { Cause } from './causes.ts';
import type { StatusCode, StatusTopic } from './schema.ts';

/** The page that lists all codes; each code has a page below it. */
export const STATUS_CODES_PAGE = '/docs/codes';

export const pageOfCode = (one: string): string => `${STATUS_CODES_PAGE}/${one}`;

/** What's known about a code, and one or more lines about it, which can have `code` and [links](/docs/…). */
export type Fact = readonly [name: string, ...lines: string[]];

/** The contents of a code's page. */
export interface StatusCodePage {
  entry: StatusCode;
  /** Whether any core can report it; the page of a code that no core reports is shorter and says so first. */
  reported: boolean;
  /** Causes with a fix, the most reported first. */
  known: Cause[];
  report: Fact[];
  origin: Fact[];
  /** Links to other codes, and to pages. */
  related: string[];
  pages: string[];
}

/** The contents of a topic's page. */
export interface StatusTopicPage {
  topic: StatusTopic;
  codes: StatusCode[];
  pages: string[];
}
