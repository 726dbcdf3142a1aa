// Serves the files of one folder so that pages of the origins you name may read them, byte for byte.
// Usage: node serve.mjs [folder] [port] [origin ...]        (without an origin: any page may read them)
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';

const [folder = '.', port = '8300', ...origins] = process.argv.slice(2);
const root = resolve(folder);
const types = { '.jpg': 'image/jpeg', '.png': 'image/png', '.mp4': 'video/mp4', '.c2pa': 'application/c2pa' };

// #region headers
function headersFor(file, size, origin) {
  const allowed = origins.length === 0 ? '*' : origins.find((one) => one === origin);
  return {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': size,
    // One origin or *, never a list. Requests come without cookies, so the file has to be public.
    ...(allowed && { 'access-control-allow-origin': allowed }),
    // The response depends on the origin, so caches must keep one per origin.
    ...(origins.length > 0 && { vary: 'Origin' }),
    // Caches must not recompress the image: different bytes, different hash.
    'cache-control': 'public, max-age=3600, no-transform',
    'x-content-type-options': 'nosniff',
  };
}
// #endregion headers

createServer(async ({ url, headers, method }, response) => {
  try {
    const file = resolve(root, `.${decodeURIComponent(new URL(url, 'http://localhost').pathname)}`);
    if (!file.startsWith(root + sep)) throw new Error('outside the folder');
    const found = await stat(file);
    if (!found.isFile()) throw new Error('a folder');
    response.writeHead(200, headersFor(file, found.size, headers.origin));
    if (method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(port), '127.0.0.1', function () {
  console.log(`http://127.0.0.1:${this.address().port}/ readable by ${origins.join(', ') || 'every origin'}`);
});
