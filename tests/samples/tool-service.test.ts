// Starts examples/tool-service and uses it: upload, sign, download, read back, and everything a stranger may try.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { inspectOutput } from './runner/inspect-output.ts';
import { readPins } from './runner/pins.ts';
import { cached } from './runner/programs.ts';
import { rawRequest, type Started, startService } from './service.ts';
import { folderWithCertificates, runOk, samplePath, unpackExample } from './workspace.ts';

const c2patool = join(cached('c2patool', readPins(resolve('samples')).c2patool), 'bin', 'c2patool');
const TOKEN = 'a token for this test';

let folder: string;
let service: ChildProcess;
let origin: string;

function start(more: Record<string, string> = {}): Promise<Started> {
  const env = { ...process.env, SERVICE_TOKEN: TOKEN, C2PATOOL: c2patool, PORT: '0', ...more };
  return startService([process.execPath, 'server.mjs'], folder, env);
}

async function stop(child: ChildProcess) {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

const ask = (path: string, options: RequestInit = {}, at = origin) =>
  fetch(`${at}${path}`, { headers: { Authorization: `Bearer ${TOKEN}` }, ...options });

async function upload(bytes: Uint8Array, title = 'Evening', at = origin) {
  const body = new Uint8Array(bytes);
  const response = await ask(`/images?${new URLSearchParams({ title })}`, { method: 'POST', body }, at);
  return { status: response.status, answer: await response.json() };
}

const raw = (request: string) => rawRequest(origin, request);

const photo = () => readFile(join(folder, 'photo.jpg'));
const stored = async () => (await readdir(join(folder, 'data', 'images'))).sort();
const atWork = () => readdir(join(folder, 'data', 'work'));

const { describe } = given(
  existsSync(c2patool),
  'C2PA Tool is not in the cache; `npm run samples -- --language c2patool` builds it in nine minutes',
);
describe('the service around C2PA Tool', () => {
  beforeAll(async () => {
    folder = await folderWithCertificates();
    await unpackExample('tool-service', folder);
    await symlink(samplePath('node_modules'), join(folder, 'node_modules'));
    const started = await start();
    service = started.child;
    origin = started.address;
  });
  afterAll(() => service && stop(service));

  test('signs an upload, gives it back, and reads it', async () => {
    const { status, answer } = await upload(await photo(), 'Evening "and" $(night)');
    expect({ status, type: answer.type }).toEqual({ status: 201, type: 'image/jpeg' });

    const download = await ask(`/images/${answer.name}`);
    expect(download.headers.get('content-type')).toBe('image/jpeg');
    expect(download.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await download.arrayBuffer());
    expect(bytes.length).toBe(answer.bytes);
    const file = join(folder, 'back.jpg');
    await writeFile(file, bytes);
    expect(await inspectOutput(samplePath(), file, join(folder, 'test-certs', 'root.pem'))).toMatchObject({
      state: 'Valid',
      trusted: 'Trusted',
      title: 'Evening "and" $(night)',
      signer: 'Example Test Signer',
      actions: ['c2pa.opened', 'c2pa.published'],
      created: ['c2pa.actions.v2'],
      ingredients: ['parentOf'],
    });

    const report = await (await ask(`/images/${answer.name}/report`)).json();
    expect(report.validation_state).toBe('Valid');
    expect(await atWork()).toEqual([]);
  });

  test('keeps what a signed upload says', async () => {
    await runOk(
      samplePath('write-manifest/node/write-manifest.mjs'),
      ['photo.jpg', 'signed.jpg', 'test-certs'],
      folder,
    );
    const { answer } = await upload(await readFile(join(folder, 'signed.jpg')));
    const report = await (await ask(`/images/${answer.name}/report`)).json();
    expect(Object.keys(report.manifests)).toHaveLength(2);
  });

  test('refuses what it should not sign, and leaves nothing behind', async () => {
    const before = await stored();
    const changed = await readFile(join(folder, 'signed.jpg'));
    changed[changed.length - 100] = (changed[changed.length - 100] ?? 0) ^ 1;
    const cases: [string, Uint8Array, number, string][] = [
      ['text', Buffer.from('hello'), 415, 'only JPEG, PNG, WebP, and GIF'],
      ['nothing', Buffer.alloc(0), 415, 'only JPEG, PNG, WebP, and GIF'],
      ['a page that says it is an image', Buffer.from('<svg onload="x">'), 415, 'JPEG, PNG'],
      ['changed after signing', changed, 422, 'changed after it was signed'],
      ['a broken PNG', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'), 422, 'the file'],
    ];
    for (const [what, bytes, status, message] of cases) {
      const found = await upload(bytes);
      expect(found.status, what).toBe(status);
      expect(found.answer.error, what).toContain(message);
    }
    // The announcement is enough. Who sends the bytes as well may lose the answer: the end of the connection overtakes it.
    const head = `POST /images HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}`;
    const large = await raw(`${head}\r\nContent-Length: ${20 * 1024 * 1024 + 1}\r\n\r\n`);
    expect(large).toMatch(/^HTTP\/1\.1 413 /);
    expect(large).toContain('too large');
    expect(await stored()).toEqual(before);
    expect(await atWork()).toEqual([]);
  });

  test('refuses an image that its hash leaves out', async () => {
    await runOk(samplePath('shared/leave-out-image.mjs'), ['signed.jpg', 'forged.jpg', 'test-certs'], folder);
    const { status, answer } = await upload(await readFile(join(folder, 'forged.jpg')));
    expect({ status, error: answer.error }).toEqual({
      status: 422,
      error: "its credentials don't protect the whole image",
    });
    expect(await atWork()).toEqual([]);
  });

  test('stops an upload that lies about its length', async () => {
    const head = `POST /images HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => {}); // the service closes while we still send
    socket.write(head);
    let answer = '';
    socket.on('data', (part) => (answer += part));
    const mebibyte = `100000\r\n${'x'.repeat(1024 * 1024)}\r\n`;
    // Who sends on after the answer may lose it: the reset of the connection overtakes it.
    for (let i = 0; i < 25 && !answer && !socket.destroyed; i++) {
      socket.write(mebibyte);
      await new Promise((go) => setTimeout(go, 5));
    }
    // Not `once` of node:events, which takes an error on the way for its own.
    if (!socket.closed) await new Promise((done) => socket.once('close', done));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(await atWork()).toEqual([]);
  });

  test('knows its callers', async () => {
    for (const headers of [new Headers(), new Headers({ Authorization: 'Bearer wrong' })])
      expect((await ask('/version', { headers })).status).toBe(401);
    expect(await (await ask('/version')).json()).toEqual({ tool: expect.stringMatching(/^c2patool \d/) });
  });

  test('gives out images and no other file, whatever the address says', async () => {
    const head = `HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${TOKEN}\r\n\r\n`;
    for (const path of [
      '/images/../settings.json',
      '/images/..%2fsettings.json',
      '/images/%2e%2e%2f%2e%2e%2ftest-certs%2fsigner.key',
      '//images/settings.json',
      '/images/--help/report',
      '/images/-o/report',
      `/images/${'0'.repeat(32)}.jpg`,
      '/images/photo.jpg%00.jpg',
    ])
      expect(await raw(`GET ${path} ${head}`), path).toMatch(/^HTTP\/1\.1 404 /);
    expect(await raw(`GET http://elsewhere.example/ ${head}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('serves many at once, each its own image', async () => {
    const titles = Array.from({ length: 10 }, (_, i) => `image ${i}`);
    const bytes = await photo();
    const answers = await Promise.all(titles.map((title) => upload(bytes, title)));
    expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 201));
    const reports = await Promise.all(
      answers.map(async ({ answer }) => (await ask(`/images/${answer.name}/report`)).json()),
    );
    expect(reports.map((report) => report.manifests[report.active_manifest].title)).toEqual(titles);
    expect(await atWork()).toEqual([]);
  }, 60_000);

  test('sends away what does not fit into the queue', async () => {
    const bytes = await photo();
    const many = await Promise.all(Array.from({ length: 40 }, () => upload(bytes)));
    const statuses = new Set(many.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([201, 503]);
  }, 60_000);

  test('signs through a program that holds the key', async () => {
    const signer = join(folder, 'sign.sh');
    await writeFile(
      signer,
      `#!/bin/sh
[ "\${1:-}" = --signer-info ] && exec jq -n --rawfile c "${folder}/test-certs/chain.pem" '{ alg: "es256", sign_cert: $c }'
exec openssl dgst -sha256 -sign "${folder}/test-certs/signer.key"
`,
    );
    await chmod(signer, 0o700);
    const more = { SIGNER: signer, DATA_FOLDER: 'other', SIGN_KEY: 'not-there.key' };
    const { child, address } = await start(more);
    try {
      const { status, answer } = await upload(await photo(), 'Evening', address);
      expect(status).toBe(201);
      const report = await (await ask(`/images/${answer.name}/report`, {}, address)).json();
      expect(report.manifests[report.active_manifest].signature_info.common_name).toBe('Example Test Signer');
    } finally {
      await stop(child);
    }
  });

  test('does not start without a token, a key or the tool', async () => {
    const wrong: Array<Record<string, string>> = [
      { SERVICE_TOKEN: '' },
      { SIGN_KEY: 'not-there.key' },
      { C2PATOOL: 'not-there' },
    ];
    for (const more of wrong)
      await expect(start({ ...more, DATA_FOLDER: 'third' })).rejects.toThrow('the service ended');
  });

  test('ends a tool that hangs', async () => {
    const slow = join(folder, 'slow.sh');
    await writeFile(slow, '#!/bin/sh\n[ "$1" = --version ] && { echo slow 1.0; exit; }\nexec sleep 60\n');
    await chmod(slow, 0o700);
    const { child, address } = await start({ C2PATOOL: slow, DATA_FOLDER: 'fourth', TOOL_TIMEOUT: '500' });
    try {
      const { status, answer } = await upload(await photo(), 'Evening', address);
      expect({ status, answer }).toEqual({
        status: 422,
        answer: { error: 'reading the image takes too long, or its report is too large' },
      });
    } finally {
      await stop(child);
    }
  });
});
