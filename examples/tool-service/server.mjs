// A small service around C2PA Tool: upload an image, get it back with Content Credentials, read them.
// Usage: SERVICE_TOKEN=… node server.mjs       (README.md says what else may be set)
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openTool, Refused } from './tool.mjs';

// #region limits
const LARGEST = 20 * 1024 * 1024; // bytes of one image
const AT_ONCE = 2; // concurrent processes: one per processor
const IN_QUEUE = 20; // images that wait for one of these slots
const KEEP = 60 * 60 * 1000; // milliseconds until an image is deleted
// #endregion limits
const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif' };

const { SERVICE_TOKEN, PORT = '3000' } = process.env;
if (!SERVICE_TOKEN) {
  console.error('set SERVICE_TOKEN: whoever can reach this service signs with your name');
  process.exit(2);
}
const data = resolve(process.env.DATA_FOLDER ?? 'data');
const [images, work] = [join(data, 'images'), join(data, 'work')];
await rm(work, { recursive: true, force: true }); // left by an earlier run
await mkdir(images, { recursive: true });
await mkdir(work, { mode: 0o700 });
const tool = await openTool({
  program: process.env.C2PATOOL ?? 'c2patool',
  folder: data,
  chainFile: process.env.SIGN_CERT ?? 'test-certs/chain.pem',
  keyFile: process.env.SIGN_KEY ?? 'test-certs/signer.key',
  signer: process.env.SIGNER,
  timeout: Number(process.env.TOOL_TIMEOUT ?? 20_000), // milliseconds for one call of the tool
});

/** What the client may know. Everything else is only logged. */
class HttpError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

// #region slots
let running = 0;
const waiting = [];
async function inSlot(job) {
  if (running < AT_ONCE) running += 1;
  else if (waiting.length < IN_QUEUE) await new Promise((go) => waiting.push(go));
  else throw new HttpError(503, 'too many images at once, try again');
  try {
    return await job();
  } finally {
    const next = waiting.shift();
    if (next)
      next(); // takes over the slot
    else running -= 1;
  }
}
// #endregion slots

// #region receive
/** Writes the body to a file as it arrives, and stops at the limit, whatever the headers say. */
async function receive(request, path) {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST) throw new HttpError(413, 'too large');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const part of request) {
      size += part.length;
      if (size > LARGEST) throw new HttpError(413, 'too large');
      await file.write(part);
    }
  } finally {
    await file.close();
  }
}

/** Returns the extension for the first bytes, because the tool relies on the extension when it signs. */
async function endingOf(path) {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
  await file.close();
  const first = buffer.toString('latin1', 0, bytesRead);
  if (first.startsWith('\xff\xd8\xff')) return 'jpg';
  if (first.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (first.startsWith('RIFF') && first.slice(8) === 'WEBP') return 'webp';
  if (first.startsWith('GIF8')) return 'gif';
  throw new HttpError(415, 'only JPEG, PNG, WebP, and GIF');
}
// #endregion receive

// #region upload
async function upload(request, url) {
  const title = (url.searchParams.get('title') || 'Untitled').replace(/\p{C}/gu, '').slice(0, 100);
  const folder = await mkdtemp(join(work, 'job-')); // each request has its own folder
  try {
    await receive(request, join(folder, 'upload'));
    const ending = await endingOf(join(folder, 'upload'));
    await rename(join(folder, 'upload'), join(folder, `upload.${ending}`));
    const signed = await inSlot(() => tool.sign(ending, title, folder));

    const name = `${randomBytes(16).toString('hex')}.${ending}`; // our own name: client input never becomes a path
    const { size } = await stat(join(folder, signed));
    await rename(join(folder, signed), join(images, name)); // in one step: no client gets part of it
    return { name, type: TYPES[ending], bytes: size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
// #endregion upload

// #region find
const NAME = /^[0-9a-f]{32}\.(jpg|png|webp|gif)$/;

/** A path consists only of names that the folder lists. */
async function find(name) {
  const there = NAME.test(name) && (await readdir(images)).includes(name);
  if (!there) throw new HttpError(404, 'no such image');
  return join(images, name);
}
// #endregion find

async function deleteOld() {
  for (const name of await readdir(images)) {
    const found = await stat(join(images, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > KEEP) await rm(join(images, name), { force: true });
  }
}

const digest = (text) => createHash('sha256').update(text).digest();
function checkCaller(request) {
  const sent = digest(request.headers.authorization ?? '');
  if (!timingSafeEqual(sent, digest(`Bearer ${SERVICE_TOKEN}`))) throw new HttpError(401, 'unknown caller');
}

/** The response to a request: a JSON value, or the path of an image. */
async function respond(request) {
  checkCaller(request);
  // Not `new URL(request.url, base)`: a leading `//` would be read as a server name.
  const address = `http://localhost${request.url}`;
  if (!request.url.startsWith('/') || !URL.canParse(address)) throw new HttpError(400, 'not a valid URL');
  const url = new URL(address);
  const [, collection, name, part, ...more] = url.pathname.split('/');
  const route = `${request.method} ${collection}${name ? '/name' : ''}${part ? `/${part}` : ''}`;
  if (more.length === 0) {
    if (route === 'GET version') return { json: { tool: tool.version } };
    if (route === 'POST images') {
      await deleteOld();
      return { status: 201, json: await upload(request, url) };
    }
    if (route === 'GET images/name') return { path: await find(name), type: TYPES[name.split('.')[1]] };
    if (route === 'GET images/name/report') {
      await find(name);
      return { json: await inSlot(() => tool.read(name, images)) };
    }
  }
  throw new HttpError(404, 'not found');
}

function responseTo(error) {
  if (error instanceof HttpError) return { status: error.status, json: { error: error.message } };
  if (error instanceof Refused) return { status: 422, json: { error: error.message } };
  console.error(error);
  return { status: 500, json: { error: 'internal error; see the log' } };
}

const server = createServer(async (request, response) => {
  const { status = 200, json, path, type } = await respond(request).catch(responseTo);
  // The rest of a rejected upload isn't read: the connection closes after the response.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (path) {
    response.writeHead(status, { 'Content-Type': type, 'Content-Disposition': 'attachment' });
    await pipeline(createReadStream(path), response).catch(() => response.destroy());
  } else {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(json));
  }
});
server.requestTimeout = 30_000; // a stalled client is cut off
server.listen(Number(PORT), '127.0.0.1', () =>
  console.log(`${tool.version}, listening on http://127.0.0.1:${server.address().port}`),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
