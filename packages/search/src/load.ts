import { createSearch } from './search.ts';
import type { Body, SearchPage } from './sections.ts';

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
