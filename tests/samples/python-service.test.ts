// Starts examples/python-service and uses it: upload, sign, download, read back, and everything an attacker may try.
import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { specimens } from '@content-credentials/verdict/testkit/forger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { inspectOutput } from './runner/inspect-output.ts';
import { execute } from './runner/programs.ts';
import { environment, findPython, packagesIn } from './runner/toolchains/python.ts';
import { rawRequest, startService } from './service.ts';
import { folderWithCertificates, runOk, samplePath, unpackExample } from './workspace.ts';

const found = findPython();
// A PNG image of one pixel.
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12NgYGAAAAAEAAEnNCcKAAAAAElFTkSuQmCC';
const TOKEN = 'a token for this test';
const QUIET = { PYTHONDONTWRITEBYTECODE: '1' };

let python: string;
let folder: string;
let service: ChildProcess;
let origin: string;

const settings = () => ({
  ...QUIET,
  SERVICE_TOKEN: TOKEN,
  SIGN_CERT: 'test-certs/chain.pem',
  SIGN_KEY: 'test-certs/signer.key',
  TRUST_ANCHORS: 'test-certs/root.pem',
  PORT: '0',
});

const ask = (path: string, options: RequestInit = {}) =>
  fetch(`${origin}${path}`, { headers: { Authorization: `Bearer ${TOKEN}` }, ...options });

async function upload(bytes: Uint8Array, name: string, type = 'image/jpeg') {
  const body = new FormData();
  body.append('image', new File([bytes as Uint8Array<ArrayBuffer>], name, { type }));
  const response = await ask('/images', { method: 'POST', body });
  return { status: response.status, answer: await response.json() };
}

const photo = () => readFile(join(folder, 'photo.jpg'));
const stored = async () => (await readdir(join(folder, 'data'))).sort();

given(found, "Python with venv isn't installed").describe('python-service', () => {
  beforeAll(async () => {
    const packages = packagesIn('examples/python-service/requirements.txt');
    python = await environment(found as string, 'python-service', packages);
    folder = await folderWithCertificates();
    await unpackExample('python-service', folder);
    const command = [python, 'app.py'] as const;
    ({ child: service, address: origin } = await startService(command, folder, {
      ...process.env,
      ...settings(),
    }));
  }, 300_000);

  afterAll(() => {
    service?.removeAllListeners('exit');
    service?.kill();
  });

  test('an image is signed, downloaded and read back', async () => {
    const { status, answer } = await upload(await photo(), 'Evening.jpg');
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      type: 'image/jpeg',
      credentials: { state: 'Trusted', title: 'Evening.jpg', problems: [], upload_had_credentials: false },
    });

    const response = await ask(`/images/${answer.id}`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=[0-9a-f]{32}\.jpg$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const file = join(folder, 'downloaded.jpg');
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    // A different library from the one that signed.
    expect(await inspectOutput(samplePath(), file, join(folder, 'test-certs', 'root.pem'))).toMatchObject({
      state: 'Valid',
      trusted: 'Trusted',
      signer: 'Example Test Signer',
      generator: 'python-service',
      actions: ['c2pa.opened', 'c2pa.published'],
      created: ['c2pa.actions.v2'],
      ingredients: ['parentOf'],
    });
    expect(await (await ask(`/images/${answer.id}/credentials`)).json()).toEqual(answer.credentials);
  });

  test('an upload that has credentials keeps them as its parent', async () => {
    await runOk(samplePath('sign-local', 'node', 'sign-local.mjs'), [], folder);
    const { answer } = await upload(await readFile(join(folder, 'signed.jpg')), 'signed.jpg');
    expect(answer.credentials).toMatchObject({ state: 'Trusted', upload_had_credentials: true });
  });

  test('an image that was changed, or that its hash leaves out, is refused', async () => {
    await runOk(samplePath('write-manifest', 'node', 'write-manifest.mjs'), [], folder);
    await runOk(samplePath('shared', 'change-byte.mjs'), [], folder);
    await runOk(samplePath('shared', 'leave-out-image.mjs'), [], folder);
    const before = await stored();
    for (const name of ['tampered.jpg', 'forged.jpg'])
      expect(await upload(await readFile(join(folder, name)), name)).toEqual({
        status: 422,
        answer: { error: "the image's credentials aren't valid" },
      });
    expect(await stored()).toEqual(before);
  });

  test('no forged image is taken', async () => {
    const types = ['image/jpeg', 'image/png', 'image/webp'];
    for (const { id, file, type, sidecar, expect: wanted } of await specimens())
      if (!sidecar && types.includes(type) && wanted !== 'Valid')
        expect((await upload(file, 'x', type)).status, id).toBe(422);
  }, 180_000);

  test('the bytes say the type, not the name', async () => {
    const { status, answer } = await upload(Buffer.from(ONE_PIXEL, 'base64'), 'x.jpg');
    expect([status, answer.type]).toEqual([201, 'image/png']);
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<script>alert(1)</script>', '']) {
      expect((await upload(Buffer.from(text), 'x.jpg')).status, text).toBe(415);
    }
  });

  test('a damaged image is refused and leaves nothing behind', async () => {
    const before = await stored();
    const { status, answer } = await upload((await photo()).subarray(0, 200), 'half.jpg');
    expect(status).toBe(422);
    expect(answer.error).not.toContain('/');
    expect(await stored()).toEqual(before);
  });

  test('what is too large is refused, with and without a length', async () => {
    const before = await stored();
    const large = new Uint8Array(21 * 1024 * 1024);
    large.set(await photo());
    const answers = await Promise.allSettled([
      ask('/images', { method: 'POST', body: large }),
      ask('/images', {
        method: 'POST',
        body: new Blob([large]).stream(),
        duplex: 'half',
      } as RequestInit),
    ]);
    for (const answer of answers) {
      // The server may close the connection while the client is still sending; that also counts as a refusal.
      if (answer.status === 'fulfilled') expect(answer.value.status).toBe(413);
    }
    expect(await stored()).toEqual(before);
    expect((await upload(await photo(), 'after.jpg')).status).toBe(201);
  });

  test('no name becomes a path', async () => {
    const { answer } = await upload(await photo(), '../../../evil\u0000.jpg');
    expect(answer.credentials.title).toBe('evil.jpg');
    expect(answer.id).toMatch(/^[0-9a-f]{32}$/);
    expect((await readdir(folder)).filter((name) => name.includes('evil'))).toEqual([]);
    // Sent as raw requests, because fetch would normalize the paths.
    for (const path of [
      '/images/../../test-certs/signer.key',
      '/images/..%2f..%2ftest-certs%2fsigner.key',
      '/images/%2e%2e%2fphoto',
      `/images/${answer.id}.jpg`,
      '/images/',
    ]) {
      expect(await raw(path), path).toMatch(/^HTTP\/1\.1 404 /);
    }
  });

  test('unauthorized requests get nothing', async () => {
    for (const headers of [{}, { Authorization: 'Bearer x' }, { Authorization: 'Bearer ümlaut' }]) {
      const response = await fetch(`${origin}/images`, {
        method: 'POST',
        headers: headers as HeadersInit,
      });
      expect(response.status).toBe(401);
    }
  });

  test('sixteen uploads at once do not get mixed up', async () => {
    const bytes = await photo();
    const titles = Array.from({ length: 16 }, (_, i) => `image ${i}.jpg`);
    const answers = await Promise.all(titles.map((title) => upload(bytes, title)));
    expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 201));
    expect(answers.map(({ answer }) => answer.credentials.title)).toEqual(titles);
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(16);
    expect((await stored()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('a key that does not fit the certificate stops the start', async () => {
    const env = { ...settings(), SIGN_KEY: 'test-certs/root.key' };
    const { code, stderr } = await execute(python, [join(folder, 'app.py')], { cwd: folder, env });
    expect(code).not.toBe(0);
    expect(stderr).toContain("the key doesn't match the first certificate in the chain");
  });

  test("a failed key service isn't reported as a problem with the image", async () => {
    const script = [
      'import io, sys',
      `sys.path.insert(0, ${JSON.stringify(folder)})`,
      'from credentials import Credentials, KeyUnavailable',
      'from keys import LocalKey',
      'key = LocalKey("test-certs/signer.key")',
      'credentials = Credentials(key, open("test-certs/chain.pem").read(), None)',
      'def away(data): raise TimeoutError("no answer from the key service")',
      'key.sign = away',
      'try: credentials.sign(open("photo.jpg", "rb"), io.BytesIO(), "image/jpeg", "x")',
      'except KeyUnavailable as error: print(repr(error.__cause__))',
    ].join('\n');
    const { stdout, stderr } = await execute(python, ['-c', script], { cwd: folder, env: QUIET });
    expect(stdout, stderr).toBe("TimeoutError('no answer from the key service')\n");
  });

  test('a certificate made from the request of make_csr.py signs', async () => {
    const env = { ...QUIET, SIGN_KEY: 'test-certs/signer.key' };
    const args = [join(folder, 'make_csr.py'), 'Example Org', 'Example Signer'];
    const { stdout } = await execute(python, args, { cwd: folder, env });
    await writeFile(join(folder, 'signer.csr'), stdout);
    const verify = ['req', '-in', 'signer.csr', '-noout', '-verify', '-subject', '-nameopt', 'RFC2253'];
    const checked = await execute('openssl', verify, { cwd: folder });
    expect(checked.code).toBe(0);
    expect(checked.stdout).toContain('CN=Example Signer,O=Example Org');
  });
});

/** Sends one request unchanged. @returns the first line of the response */
async function raw(path: string): Promise<string> {
  const head = `Host: 127.0.0.1\r\nAuthorization: Bearer ${TOKEN}\r\nConnection: close`;
  const answer = await rawRequest(origin, `GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
  return answer.split('\r\n')[0] ?? '';
}
