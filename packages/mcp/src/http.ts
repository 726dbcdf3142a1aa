import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
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
function refuse(response: ServerResponse, status: number, message: string): void {
  const { req: request } = response;
  response.writeHead(status, { 'Content-Type': 'application/json' });
  const text = JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null });
  if (request.complete) return void response.end(text);
  response.write(text);
  const end = () => response.end();
  const timer = setTimeout(end, LINGER);
  request.once('close', () => clearTimeout(timer));
  request.once('end', end).resume();
}

async function answer(context: Context, response: ServerResponse, hosts: string[]): Promise<void> {
  // One server for each request, so that callers can't see each other's data.
  const server = createServer(context);
  // A web page that lets its own name resolve to 127.0.0.1 (DNS rebinding) sends that name as Host; any other web page
  // sends its Origin.
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableDnsRebindingProtection: true,
    allowedHosts: hosts,
    allowedOrigins: hosts.map((host) => `http://${host}`),
    maxRequestBodySize: MAX_BODY,
  });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(response.req, response);
}

/**
 * Serves the tools over streamable HTTP on 127.0.0.1.
 * @param port 0 for any free port
 * @returns the server and its address
 * @throws Error if the port is in use
 */
export async function serveHttp(context: Context, port: number): Promise<{ server: Server; url: string }> {
  const server = createHttpServer(({ url, method }, response) => {
    const { port: own } = server.address() as { port: number };
    // Whatever is left of a body isn't taken for the next request.
    response.setHeader('Connection', 'close');
    // Not `new URL`: it throws for a path such as `//`, which any web page can request without an Origin.
    if (url?.split('?')[0] !== PATH) return refuse(response, 404, `The server’s path is ${PATH}.`);
    if (method !== 'POST')
      return refuse(response, 405, 'Send requests with POST; this server doesn’t keep sessions.');
    answer(context, response, [`${HOST}:${own}`, `localhost:${own}`]).catch((error: Error) => {
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
