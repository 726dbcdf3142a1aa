/** A page as the search knows it. */
export interface SearchPage {
  /** Canonical, without the base: `/docs/signing`. */
  address: string;
  title: string;
  /** Label of the section of the docs that it belongs to, or empty. */
  section: string;
  kind: Kind;
  description: string;
  /** Other names for it: those of its front matter, and its label in the sidebar. */
  aliases: readonly string[];
  /** Questions that it answers. */
  asked: readonly string[];
  headings: readonly string[];
  /** Known once the second file of the index has arrived. */
  body?: Body;
}
export type Kind = 'guide' | 'concept' | 'reference' | 'api' | 'code';

/** The rest of a page. */
export interface Body {
  /** The id of each heading. */
  ids: readonly string[];
  /** The text before the first heading, and that below each; see `texts.ts`. */
  texts: readonly string[];
}

/** Where the names of the index's files are, below the base. It's the only one whose own name never changes. */
export const MANIFEST = 'search-index.json';

/** The files of the index, below the base: every page without its body, and the bodies in the same order. */
export interface Manifest {
  names: string;
  bodies: string;
}

export interface Result {
  /** Canonical address, with `#heading` if a section answers the query best. */
  address: string;
  /** The page's title, the section's heading (none for the page itself), and what it says. Plain text. */
  title: string;
  heading: string;
  excerpt: string;
  section: string;
  /** What was found, to be marked. */
  terms: readonly string[];
}

export interface Answer {
  /** The number of pages found. */
  total: number;
  results: Result[];
  /** Other queries to try if nothing was found. */
  suggestions: string[];
  /** Words of the query that are nowhere on the site. */
  unknown: string[];
}

/** Answers a query, more than once if a better answer takes longer. */
export type Ask = (query: string, limit: number, show: (answer: Answer) => void) => Promise<void>;
