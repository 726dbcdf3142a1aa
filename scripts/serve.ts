import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseHeaders } from '../src/features/serve/rules.ts';
import { basePath, createSiteServer } from '../src/features/serve/server.ts';
import { type Command, commandLine } from './command-line.ts';

export { createSiteServer };

const command = {
  name: 'npm run serve',
  about:
    'Serves the built site (npm run build) with the headers, redirects, and compression of a production host. Stop it with Ctrl+C.',
  options: {
    port: {
      value: 'number',
      about: 'Port to listen on. Without it, 4321 or the next free port; 0 takes any free port.',
    },
    host: { value: 'name', about: 'Address to listen on (localhost). 0.0.0.0 listens on every network.' },
    dir: { value: 'folder', about: 'Folder of the built site (dist, or SITE_OUT).' },
  },
} as const satisfies Command;

/** How many ports after a taken one are tried. */
const MORE_PORTS = 20;

interface Options {
  port: number;
  /** Whether another port may be taken instead. */
  isAnyPort: boolean;
  host: string;
  dir: string;
}

function portOf(text: string): number {
  const port = Number(text);
  if (text !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`--port takes a number from 0 to 65535, not \`${text}\``);
}

/**
 * The options with their defaults.
 * @throws Error for an invalid port
 */
export function optionsOf(
  values: { port?: string | undefined; host?: string | undefined; dir?: string | undefined },
  env: NodeJS.ProcessEnv = process.env,
): Options {
  return {
    port: portOf(values.port ?? '4321'),
    isAnyPort: values.port === undefined,
    host: values.host ?? 'localhost',
    dir: resolve(values.dir ?? (env.SITE_OUT || 'dist')),
  };
}

/** The message if the server couldn't start. */
export function listenError(error: NodeJS.ErrnoException, { port, isAnyPort }: Options): string {
  if (error.code === 'EADDRINUSE')
    return `${isAnyPort ? `Ports ${port} to ${port + MORE_PORTS} are` : `Port ${port} is`} in use. Choose another: npm run serve -- --port ${port + 1000}`;
  return error.message;
}

function main(): void {
  const options = optionsOf(commandLine(command).values);
  const { port, host, dir } = options;
  const name = relative(process.cwd(), dir) || '.';
  if (!existsSync(join(dir, 'index.html')))
    throw new Error(`There is no built site in ${name}. Run: npm run build`);

  const server = createSiteServer(dir);
  let tried = port;
  server.on('error', (error: NodeJS.ErrnoException) => {
    const canMove = options.isAnyPort && tried < port + MORE_PORTS;
    if (error.code !== 'EADDRINUSE' || !canMove) fail(listenError(error, options));
    console.log(`Port ${tried} is in use by another program. Trying ${tried + 1}.`);
    tried += 1;
    server.listen(tried, host);
  });
  server.listen(port, host);
  server.on('listening', () => {
    const bound = server.address();
    const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
    const shown = host.includes(':') ? `[${host}]` : host;
    console.log(`Serving ${name} at http://${shown}:${actual}${siteBase(dir)}`);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      // A download in progress can finish, but one that stalls must not keep the process alive.
      setTimeout(() => process.exit(0), 3000).unref();
    });
  }
}

function siteBase(dir: string): string {
  const file = join(dir, '_headers');
  return existsSync(file) ? basePath(parseHeaders(readFileSync(file, 'utf8'))[0]?.path) : '/';
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
