import { readFile } from 'node:fs/promises';
import { NoSuchFile, type SiteFiles } from './files.ts';

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
