import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createServer } from './server.ts';
import type { Context } from './site.ts';

/** Only this machine can reach the server. */
const HOST = '127.0.0.1';
const PATH = '/mcp';
const MAX_BODY = 4_000_000;

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}

async function answer(context: Context, response: ServerResponse): Promise<void> {
  const { localPort } = response.req.socket;
  const hosts = [`${HOST}:${localPort}`, `localhost:${localPort}`];
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
  // Closes the transport, too, and aborts what still runs.
  response.on('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(response.req, response);
}

/**
 * Serves the tools over streamable HTTP on 127.0.0.1.
 * @param port 0 for any free port
 * @returns the address
 * @throws Error if the port is in use
 */
export async function serveHttp(context: Context, port: number): Promise<string> {
  const server = createHttpServer(({ url, method }, response) => {
    // Whatever is left of a body isn't taken for the next request.
    response.setHeader('Connection', 'close');
    // Not `new URL`: it throws for a path such as `//`, which any web page can request without an Origin.
    if (url?.split('?')[0] !== PATH) return refuse(response, 404, `The server’s path is ${PATH}.`);
    if (method !== 'POST')
      return refuse(response, 405, 'Send requests with POST; this server doesn’t keep sessions.');
    answer(context, response).catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, error.message);
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.listen(port, HOST);
  await once(server, 'listening');
  return `http://${HOST}:${(server.address() as AddressInfo).port}${PATH}`;
}
