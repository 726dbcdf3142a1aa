#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import manifest from '../package.json' with { type: 'json' };
import { serveHttp } from './http.ts';
import { createServer } from './server.ts';
import { embeddedFiles, remoteFiles, siteBase } from './site/files.ts';
import { openSite } from './site/open.ts';

const PORT = 3917;

const HELP = `content-credentials-mcp: tools for C2PA and Content Credentials, for assistants that speak MCP.

Usage: content-credentials-mcp [options]

Without options, it uses standard input and output and reads the documentation in the package.

  --site <url>      Read the documentation of a published site instead.
  --folder <path>   Let inspect_file read only files in this folder. Repeatable. Over HTTP, it's required to read any file.
  --http            Serve streamable HTTP at http://127.0.0.1:${PORT}/mcp.
  --port <number>   The port for --http.
  --version         Print the version.
  --help            Print this help.
`;

/** @throws Error with one line: what's wrong, and what to write */
function argumentsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: 'string' },
      http: { type: 'boolean', default: false },
      port: { type: 'string', default: String(PORT) },
      folder: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port is ${values.port}. Write a number from 1 to 65535.`);
  return { ...values, port };
}

/** @throws Error for a folder that doesn't exist */
function folderOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    throw new Error(`--folder is ${path}, which doesn't exist.`);
  }
}

async function main(): Promise<void> {
  const { site, http, port, folder: folders, help, version } = argumentsOf(process.argv.slice(2));
  if (help) return void process.stdout.write(HELP);
  if (version) return void process.stdout.write(`${manifest.version}\n`);
  const files =
    site === undefined
      ? await embeddedFiles(new URL('./site.json', import.meta.url))
      : remoteFiles(siteBase(site));
  // Someone else may be able to reach the port, so over HTTP, folders must be named.
  const allowed = folders.length > 0 || http ? folders.map(folderOf) : undefined;
  const context = await openSite(files, allowed);
  if (!http) return await createServer(context).connect(new StdioServerTransport());
  const { url } = await serveHttp(context, port);
  // Standard output is for the protocol only.
  process.stderr.write(`Listening at ${url}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`content-credentials-mcp: ${error.message}\n`);
  process.exitCode = 1;
});
