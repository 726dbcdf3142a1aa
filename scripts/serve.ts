import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseHeaders } from './lib/serve/rules.ts';
import { basePath, createSiteServer } from './lib/serve/server.ts';

export { createSiteServer };

const usage = 'Usage: npm run serve -- [--port 4321] [--host localhost] [--dir dist]';

interface Options {
  port: number;
  host: string;
  dir: string;
}

/**
 * Reads the command line.
 * @throws Error with the usage
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv = process.env): Options {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4321' },
      host: { type: 'string', default: 'localhost' },
      dir: { type: 'string', default: env.SITE_OUT || 'dist' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535 || values.port === '') {
    throw new Error(`--port takes a number from 0 to 65535, not \`${values.port}\`.`);
  }
  return { port, host: values.host, dir: resolve(values.dir) };
}

/** What to tell the person whose server could not start. */
export function listenError(error: NodeJS.ErrnoException, { port, host }: Options): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Choose another: npm run serve -- --port ${port + 1}`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights. Choose one above 1023: npm run serve -- --port 4321`;
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return `This machine has no address \`${host}\`. Use --host localhost, or --host 0.0.0.0 for every network.`;
  }
  return error.message;
}

function main(): void {
  const options = readOptions(process.argv.slice(2));
  const { port, host, dir } = options;
  const name = relative(process.cwd(), dir) || '.';
  if (!existsSync(join(dir, 'index.html')))
    throw new Error(`There is no built site in ${name}. Run: npm run build`);

  const server = createSiteServer(dir);
  server.on('error', (error) => fail(listenError(error, options)));
  server.listen(port, host, () => {
    const bound = server.address();
    const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
    const shown = host.includes(':') ? `[${host}]` : host;
    console.log(`Serving ${name} at http://${shown}:${actual}${siteBase(dir)}`);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      // A download under way may finish; one that stalls must not keep the process.
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
    const isUsage =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    fail(`${error instanceof Error ? error.message : error}${isUsage ? `\n${usage}` : ''}`);
  }
}
