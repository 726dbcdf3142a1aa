import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { variesByAccept } from '../../integrations/hosting/markdown-form.ts';
import { contentType, isCompressible } from '../../integrations/hosting/media-types.ts';
import { compressedBody, ENCODINGS, isWorthwhile } from './compressed.ts';

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
