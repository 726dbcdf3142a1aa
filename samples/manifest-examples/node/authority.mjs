// A time-stamping authority for tests: it signs any hash together with the time, until you stop it.
// Usage: node authority.mjs [folder of make-short-lived.sh] [port]
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

const [folder = 'time-stamp-certs', port = '3180'] = process.argv.slice(2);
const openssl = promisify(execFile);
const config = ['-config', 'openssl.cnf', '-section', 'responses'];
const files = ['-queryfile', 'request.tsq', '-out', 'response.tsr'];

const server = createServer(async (request, response) => {
  await writeFile(join(folder, 'request.tsq'), await buffer(request));
  await openssl('openssl', ['ts', '-reply', ...config, ...files], { cwd: folder });
  response.setHeader('content-type', 'application/timestamp-reply');
  response.end(await readFile(join(folder, 'response.tsr')));
});
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`http://localhost:${server.address().port}/`);
});
