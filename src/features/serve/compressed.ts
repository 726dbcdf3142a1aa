import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const smallest = 1024;
/** Bodies kept in memory. A browser loads about twenty files per page, and our largest has 8 MB. */
const MOST_CACHED = 200;

/** The encodings that this server supports, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const compressors: Readonly<Record<Encoding, (data: Buffer) => Promise<Buffer>>> = {
  // Quality 5 compresses as well as gzip's best level, in a fifth of the time.
  br: (data) => promisify(brotliCompress)(data, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (data) => promisify(gzip)(data),
};

const cache = new Map<string, Promise<Buffer>>();

/** Whether compressing a file of this size saves enough to be worthwhile. */
export const isWorthwhile = (size: number): boolean => size > smallest;

/**
 * A file's bytes in an encoding that the client accepts, compressed on first request.
 * @param version changes with the file
 */
export function compressedBody(path: string, version: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${version} ${path}`;
  const known = cache.get(key);
  if (known) return known;
  const body = readFile(path).then(compressors[encoding]);
  cache.set(key, body);
  const [oldest] = cache.keys();
  if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
  return body;
}
