// A signing service in a process of its own. It stands in for a KMS in rehearsals: no other program reads the keys.
// Usage: SIGN_TOKEN=… node service.mjs [folder of keys] [port]      Each key is a folder: chain.pem and signer.key.
import { createHash, createPrivateKey, sign, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const [folder = 'keys', port = '8400'] = process.argv.slice(2);
const token = process.env.SIGN_TOKEN;
if (!token) throw new Error('set SIGN_TOKEN. Without it, anyone could sign');
const delay = Number(process.env.SIGN_DELAY ?? 0); // to rehearse a slow service

const sha256 = (data) => createHash('sha256').update(data).digest();
const isCaller = ({ headers }) =>
  timingSafeEqual(sha256(headers.authorization ?? ''), sha256(`Bearer ${token}`));
const refuse = (status, reason) => Object.assign(new Error(reason), { status });

// #region keys
// Read on every request: each folder has a key, and the one whose name sorts last is current.
async function keyIds() {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
}

async function current() {
  const id = (await keyIds()).at(-1);
  if (id === undefined) throw refuse(503, 'there is no key');
  return { id, alg: 'es256', sign_cert: await readFile(`${folder}/${id}/chain.pem`, 'utf8') };
}
// #endregion keys

// #region sign
// The bytes that a C2PA signature covers always start like this. The key signs nothing else.
const CLAIM_SIGNATURE = Buffer.concat([Buffer.from([0x84, 0x6a]), Buffer.from('Signature1')]);

async function signature(id, message) {
  if (!(await keyIds()).includes(id)) throw refuse(404, `there is no key ${id}`);
  if (!message.subarray(0, CLAIM_SIGNATURE.length).equals(CLAIM_SIGNATURE))
    throw refuse(400, "the request doesn't contain a C2PA claim");
  await new Promise((later) => setTimeout(later, delay));
  return sign('sha256', message, createPrivateKey(await readFile(`${folder}/${id}/signer.key`))); // DER
}
// #endregion sign

// #region server
async function body(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > 1_000_000) throw refuse(413, 'the body is too large for a claim');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const server = createServer(async (request, response) => {
  const line = { time: new Date().toISOString(), request: `${request.method} ${request.url}` };
  try {
    if (!isCaller(request)) throw refuse(401, 'unknown caller');
    const [, id] = /^\/keys\/([\w-]+)\/signatures$/.exec(request.url) ?? [];
    if (request.method === 'GET' && request.url === '/current') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(await current()));
    } else if (request.method === 'POST' && id !== undefined) {
      const message = await body(request);
      line.sha256 = sha256(message).toString('hex');
      response.end(await signature(id, message));
      line.signed = id;
    } else throw refuse(404, 'no such URL');
  } catch (error) {
    line.error = error.message;
    // The caller sees only our own reasons: never a path or a line of a key file.
    response.writeHead(error.status ?? 500).end(error.status ? error.message : 'the service failed');
  }
  console.log(JSON.stringify(line)); // one line for each request; never the message, never the token
});
server.listen(Number(port), '127.0.0.1', () =>
  console.log(JSON.stringify({ listening: server.address().port })),
);
// #endregion server
