import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { variesByAccept } from '../../integrations/hosting/markdown-form.ts';
import { contentType, isCompressible } from '../../integrations/hosting/media-types.ts';
import { compressedBody, isWorthwhile } from './compressed.ts';
import { acceptedEncodings, byteRange, isFresh } from './negotiate.ts';

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
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  const stats = await stat(path);
  const isPacked = isCompressible(path) && isWorthwhile(stats.size);
  const [encoding] = isPacked && range === undefined ? encodingsOf(request) : [];
  const version = versionOf(stats);
  const tag = `"${version}${encoding === undefined ? '' : `-${encoding}`}"`;
  const type = contentType(path);
  const depends = [...(isPacked ? ['Accept-Encoding'] : []), ...(variesByAccept(type) ? ['Accept'] : [])];
  const vary = depends.length > 0 ? { Vary: depends.join(', ') } : {};

  if (status === 200 && isFresh(ifNoneMatch, tag)) {
    response.writeHead(304, { ETag: tag, ...vary }).end();
    return;
  }
  const headers = { 'Content-Type': type, ETag: tag, ...vary };
  if (encoding !== undefined) {
    const body = await compressedBody(path, version, encoding);
    response.writeHead(status, { ...headers, 'Content-Encoding': encoding, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }

  const { size } = stats;
  const wanted =
    status === 200 && (ifRange === undefined || ifRange === tag) ? byteRange(range, size) : undefined;
  if (wanted === 'outside') {
    response
      .writeHead(416, { ...headers, 'Accept-Ranges': 'bytes', 'Content-Range': `bytes */${size}` })
      .end();
    return;
  }
  response.writeHead(wanted === undefined ? status : 206, {
    ...headers,
    'Accept-Ranges': 'bytes',
    'Content-Length': wanted === undefined ? size : wanted.end - wanted.start + 1,
    ...(wanted && { 'Content-Range': `bytes ${wanted.start}-${wanted.end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  // A client that left before the first byte has closed the connection.
  if (response.destroyed) return;
  // A client that leaves halfway ends the stream with an error that isn't ours.
  pipeline(createReadStream(path, wanted), response, () => {});
}

const encodingsOf = (request: IncomingMessage) => acceptedEncodings(request.headers['accept-encoding']);

const versionOf = ({ size, mtimeMs }: Stats) => `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
