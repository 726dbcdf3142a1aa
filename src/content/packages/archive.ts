import { zipSync } from 'fflate';
import { packTar } from 'modern-tar';

/** Files as a zip with one folder, stored: most bytes are compressed images. The same files in the same order give the same bytes. */
export function zipOf(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const entries = [...files].map(([path, content]): [string, Uint8Array] => [
    `${folder}/${path}`,
    new Uint8Array(Buffer.from(content as Uint8Array)),
  ]);
  // Zip stores local time without a time zone, so it's built from local numbers and is the same wherever the site is built.
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: new Date(2000, 0, 1) });
}

/** npm's date for everything that it packs. */
const PACKED = new Date('1985-10-26T08:15:00Z');

/**
 * Files as a tar archive. The same files give the same bytes.
 * @param programs names of the executable ones
 */
export const tarOf = (
  files: ReadonlyMap<string, string | Uint8Array>,
  programs: readonly string[] = [],
): Promise<Uint8Array> =>
  packTar(
    [...files].map(([name, body]) => ({
      header: {
        name,
        size: Buffer.byteLength(body),
        mtime: PACKED,
        mode: programs.includes(name) ? 0o755 : 0o644,
      },
      body,
    })),
  );
