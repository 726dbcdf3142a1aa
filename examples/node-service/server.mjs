// A small signing service: upload an image, get it back with Content Credentials, read them.
// Usage: SERVICE_TOKEN=… node server.mjs       (README.md says what else may be set)
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { openCredentials, Refused, typeOf } from './credentials.mjs';
import { QueueFull, slots } from './slots.mjs';

// #region limits
const LARGEST = 20 * 1024 * 1024; // bytes of one image
const AT_ONCE = 2; // concurrent signatures: one per processor
const IN_QUEUE = 20; // images that wait for one of these slots
const KEEP = 60 * 60 * 1000; // milliseconds until an image is deleted
// #endregion limits
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' };
const TYPES = Object.fromEntries(Object.entries(ENDINGS).map(([type, ending]) => [ending, type]));

const { SERVICE_TOKEN, PORT = '3000', TRUST_ANCHORS } = process.env;
if (!SERVICE_TOKEN) {
  console.error('set SERVICE_TOKEN: whoever can reach this service signs with your name');
  process.exit(2);
}
const folder = resolve(process.env.DATA_FOLDER ?? 'data');
await mkdir(folder, { recursive: true });
const credentials = await openCredentials({
  chainFile: process.env.SIGN_CERT ?? 'test-certs/chain.pem',
  keyFile: process.env.SIGN_KEY ?? 'test-certs/signer.key',
  anchorsFile: TRUST_ANCHORS,
});
const inSlot = slots(AT_ONCE, IN_QUEUE);

/** What the client may know. Everything else is only logged. */
class HttpError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

// #region caller
const digest = (text) => createHash('sha256').update(text).digest();

function checkCaller(request) {
  const sent = digest(request.headers.authorization ?? '');
  if (!timingSafeEqual(sent, digest(`Bearer ${SERVICE_TOKEN}`))) throw new HttpError(401, 'unknown caller');
}
// #endregion caller

// #region body
/** Reads the body of a request. Stops at the limit, whatever the headers say. */
async function bodyOf(request) {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST) throw new HttpError(413, 'too large');
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > LARGEST) throw new HttpError(413, 'too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
// #endregion body

// #region upload
async function upload(request, url) {
  const image = await bodyOf(request);
  const type = typeOf(image);
  if (!type) throw new HttpError(415, 'only JPEG, PNG, WebP, and GIF');
  const title = (url.searchParams.get('title') || 'Untitled').replace(/\p{C}/gu, '').slice(0, 100);

  await deleteOld();
  const signed = await inSlot(() => credentials.sign(image, type, title));
  const id = randomBytes(16).toString('hex'); // our own name, so that client input never becomes a path
  const path = join(folder, `${id}.${ENDINGS[type]}`);
  await writeFile(`${path}.part`, signed, { flag: 'wx' });
  await rename(`${path}.part`, path); // a download never gets an incomplete file
  return { id, type, bytes: signed.length, credentials: await credentials.read(signed, type) };
}
// #endregion upload

// #region find
const NAME = /^([0-9a-f]{32})\.(jpg|png|webp|gif)$/;

async function stored() {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  const all = names.map(async (name) => {
    const [, id, ending] = NAME.exec(name);
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined); // deleted a moment ago
    return found && { id, path, type: TYPES[ending], bytes: found.size, at: found.mtime };
  });
  return (await Promise.all(all)).filter(Boolean).sort((a, b) => b.at - a.at);
}

async function find(id) {
  const image = (await stored()).find((one) => one.id === id);
  if (!image) throw new HttpError(404, 'no such image');
  return image;
}
// #endregion find

async function deleteOld() {
  for (const { path, at } of await stored()) if (Date.now() - at > KEEP) await rm(path, { force: true });
}

const json = (value, status = 200) => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

async function respond(request) {
  checkCaller(request);
  // Not `new URL(request.url, base)`: a leading `//` would be read as a server name.
  const address = `http://localhost${request.url}`;
  if (!request.url.startsWith('/') || !URL.canParse(address)) throw new HttpError(400, 'not a valid URL');
  const url = new URL(address);
  const [, collection, id, part, ...more] = url.pathname.split('/');
  const route = `${request.method} ${collection}${id ? '/id' : ''}${part ? `/${part}` : ''}`;
  if (more.length === 0) {
    if (route === 'POST images') return json(await upload(request, url), 201);
    if (route === 'GET images') {
      return json((await stored()).map(({ id, type, bytes, at }) => ({ id, type, bytes, at })));
    }
    if (route === 'GET images/id') return download(await find(id));
    if (route === 'GET images/id/credentials') {
      const { path, type } = await find(id);
      return json(await credentials.read(await readFile(path), type));
    }
  }
  throw new HttpError(404, 'not found');
}

// #region download
async function download({ id, path, type }) {
  return {
    status: 200,
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${id}.${ENDINGS[type]}"`,
    },
    body: await readFile(path),
  };
}
// #endregion download

function responseTo(error) {
  if (error instanceof HttpError) return json({ error: error.message }, error.status);
  if (error instanceof Refused) return json({ error: error.message }, 422);
  if (error instanceof QueueFull) return json({ error: 'too many images at once, try again' }, 503);
  console.error(error);
  return json({ error: 'internal error; see the log' }, 500);
}

const server = createServer(async (request, response) => {
  const { status, headers, body } = await respond(request).catch(responseTo);
  // The rest of a rejected upload isn't read: the connection closes after the response.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(status, {
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
});
server.requestTimeout = 30_000; // a stalled client is cut off
server.listen(Number(PORT), '127.0.0.1', () =>
  console.log(`listening on http://127.0.0.1:${server.address().port}`),
);

// #region end
for (const signal of ['SIGINT', 'SIGTERM']) {
  // Stop accepting requests and let running ones finish; then nothing keeps the process alive.
  process.once(signal, () => server.close(() => process.exit(0)));
}
// #endregion end
