import { parseArgs } from 'node:util';

export interface Arguments {
  site: string | undefined;
  http: boolean;
  port: number;
  folders: string[];
  help: boolean;
  version: boolean;
}

const PORT = 3917;

export const HELP = `content-credentials-mcp: tools for C2PA and Content Credentials, for assistants that speak MCP.

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
export function argumentsOf(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
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
  const { site, http, folder: folders, help, version } = values;
  return { site, http, port, folders, help, version };
}
