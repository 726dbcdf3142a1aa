/** Folders whose file names the bundler writes, ending in a hash of the file or its inputs. */
const BUNDLED = /^(?:_astro|sandboxes\/app)\//;

const HASHED_NAME = /[.-][\w-]{8,}(?=\.\w+$)/;

/** The search index, whose folder is named after a hash of its contents. */
const HASHED_FOLDER = /^(_astro\/search)-[0-9a-f]{12}\//;

/** A path in a built site without its hashes: `_astro/client.P45DmsYy.js` becomes `_astro/client.#.js`. */
export function withoutHash(path: string): string {
  const inFolder = path.replace(HASHED_FOLDER, '$1-#/');
  return BUNDLED.test(inFolder) ? inFolder.replace(HASHED_NAME, '.#') : inFolder;
}

/** Dates from git, which a commit changes: in the sitemap, and at the end of a page. */
const GIT_DATES = /<lastmod>[^<]*<\/lastmod>|Last updated on <time [^>]*>[^<]*<\/time>/g;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The search index's folder as it appears on pages. */
const SEARCH_FOLDER = /\bsearch-[0-9a-f]{12}\b/g;

/**
 * Removes from texts what builds from the same sources may write differently.
 * @param paths all files in the build
 * @returns a function that turns a text in this build into one that can be compared
 */
export function normalizer(paths: readonly string[]): (text: string) => string {
  const names = new Map(
    paths
      .map((path) => [nameOf(path), nameOf(withoutHash(path))] as const)
      .filter(([name, without]) => name !== without),
  );
  const anyName = /[\w.-]+\.\w+/g;
  return (text) =>
    text
      .replace(GIT_DATES, '(date)')
      .replace(SEARCH_FOLDER, 'search-#')
      .replace(anyName, (name) => names.get(name) ?? name);
}
