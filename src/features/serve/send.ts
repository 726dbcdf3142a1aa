import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import Negotiator from 'negotiator';
import send from 'send';
import { contentType, isCompressible, variesByAccept } from '../../integrations/hosting/media-types.ts';

const smallest = 1024;
/** Bodies kept in memory. A browser loads about twenty files per page, and our largest has 8 MB. */
const MOST_CACHED = 200;

/** The encodings that this server supports, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const compressors: Readonly<Record<Encoding, (data: Buffer) => Promise<Buffer>>> = {
  // Quality 5 compresses as well as gzip's best level, in a fifth of the time.
  br: (data) => promisify(brotliCompress)(data, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (data) => promisify(gzip)(data),
};

const cache = new Map<string, Promise<Buffer>>();

/** Whether compressing a file of this size saves enough to be worthwhile. */
const isWorthwhile = (size: number): boolean => size > smallest;

/**
 * A file's bytes in an encoding that the client accepts, compressed on first request.
 * @param version changes with the file
 */
function compressedBody(path: string, version: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${version} ${path}`;
  const known = cache.get(key);
  if (known) return known;
  const body = readFile(path).then(compressors[encoding]);
  cache.set(key, body);
  const [oldest] = cache.keys();
  if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
  return body;
}

/**
 * Sends a file: compressed if that helps and the client accepts it, partially if a range is requested, and with 304
 * if the client already has it.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  status: number,
) {
  const { size, mtimeMs } = await stat(path);
  const isPacked = isCompressible(path) && isWorthwhile(size);
  const type = contentType(path);
  const depends = [...(isPacked ? ['Accept-Encoding'] : []), ...(variesByAccept(type) ? ['Accept'] : [])];
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  if (depends.length > 0) response.setHeader('Vary', depends.join(', '));
  const accepted = new Negotiator(request).encoding([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  const encoding = ENCODINGS.find((one) => one === accepted);
  if (!isPacked || !encoding || request.headers.range !== undefined) {
    const options = {
      root: dirname(path),
      acceptRanges: status === 200,
      cacheControl: false,
      lastModified: false,
    };
    send(request, encodeURIComponent(basename(path)), { ...options, dotfiles: 'allow' })
      .on('error', ({ status, headers = {} }) => response.writeHead(status, headers).end())
      .pipe(response);
    return;
  }
  const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const etag = `"${version}-${encoding}"`;
  response.setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const body = await compressedBody(path, version, encoding);
  response.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
