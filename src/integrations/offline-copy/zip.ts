import { strToU8, zipSync } from 'fflate';
import { isCompressible } from '../hosting/media-types.ts';

/**
 * Zip files store local time without a time zone. Building the date from local numbers gives the same value on every
 * machine.
 */
const DATE = new Date(2000, 0, 1);

/**
 * Packs files into a zip file with one folder. The same files produce the same bytes in any order.
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
