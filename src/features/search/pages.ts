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
  /** The text before the first heading, and that below each; see {@link Texts} in `texts.ts`. */
  texts: readonly string[];
}

/** What a page is. */
export type Kind = 'guide' | 'concept' | 'reference' | 'api' | 'code';

/** Names of the kinds: of one page, and of several. */
export const KINDS: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  guide: ['Guide', 'Guides'],
  concept: ['Concept', 'Concepts'],
  reference: ['Reference', 'Reference'],
  api: ['API', 'API'],
  code: ['Status code', 'Status codes'],
};

/** Where the list of the index's files is, below the base. It's the only one whose name never changes. */
export const MANIFEST = 'search-index.json';

/** The files of the index, below the base. */
export interface Manifest {
  /** Every page without its body. */
  names: string;
  /** The bodies, in the same order. */
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
  /** The page's title, the section's heading (none for the page itself), and what it says, with the query marked. */
  title: Segment[];
  heading: Segment[];
  excerpt: Segment[];
  section: string;
  kind: Kind;
}

export interface Answer {
  /** The number of pages found. */
  total: number;
  results: Result[];
  /** How many pages of each kind were found. */
  kinds: Readonly<Partial<Record<Kind, number>>>;
  /** Other queries to try if nothing was found. */
  suggestions: string[];
  /** Words of the query that are nowhere on the site. */
  unknown: string[];
}

/** The index or the service can't be reached, or isn't what it should be. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}

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
  /** Set only if Algolia is configured. */
  algolia?: AlgoliaSettings;
}

export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  /** Origins that replace Algolia's own. */
  hosts?: string[];
  /** Where the site is published: `https://docs.example.org/`. The records name whole addresses. */
  home: string;
  /** The version to search from a page that doesn't belong to one. */
  version: string;
}
