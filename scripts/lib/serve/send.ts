import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { contentType } from '../../../src/integrations/hosting/media-types.ts';
import { acceptedEncodings, byteRange, isFresh } from './negotiate.ts';

interface Copy {
  path: string;
  stats: Stats;
  /** How it is compressed, if it is. */
  encoding?: string;
}

/**
 * Answers with a file: compressed where the build left a copy and the client takes it, in part where a part is asked
 * for, and with 304 where the client has it already.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  status: number,
) {
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  const copies = await copiesOf(path);
  const chosen = (range === undefined && pick(copies, request.headers['accept-encoding'])) || copies.plain;
  const { size, mtimeMs } = chosen.stats;
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${chosen.encoding ? `-${chosen.encoding}` : ''}"`;

  response.setHeader('Content-Type', contentType(path));
  response.setHeader('ETag', tag);
  if (copies.compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (chosen.encoding !== undefined) response.setHeader('Content-Encoding', chosen.encoding);
  else response.setHeader('Accept-Ranges', 'bytes');

  if (status === 200 && isFresh(ifNoneMatch, tag)) {
    for (const name of ['Content-Type', 'Content-Encoding', 'Accept-Ranges']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }

  const wanted =
    status === 200 && (ifRange === undefined || ifRange === tag) ? byteRange(range, size) : undefined;
  if (wanted === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  if (wanted !== undefined)
    response.setHeader('Content-Range', `bytes ${wanted.start}-${wanted.end}/${size}`);
  response.setHeader('Content-Length', wanted === undefined ? size : wanted.end - wanted.start + 1);
  response.writeHead(wanted === undefined ? status : 206);
  if (request.method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  // A reader who left before the first byte has closed what would be written to.
  if (response.destroyed) return;
  // One who leaves half-way ends the stream with an error that is none of ours.
  pipeline(createReadStream(chosen.path, wanted), response, () => {});
}

async function copiesOf(path: string): Promise<{ plain: Copy; compressed: Copy[] }> {
  const compressed = await Promise.all(
    acceptedEncodings('*').map(async ({ name, extension }) => {
      const copy = `${path}.${extension}`;
      const stats = await stat(copy).catch(() => undefined);
      return stats?.isFile() ? [{ path: copy, stats, encoding: name }] : [];
    }),
  );
  return { plain: { path, stats: await stat(path) }, compressed: compressed.flat() };
}

function pick({ compressed }: { compressed: Copy[] }, accept: string | undefined): Copy | undefined {
  const accepted = acceptedEncodings(accept).map(({ name }) => name);
  return compressed.find(({ encoding }) => encoding !== undefined && accepted.includes(encoding));
}
