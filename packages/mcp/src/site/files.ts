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
