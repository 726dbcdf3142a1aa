import type { Algolia } from '../../config/search.ts';

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

/** The rest of a page. */
export interface Body {
  /** The id of each heading. */
  ids: readonly string[];
  /** The text before the first heading, and that below each; see `texts.ts`. */
  texts: readonly string[];
}

export const KINDS = {
  guide: 'Guide',
  concept: 'Concept',
  reference: 'Reference',
  api: 'API',
  code: 'Status code',
};
export type Kind = keyof typeof KINDS;

/** Where the names of the index's files are, below the base. It's the only one whose own name never changes. */
export const MANIFEST = 'search-index.json';

/** The files of the index, below the base: every page without its body, and the bodies in the same order. */
export interface Manifest {
  names: string;
  bodies: string;
}

/** Part of a text; marked if it matched the query. Always shown as text, never as HTML. */
export interface Segment {
  text: string;
  marked: boolean;
}

export interface Result {
  /** Canonical address, with `#heading` if a section answers the query best. */
  address: string;
  /** The page's title, the section's heading (none for the page itself), and what it says. */
  title: Segment[];
  heading: Segment[];
  excerpt: Segment[];
  section: string;
  /** The hosted service doesn't know it. */
  kind: Kind | '';
}

export interface Answer {
  /** The number of pages found. */
  total: number;
  results: Result[];
  /** Other queries to try if nothing was found. */
  suggestions: string[];
  /** Words of the query that are nowhere on the site. */
  unknown: string[];
  /** Only names were searched, and there's more to come. */
  isPartial?: boolean;
}

/** Answers a query, more than once if a better answer takes longer. */
export type Ask = (query: string, limit: number) => AsyncIterable<Answer>;

export interface Link {
  label: string;
  href: string;
}

/** The part of the configuration that reaches a browser with the search. */
export interface SearchSettings {
  /** The results page, as a link. */
  page: string;
  /** Pages to start from, and tools. */
  starts: Link[];
  actions: Link[];
  /** Where readers report a search without results: an address with `{title}`, the chat, or the community page. */
  report: string;
  algolia?: AlgoliaSettings;
}

export interface AlgoliaSettings extends Algolia {
  /** Where the site is published: `https://docs.example.org/`. The records name whole addresses. */
  home: string;
  /** The version to search from a page that doesn't belong to one. */
  version: string;
}
