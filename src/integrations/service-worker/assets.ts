import { basename } from 'node:path';

/** What the worker keeps of the built files, as paths below the base. */
export interface KeptAssets {
  /** What pages and the search need. */
  core: string[];
  /** What only the tools need. */
  tools: string[];
}

/** The module with one `import()` for every tool. */
const isMount = (file: string) => /^_astro\/mount\.[^/]*\.js$/.test(file);

/**
 * Divides the built files. A file needs those that it names: the bundler gives each a name with a hash.
 * @param built text of each file below `_astro/` by path; empty for what isn't code
 * @param page HTML of a page without tools
 */
export function dividedAssets(built: ReadonlyMap<string, string>, page: string): KeptAssets {
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

/** Files besides built ones that code names by their address. @param files of the site, as paths below the base */
export const namedFiles = (code: string, files: readonly string[], base: string): string[] =>
  files.filter((file) => !/\.(?:html|md)$/.test(file) && code.includes(base + file));
