import { createSearch } from './search.ts';

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

/** The id of each heading, and the text before the first one and below each. */
export interface Body {
  ids: readonly string[];
  texts: readonly string[];
}

/**
 * Names the index's files, below the base: every page without its body, and the bodies in the same order. It's the only
 * one whose own name never changes.
 */
export const MANIFEST = 'search-index.json';
export type Manifest = Record<'names' | 'bodies', string>;

/** What's made once, and again after a failure. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/**
 * Reads the index in two steps, the same in browsers and in the MCP server: names answer at once, and bodies complete them.
 * @param read reads a file of the site as JSON, by its path below the base
 */
export function openIndex(read: (path: string) => Promise<unknown>) {
  const names = once(async () => {
    const { names, bodies } = (await read(MANIFEST)) as Manifest;
    const pages = (await read(names)) as SearchPage[];
    return { bodies, pages, search: await createSearch(pages) };
  });
  const all = once(async () => {
    const { bodies, pages } = await names();
    const texts = (await read(bodies)) as Body[];
    return createSearch(pages.map((page, at) => ({ ...page, body: texts[at] as Body })));
  });
  return { names, all };
}
