import { basename } from 'node:path';

/** The built files that the worker keeps, as paths below the base. */
export interface StoredAssets {
  /** Needed by pages and the search. */
  core: string[];
  /** Needed only by the tools. */
  tools: string[];
}

/** The module with one `import()` for every tool. */
const isMount = (file: string) => /^_astro\/mount\.[^/]*\.js$/.test(file);

/**
 * Splits the built files. A file depends on the files that it names, because the bundler gives each file a name with a
 * hash.
 * @param built text of each file below `_astro/` by path; empty for files that aren't code
 * @param page HTML of a page without tools
 */
export function dividedAssets(built: ReadonlyMap<string, string>, page: string): StoredAssets {
  const core = new Set<string>();
  const follow = (text: string) => {
    for (const [file, code] of built)
      if (!core.has(file) && text.includes(basename(file))) {
        core.add(file);
        if (!isMount(file)) follow(code);
      }
  };
  follow(page);
  return { core: [...core].sort(), tools: [...built.keys()].filter((file) => !core.has(file)).sort() };
}

/** Files outside the build output that code refers to by address. @param files of the site, as paths below the base */
export const namedFiles = (code: string, files: readonly string[], base: string): string[] =>
  files.filter((file) => !/\.(?:html|md)$/.test(file) && code.includes(base + file));
