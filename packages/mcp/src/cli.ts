#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import manifest from '../package.json' with { type: 'json' };
import { argumentsOf, HELP } from './arguments.ts';
import { serveHttp } from './http.ts';
import { createServer } from './server.ts';
import { embeddedFiles } from './site/files.ts';
import { openSite } from './site/open.ts';
import { remoteFiles, siteBase } from './site/remote.ts';

/** @throws Error for a folder that doesn't exist */
function folderOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    throw new Error(`--folder is ${path}, which doesn't exist.`);
  }
}

async function main(): Promise<void> {
  const { site, http, port, folders, help, version } = argumentsOf(process.argv.slice(2));
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
