import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import compression from 'compression';
import send from 'send';
import { contentType, isCompressible, variesByAccept } from '../../integrations/hosting/media-types.ts';

/**
 * Sends a file: compressed if that helps and the client accepts it, partially if a range is requested, and with 304
 * if the client already has it.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, path: string, status: number) {
  const type = contentType(path);
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  if (variesByAccept(type)) response.setHeader('Vary', 'Accept');
  // A range is one of the file's own bytes.
  const filter = () => isCompressible(type) && request.headers.range === undefined;
  const options = {
    root: dirname(path),
    acceptRanges: status === 200,
    cacheControl: false,
    lastModified: false,
  };
  compression({ filter })(request, response, () =>
    send(request, encodeURIComponent(basename(path)), { ...options, dotfiles: 'allow' })
      .on('error', ({ status, headers = {} }) => response.writeHead(status, headers).end())
      .pipe(response),
  );
}
