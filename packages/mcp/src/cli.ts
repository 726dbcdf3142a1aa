#!/usr/bin/env node
import { readFileSync, realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serveHttp } from './http.ts';
import { createServer } from './server.ts';
import { contextOf } from './site.ts';

const PORT = 3917;

const HELP = `content-credentials-mcp: tools for C2PA and Content Credentials, for assistants that speak MCP.

Usage: content-credentials-mcp [options]

Without options, it uses standard input and output.

  --folder <path>   Let inspect_file read only files in this folder. Repeatable. Over HTTP, it's required to read any file.
  --http            Serve streamable HTTP at http://127.0.0.1:${PORT}/mcp.
  --port <number>   The port for --http.
  --help            Print this help.
`;

/** @throws Error for a folder that doesn't exist */
function folderOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    throw new Error(`--folder is ${path}, which doesn't exist.`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      http: { type: 'boolean', default: false },
      port: { type: 'string', default: String(PORT) },
      folder: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
  });
  const { http, port, folder: folders, help } = values;
  if (help) return void process.stdout.write(HELP);
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port is ${port}. Write a number from 1 to 65535.`);
  // Someone else may be able to reach the port, so over HTTP, folders must be named.
  const allowed = folders.length > 0 || http ? folders.map(folderOf) : undefined;
  const data = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8'));
  const context = contextOf(data, allowed);
  if (!http) return await createServer(context).connect(new StdioServerTransport());
  // Standard output is for the protocol only.
  process.stderr.write(`Listening at ${await serveHttp(context, Number(port))}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`content-credentials-mcp: ${error.message}\n`);
  process.exitCode = 1;
});
