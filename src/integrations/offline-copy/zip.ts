import { strToU8, zipSync } from 'fflate';
import { isCompressible } from '../hosting/media-types.ts';

/** Zip keeps local time without a zone: made of local numbers, it says the same wherever the site is built. */
const DATE = new Date(2000, 0, 1);

/**
 * Files as a zip with one folder. The same files make the same bytes, in whatever order they were found.
 * @param folder its name
 */
export function zipOf(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(
    Object.fromEntries(
      sorted.map(([path, content]) => [
        `${folder}/${path}`,
        [
          typeof content === 'string' ? strToU8(content) : content,
          { level: isCompressible(path) ? 6 : 0 },
        ] as const,
      ]),
    ),
    { mtime: DATE },
  );
}
