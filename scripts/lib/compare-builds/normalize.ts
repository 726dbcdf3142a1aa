/** Folders whose file names a bundler writes: they end in a hash of the file, or of what went into it. */
const BUNDLED = /^(?:_astro|sandboxes\/[^/]+\/app)\//;

const HASHED_NAME = /[.-][\w-]{8,}(?=\.\w+$)/;

/** The search index: its folder is named after a hash of what's in it. */
const HASHED_FOLDER = /^(_astro\/search)-[0-9a-f]{12}\//;

/** A path in a built site without the hashes in it: `_astro/client.P45DmsYy.js` becomes `_astro/client.#.js`. */
export function withoutHash(path: string): string {
  const inFolder = path.replace(HASHED_FOLDER, '$1-#/');
  return BUNDLED.test(inFolder) ? inFolder.replace(HASHED_NAME, '.#') : inFolder;
}

/** Dates that come from the history in git, so that a commit changes them: of the sitemap, and at the foot of a page. */
const GIT_DATES = /<lastmod>[^<]*<\/lastmod>|Last updated on <time [^>]*>[^<]*<\/time>/g;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The search index's folder as pages name it. */
const SEARCH_FOLDER = /\bsearch-[0-9a-f]{12}\b/g;

/**
 * What one build may write differently than another from the same sources is taken out of its texts.
 * @param paths all files of the build
 * @returns a function from a text of this build to one that can be compared
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
