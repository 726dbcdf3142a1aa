import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Context } from './context.ts';
import { createServer } from './server.ts';

/** Only this machine can reach the server. */
const HOST = '127.0.0.1';
const PATH = '/mcp';
const MAX_BODY = 4_000_000;

const refuse = (response: ServerResponse, status: number, message: string) =>
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));

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
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) throw new RangeError(`The request is larger than ${MAX_BODY} bytes.`);
    chunks.push(chunk as Buffer);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function answer(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body: unknown;
  try {
    body = await bodyOf(request);
  } catch (error) {
    return void refuse(response, error instanceof RangeError ? 413 : 400, (error as Error).message);
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
    if (wrong) return void refuse(response, ...wrong);
    answer(context, request, response).catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, error.message);
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
