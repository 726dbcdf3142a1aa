import { readFile } from 'node:fs/promises';

/** The files of the documentation, by their path relative to its base: `docs/signing.md`. */
export interface SiteFiles {
  /** The text of a file. @throws NoSuchFile, or an Error that says why the site can't be reached */
  read(path: string, signal?: AbortSignal): Promise<string>;
}

export class NoSuchFile extends Error {
  override name = 'NoSuchFile';

  constructor(path: string) {
    super(`The documentation has no file ${path}.`);
  }
}

/**
 * The files that came with this package, in one JSON file: paths and texts. A path that isn't one of its keys isn't
 * read, so no path can reach the disk. @param at location of that file
 */
export async function embeddedFiles(at: URL): Promise<SiteFiles> {
  const texts = new Map<string, string>(Object.entries(JSON.parse(await readFile(at, 'utf8'))));
  return {
    async read(path) {
      const text = texts.get(path);
      if (text === undefined) throw new NoSuchFile(path);
      return text;
    },
  };
}
