import { join } from 'node:path';
import { ContentCache, contentKey } from '../build-cache/content-cache.ts';
import { generatorDigest, packagesDigest, sourcesDigest } from '../build-cache/digest.ts';
import { builtPages } from './built-pages.ts';
import type { SiteData } from './configuration.ts';
import { filesBelow } from './files-below.ts';
import { bringBackSame, digestOfContent, writeOutput } from './output.ts';

/** By path in the output folder. */
type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * A function that writes files of the output folder. If their key is known, and the last build's files are as it wrote
 * them, they come back, and nothing makes them. They aren't cached, only their digests.
 * @param name of the cache
 * @param version changes when the same key gives other files
 * @returns the number of files
 */
export function keptFiles(name: string, version: string) {
  const cache = new ContentCache<Array<[path: string, digest: string]>>(name, version, 1000);
  return async (out: string, key: string, make: () => Files | Promise<Files>): Promise<number> => {
    const same = cache.find(key);
    const isSame = same?.every(([path, digest]) => bringBackSame(join(out, path), digest));
    const files: Files = isSame ? new Map() : await make();
    for (const [path, content] of files) writeOutput(join(out, path), content);
    const digests = () => [...files].map(([path, bytes]): [string, string] => [path, digestOfContent(bytes)]);
    return (await cache.take(key, digests)).length;
  };
}

/**
 * A key of everything that files about the whole site are made from: its pages, the names of the files that are there, what
 * operators write, and our code.
 */
export async function siteKey(
  { site, sidebars, locale }: SiteData,
  sourceDir: string,
  out: string,
): Promise<string> {
  const pages = [...(await builtPages(out))].map(([address, { digests }]) => [address, digests.page]);
  const code = [generatorDigest(), sourcesDigest(sourceDir), packagesDigest()];
  return contentKey(sourceDir, site, sidebars, locale, code, pages, filesBelow(out));
}
