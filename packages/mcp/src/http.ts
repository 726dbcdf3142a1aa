import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createServer } from './server.ts';
import type { Context } from './site/open.ts';

/** Only this machine can reach the server. */
const HOST = '127.0.0.1';
const PATH = '/mcp';
const MAX_BODY = 4_000_000;

/** Milliseconds in which the rest of a refused body is discarded: closing at once would overtake the answer. */
const LINGER = 1000;

/** Refuses a request. If its body wasn't read to the end, which could take hours, the connection closes. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, message: string): void {
  const text = JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
  if (request.complete) return void response.writeHead(status, headers).end(text);
  response.writeHead(status, { ...headers, Connection: 'close' }).write(text);
  const end = () => response.end();
  const timer = setTimeout(end, LINGER);
  request.once('close', () => clearTimeout(timer));
  request.once('end', end).resume();
}

const isLocal = (host: string, port: number): boolean =>
  [`127.0.0.1:${port}`, `localhost:${port}`].includes(host.toLowerCase());

/**
 * Why a request is refused. A web page that lets its own name resolve to 127.0.0.1 (DNS rebinding) sends that name as
 * Host; any other web page sends its Origin.
 */
function refusal({ headers, url, method }: IncomingMessage, port: number): [number, string] | undefined {
  if (!isLocal(headers.host ?? '', port))
    return [403, `The Host header must be ${HOST}:${port} or localhost:${port}.`];
  const { origin } = headers;
  if (origin !== undefined && !isLocal(origin.replace(/^http:\/\//, ''), port))
    return [403, 'Requests from web pages are refused.'];
  // Not `new URL`: it throws for a path such as `//`, which any web page can request without an Origin.
  if (url?.split('?')[0] !== PATH) return [404, `The server’s path is ${PATH}.`];
  if (method !== 'POST') return [405, 'Send requests with POST; this server doesn’t keep sessions.'];
  return undefined;
}

/** @throws RangeError for a body that's too long, SyntaxError for one that isn't JSON */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  const tooLarge = () => new RangeError(`The request is larger than ${MAX_BODY} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) throw tooLarge();
  // Leaving the loop would otherwise destroy the socket, and with it the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) throw tooLarge();
    chunks.push(chunk as Buffer);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function answer(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body: unknown;
  try {
    body = await bodyOf(request);
  } catch (error) {
    return refuse(request, response, error instanceof RangeError ? 413 : 400, (error as Error).message);
  }
  // One server for each request, so that callers can't see each other's data.
  const server = createServer(context);
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, body);
}

/**
 * Serves the tools over streamable HTTP on 127.0.0.1.
 * @param port 0 for any free port
 * @returns the server and its address
 * @throws Error if the port is in use
 */
export async function serveHttp(context: Context, port: number): Promise<{ server: Server; url: string }> {
  const server = createHttpServer((request, response) => {
    const { port: own } = server.address() as { port: number };
    const wrong = refusal(request, own);
    if (wrong) return refuse(request, response, ...wrong);
    answer(context, request, response).catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else refuse(request, response, 500, error.message);
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, HOST, done);
  });
  const { port: own } = server.address() as { port: number };
  return { server, url: `http://${HOST}:${own}${PATH}` };
}
