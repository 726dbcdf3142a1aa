// A time-stamping authority for rehearsals: responds over HTTP with the certificate of make-short-lived.sh.
// Usage: node tsa.mjs [folder of make-short-lived.sh] [port]
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { promisify } from 'node:util';

const [cwd = 'time-stamp-certs', port = '3180'] = process.argv.slice(2);
const openssl = promisify(execFile);
const files = ['-queryfile', 'request.tsq', '-out', 'response.tsr'];

const server = createServer(async (request, response) => {
  // It receives the hash of a signature and returns that hash with the time, signed.
  await writeFile(`${cwd}/request.tsq`, Buffer.concat(await Array.fromAsync(request)));
  await openssl('openssl', ['ts', '-reply', '-config', 'openssl.cnf', '-section', 'responses', ...files], {
    cwd,
  });
  response.setHeader('content-type', 'application/timestamp-reply');
  response.end(await readFile(`${cwd}/response.tsr`));
});
server.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));
