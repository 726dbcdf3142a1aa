// Starts examples/node-service and uses it: upload, sign, download, read back, and everything an attacker may try.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { specimens } from '@content-credentials/verdict/testkit/forger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectOutput } from './runner/inspect-output.ts';
import { rawRequest, type Started, startService } from './service.ts';
import { folderWithCertificates, run, runOk, samplePath, unpackExample } from './workspace.ts';

const TOKEN = 'a token for this test';
// A PNG image of one pixel.
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12NgYGAAAAAEAAEnNCcKAAAAAElFTkSuQmCC';

let folder: string;
let service: ChildProcess;
let origin: string;

const settings = (more: Record<string, string> = {}) => ({
  ...process.env,
  SERVICE_TOKEN: TOKEN,
  TRUST_ANCHORS: 'test-certs/root.pem',
  PORT: '0',
  ...more,
});

/** Starts the copy of the program in the folder, as a reader would. */
const start = (more?: Record<string, string>): Promise<Started> =>
  startService([process.execPath, 'server.mjs'], folder, settings(more));

const ask = (path: string, options: RequestInit = {}) =>
  fetch(`${origin}${path}`, { headers: { Authorization: `Bearer ${TOKEN}` }, ...options });

async function upload(bytes: Uint8Array, title = 'Evening') {
  const body = new Uint8Array(bytes);
  const response = await ask(`/images?${new URLSearchParams({ title })}`, { method: 'POST', body });
  return { status: response.status, answer: await response.json() };
}

const raw = (request: string) => rawRequest(origin, request);

const photo = () => readFile(join(folder, 'photo.jpg'));
const stored = async () => (await readdir(join(folder, 'data'))).sort();

beforeAll(async () => {
  folder = await folderWithCertificates();
  await unpackExample('node-service', folder);
  await symlink(samplePath('node_modules'), join(folder, 'node_modules'));
  ({ child: service, address: origin } = await start());
}, 60_000);

afterAll(() => {
  service?.kill();
});

test('an image is signed, listed, downloaded and read back', async () => {
  const { status, answer } = await upload(await photo());
  expect(status).toBe(201);
  expect(answer).toMatchObject({
    type: 'image/jpeg',
    credentials: {
      state: 'Trusted',
      title: 'Evening',
      signer: 'Example Test Signer',
      problems: [],
      parentHasCredentials: false,
    },
  });

  const list = await (await ask('/images')).json();
  expect(list[0]).toMatchObject({ id: answer.id, type: 'image/jpeg', bytes: answer.bytes });

  const response = await ask(`/images/${answer.id}`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${answer.id}.jpg"`);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const file = join(folder, 'downloaded.jpg');
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  expect(await inspectOutput(samplePath(), file, join(folder, 'test-certs', 'root.pem'))).toMatchObject({
    state: 'Valid',
    trusted: 'Trusted',
    signer: 'Example Test Signer',
    generator: 'node-service',
    actions: ['c2pa.opened', 'c2pa.published'],
    created: ['c2pa.actions.v2'],
    ingredients: ['parentOf'],
  });
  expect(await (await ask(`/images/${answer.id}/credentials`)).json()).toEqual(answer.credentials);
});

test('an upload that has credentials keeps them as its parent', async () => {
  await runOk(samplePath('sign-local', 'node', 'sign-local.mjs'), [], folder);
  const { answer } = await upload(await readFile(join(folder, 'signed.jpg')));
  expect(answer.credentials).toMatchObject({ state: 'Trusted', parentHasCredentials: true });
});

test('an image that was changed after signing is refused', async () => {
  await runOk(samplePath('sign-local', 'node', 'sign-local.mjs'), [], folder);
  await runOk(samplePath('shared', 'change-byte.mjs'), ['signed.jpg', 'tampered.jpg'], folder);
  const before = await stored();
  expect(await upload(await readFile(join(folder, 'tampered.jpg')))).toEqual({
    status: 422,
    answer: { error: "the image's credentials aren't valid" },
  });
  expect(await stored()).toEqual(before);
});

test('an image that its hash leaves out is refused, although the library calls it Valid', async () => {
  await runOk(samplePath('write-manifest', 'node', 'write-manifest.mjs'), [], folder);
  await runOk(samplePath('shared', 'leave-out-image.mjs'), [], folder);
  const before = await stored();
  const { status, answer } = await upload(await readFile(join(folder, 'forged.jpg')));
  expect([status, answer.error]).toEqual([422, "the image's credentials aren't valid"]);
  expect(await stored()).toEqual(before);
});

test('no forged image is taken, and none that is signed well is refused', async () => {
  const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
  for (const { id, file, type, sidecar, expect: wanted } of await specimens()) {
    if (sidecar || !types.includes(type)) continue;
    const { status } = await upload(file);
    // Files that are partly protected are valid by the standard; the service says what isn't protected.
    if (wanted === 'Valid' || wanted === 'Partial') expect(status, id).toBe(201);
    else expect(status, id).toBe(422);
  }
}, 180_000);

test('the bytes say the type, not a header', async () => {
  const { status, answer } = await upload(Buffer.from(ONE_PIXEL, 'base64'));
  expect([status, answer.type]).toEqual([201, 'image/png']);
  for (const text of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<script>alert(1)</script>',
    '%PDF-1.4',
    '',
  ]) {
    expect((await upload(Buffer.from(text))).status, text).toBe(415);
  }
});

test('a damaged image is refused and leaves nothing behind', async () => {
  const before = await stored();
  const { status, answer } = await upload(Buffer.from(ONE_PIXEL, 'base64').subarray(0, 20));
  expect([status, Object.keys(answer)]).toEqual([422, ['error']]);
  expect(await stored()).toEqual(before);
});

test('an image that is too large is refused, announced or not', async () => {
  const before = await stored();
  const large = new Uint8Array(20 * 1024 * 1024 + 1);
  large.set([0xff, 0xd8, 0xff]);
  // The declared length is enough. A client that also sends the bytes may not get the response, because the connection closes first.
  const head = `POST /images HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Length: ${large.length}`;
  expect(await raw(`${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);

  const pieces = new ReadableStream({
    start(controller) {
      for (let at = 0; at < large.length; at += 1024 * 1024)
        controller.enqueue(large.slice(at, at + 1024 * 1024));
      controller.close();
    },
  });
  // The service may close the connection before everything was sent.
  const status = await ask('/images', { method: 'POST', body: pieces, duplex: 'half' } as RequestInit).then(
    (response) => response.status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(status);
  expect((await ask('/images')).status).toBe(200);
  expect(await stored()).toEqual(before);
});

test('no client input becomes a path', async () => {
  const before = await stored();
  const { status, answer } = await upload(await photo(), '../../etc/passwd\n\u202e<b>');
  expect(status).toBe(201);
  expect(answer.credentials.title).toBe('../../etc/passwd<b>');
  const added = (await stored()).filter((name) => !before.includes(name));
  expect(added).toEqual([`${answer.id}.jpg`]);

  const paths = ['/../server.mjs', '/images/../server.mjs', '/images/..%2fserver.mjs', '/images/%2e%2e/x'];
  for (const path of [...paths, '/images/..', `/images/${'0'.repeat(32)}`, '/images//credentials', '/data']) {
    const text = await raw(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nConnection: close\r\n\r\n`,
    );
    expect(text, path).toMatch(/^HTTP\/1\.1 (404|200) /);
    expect(text, path).not.toContain('createServer');
    if (path !== '/images/..') expect(text, path).toMatch(/^HTTP\/1\.1 404 /);
  }
});

test('requests without the token are refused, and malformed ones don’t stop the service', async () => {
  const id = (await stored())[0]?.split('.')[0];
  for (const path of ['/images', `/images/${id}`, `/images/${id}/credentials`]) {
    for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: TOKEN }]) {
      expect((await ask(path, { headers } as RequestInit)).status, path).toBe(401);
    }
  }
  expect((await ask('/images', { method: 'POST', body: await photo(), headers: {} })).status).toBe(401);
  for (const target of ['//', 'http://[', '/%', '*']) {
    const text = await raw(
      `GET ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nConnection: close\r\n\r\n`,
    );
    expect(text, target).toMatch(/^HTTP\/1\.1 (400|404) /);
  }
  expect((await ask('/images', { method: 'DELETE' })).status).toBe(404);
  expect((await ask('/images')).status).toBe(200);
});

test('many images at once: signed one after the other, too many are sent away', async () => {
  const bytes = await photo();
  const before = (await stored()).length;
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => upload(bytes, `Picture ${i}`)));
  const signed = answers.filter(({ status }) => status === 201);
  const sentAway = answers.filter(({ status }) => status === 503);
  expect(signed.length + sentAway.length).toBe(30);
  expect(signed.length).toBeGreaterThanOrEqual(22); // two running and twenty in the queue
  expect(new Set(signed.map(({ answer }) => answer.id)).size).toBe(signed.length);
  for (const { answer } of signed) expect(answer.credentials.state).toBe('Trusted');
  expect((await stored()).length).toBe(before + signed.length);
}, 60_000);

test('old images are deleted at the next upload', async () => {
  const { answer } = await upload(await photo());
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(folder, 'data', `${answer.id}.jpg`), old, old);
  await upload(await photo());
  expect((await ask(`/images/${answer.id}`)).status).toBe(404);
});

test('a key that does not belong to the certificate signs nothing', async () => {
  const other = await folderWithCertificates('another root');
  await mkdir(join(folder, 'other-data'), { recursive: true });
  const { child, address } = await start({
    SIGN_KEY: join(other, 'test-certs', 'signer.key'),
    DATA_FOLDER: 'other-data',
  });
  try {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    const response = await fetch(`${address}/images`, { method: 'POST', body: await photo(), headers });
    expect([response.status, await response.json()]).toEqual([500, { error: 'internal error; see the log' }]);
    expect(await readdir(join(folder, 'other-data'))).toEqual([]);
  } finally {
    child.kill();
  }
});

test('it does not start without a token, and it ends after what it has begun', async () => {
  const without = await run(join(folder, 'server.mjs'), [], folder, { env: { SERVICE_TOKEN: '' } });
  expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('set SERVICE_TOKEN')]);

  const { child, address } = await start({ DATA_FOLDER: 'last-data' });
  const headers = { Authorization: `Bearer ${TOKEN}`, Connection: 'close' };
  const last = fetch(`${address}/images`, { method: 'POST', body: await photo(), headers });
  await new Promise((done) => setTimeout(done, 30));
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await last).status).toBe(201);
  expect((await ended)[0]).toBe(0);
});
