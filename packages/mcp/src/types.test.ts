import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { expectTypeOf, test } from 'vitest';
import { createServer } from './server.ts';
import { embeddedFiles, remoteFiles, type SiteFiles } from './site/files.ts';
import type { Context } from './site/open.ts';
import { openSite } from './site/open.ts';

test('a server is made from a site’s files, in the package or at an address', () => {
  expectTypeOf(embeddedFiles).returns.resolves.toEqualTypeOf<SiteFiles>();
  expectTypeOf(remoteFiles).returns.toEqualTypeOf<SiteFiles>();
  expectTypeOf(openSite).parameter(0).toEqualTypeOf<SiteFiles>();
  expectTypeOf(openSite).returns.resolves.toEqualTypeOf<Context>();
  expectTypeOf(createServer).parameter(0).toEqualTypeOf<Context>();
  expectTypeOf(createServer).returns.toEqualTypeOf<McpServer>();
});
