import { hash } from 'node:crypto';
import { type ZipOptions, zipSync } from 'fflate';
import { ContentCache, contentKey } from '../../build-cache/content-cache.ts';
import { digestOf } from '../../build-cache/digest.ts';

/** As base64. Their bytes depend on this file and on fflate. */
const zips = new ContentCache<string>(
  'zips',
  digestOf(process.cwd(), ['src/content/packages/zip.ts', 'package-lock.json']),
  200,
);

/** {@link zipOf}, kept for the next build. */
export async function cachedZip(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<Uint8Array> {
  const digests = [...files].map(([path, content]) => [path, hash('sha256', content, 'base64')]);
  const make = () => Buffer.from(zipOf(folder, files)).toString('base64');
  return Buffer.from(await zips.take(contentKey(folder, digests), make), 'base64');
}

/** Files as a zip with one folder. The same files in the same order give the same bytes. */
export function zipOf(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  levelOf: (path: string) => ZipOptions['level'] = () => 9,
): Uint8Array {
  const entries = [...files].map(([path, content]): [string, [Uint8Array, ZipOptions]] => [
    `${folder}/${path}`,
    [new Uint8Array(Buffer.from(content as Uint8Array)), { level: levelOf(path) }],
  ]);
  // Zip stores local time without a time zone, so it's built from local numbers and is the same wherever the site is built.
  return zipSync(Object.fromEntries(entries), { mtime: new Date(2000, 0, 1) });
}
