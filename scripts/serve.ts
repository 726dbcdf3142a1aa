import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { program } from 'commander';
import { parseHeaders } from '../src/features/serve/rules.ts';
import { basePath, createSiteServer } from '../src/features/serve/server.ts';

const values = program
  .name('npm run serve --')
  .description(
    'Serves the built site (npm run build) with the headers, redirects, and compression of a production host. Stop it with Ctrl+C.',
  )
  .option('--port <number>', 'Port to listen on. Without it, 4321, or any free one if that is in use.')
  .option('--host <name>', 'Address to listen on. 0.0.0.0 listens on every network.', 'localhost')
  .option('--dir <folder>', 'Folder of the built site.', process.env.SITE_OUT || 'dist')
  .parse()
  .opts<{ port?: string; host: string; dir: string }>();

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const port = Number(values.port ?? 4321);
if (values.port === '' || !Number.isInteger(port) || port < 0 || port > 65535)
  fail(`--port takes a number from 0 to 65535, not \`${values.port}\``);
const { host } = values;
const dir = resolve(values.dir);
const name = relative(process.cwd(), dir) || '.';
if (!existsSync(join(dir, 'index.html'))) fail(`${name} doesn't have a built site. Run: npm run build`);

const headers = join(dir, '_headers');
const base = existsSync(headers) ? basePath(parseHeaders(readFileSync(headers, 'utf8'))[0]?.path) : '/';
const server = createSiteServer(dir);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') fail(error.message);
  if (values.port) fail(`Port ${port} is in use. Choose another: npm run serve -- --port ${port + 1000}`);
  console.log(`Port ${port} is in use by another program.`);
  server.listen(0, host);
});
server.on('listening', () => {
  const { port: bound } = server.address() as AddressInfo;
  console.log(`Serving ${name} at http://${host.includes(':') ? `[${host}]` : host}:${bound}${base}`);
});
server.listen(port, host);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // A download in progress can finish, but one that stalls must not keep the process alive.
    setTimeout(() => process.exit(0), 3000).unref();
  });
}
