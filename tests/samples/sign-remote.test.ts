import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, cp, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../support/listening.ts';
import { installing, isMissing } from './runner/toolchain.ts';
import { python } from './runner/toolchains/python.ts';
import { rust } from './runner/toolchains/rust.ts';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const sign = samplePath('sign-remote', 'node', 'sign-remote.mjs');
const check = samplePath('sign-local', 'node', 'check-trust.mjs');
const token = 'rehearsal';

interface Service {
  url: string;
  /** The log, one parsed line for each request. */
  log: Array<Record<string, string>>;
}

let folder: string;
let other: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  [folder, other] = await Promise.all([folderWithCertificates(), folderWithCertificates('another root')]);
});

afterEach(() => {
  for (const service of running.splice(0)) service.kill();
  vi.unstubAllEnvs();
});

/** A keys folder with one key, as on the page. */
async function keys(name: string, chainFrom = folder, keyFrom = chainFrom): Promise<string> {
  const key = join(folder, name, '2026-11');
  await mkdir(key, { recursive: true });
  await copyFile(join(chainFrom, 'test-certs', 'chain.pem'), join(key, 'chain.pem'));
  await copyFile(join(keyFrom, 'test-certs', 'signer.key'), join(key, 'signer.key'));
  return join(folder, name);
}

/** Starts the service on a free port and waits until it listens. */
function start(from: string, env: Record<string, string> = {}): Promise<Service> {
  const child = spawn(process.execPath, [samplePath('sign-remote', 'node', 'service.mjs'), from, '0'], {
    env: { ...process.env, SIGN_TOKEN: token, ...env },
  });
  running.push(child);
  const log: Service['log'] = [];
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the service ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text);
      if (line.listening) done({ url: `http://127.0.0.1:${line.listening}`, log });
      else log.push(line);
    });
  });
}

const signWith = (url: string, destination: string, env: Record<string, string> = {}) =>
  run(sign, ['photo.jpg', destination], folder, { env: { SIGN_TOKEN: token, SIGN_URL: url, ...env } });

const signatures = ({ log }: Service) => log.filter(({ signed }) => signed !== undefined);

async function expectNoFile(name: string): Promise<void> {
  await expect(stat(join(folder, name))).rejects.toThrow('ENOENT');
}

test('signs, is Trusted with the root, and writes one line for the signature', async () => {
  const service = await start(await keys('right'));
  const { code, stdout } = await signWith(service.url, 'right.jpg');
  expect(code).toBe(0);
  const expected = await readFile(samplePath('sign-local', 'node', 'expected.txt'), 'utf8');
  expect(await runOk(check, ['right.jpg'], folder)).toBe(expected);

  await expect.poll(() => signatures(service)).toHaveLength(1);
  const [line] = signatures(service);
  expect(line).toMatchObject({ signed: '2026-11', request: 'POST /keys/2026-11/signatures' });
  // The same hash on both sides: log and file can be matched later.
  expect(stdout).toContain(`claim ${line?.sha256}: signed with key 2026-11`);
  expect(JSON.stringify(service.log)).not.toContain(token);
});

test('a key that does not fit the certificate stops the signing', async () => {
  const service = await start(await keys('wrong', folder, other));
  const { code, stderr } = await signWith(service.url, 'wrong.jpg');
  expect(code).toBe(1);
  expect(stderr).toContain("the signature of key 2026-11 doesn't match its certificate");
  await expectNoFile('wrong.jpg');
});

test('an unreachable service is named in the error', async () => {
  const port = await freePort();
  const { code, stderr } = await signWith(`http://127.0.0.1:${port}`, 'down.jpg');
  expect(code).toBe(1);
  expect(stderr).toContain(`signing service http://127.0.0.1:${port}: ECONNREFUSED`);
  await expectNoFile('down.jpg');
});

test('a slow service is given up after the timeout', async () => {
  const service = await start(await keys('slow'), { SIGN_DELAY: '20000' });
  const before = Date.now();
  const { code, stderr } = await signWith(service.url, 'slow.jpg', { SIGN_TIMEOUT: '500' });
  expect(Date.now() - before).toBeLessThan(10_000);
  expect(code).toBe(1);
  expect(stderr).toContain('no response within 500 ms');
  await expectNoFile('slow.jpg');
});

test('unauthorized requests and other bytes are refused and logged', async () => {
  const service = await start(await keys('guarded'));
  const { stderr } = await signWith(service.url, 'unknown-caller.jpg', { SIGN_TOKEN: 'guess' });
  expect(stderr).toContain('request refused: 401 unknown caller');
  await expectNoFile('unknown-caller.jpg');

  const post = (path: string) =>
    fetch(service.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: 'hello',
    });
  const response = await post('/keys/2026-11/signatures');
  expect([response.status, await response.text()]).toEqual([400, "the request doesn't contain a C2PA claim"]);
  expect((await post('/keys/2020-01/signatures')).status).toBe(404);
  expect((await post('/keys/..%2ftest-certs/signatures')).status).toBe(404);
  // The log comes through a pipe, so its last line may arrive late.
  await expect
    .poll(() => service.log.map(({ error }) => error))
    .toEqual([
      'unknown caller',
      "the request doesn't contain a C2PA claim",
      'there is no key 2020-01',
      'no such URL',
    ]);
  expect(signatures(service)).toEqual([]);
});

test('a new key is used immediately, and files signed with the old one don’t change', async () => {
  const folderOfKeys = await keys('rotated');
  const service = await start(folderOfKeys);
  await signWith(service.url, 'old.jpg');
  await cp(join(await keys('rotated-new', other), '2026-11'), join(folderOfKeys, '2027-02'), {
    recursive: true,
  });
  const { stdout } = await signWith(service.url, 'new.jpg');
  expect(stdout).toContain('signed with key 2027-02');

  const roots = [folder, other].map((from) => join(from, 'test-certs', 'root.pem'));
  expect(await runOk(check, ['old.jpg', roots[0] ?? ''], folder)).toContain(': Trusted');
  expect(await runOk(check, ['new.jpg', roots[1] ?? ''], folder)).toContain(': Trusted');
});

test('without a token the service does not start', async () => {
  await expect(start(await keys('open'), { SIGN_TOKEN: '' })).rejects.toThrow('the service ended with 1');
});

/** Starts the local time-stamping authority and returns its address. */
function startTsa(certificates: string): Promise<string> {
  const child = spawn(process.execPath, [samplePath('time-stamps', 'node', 'tsa.mjs'), certificates, '0']);
  running.push(child);
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the authority ended with ${code}`)));
    createInterface({ input: child.stdout }).once('line', done);
  });
}

test('with TSA_URL the signature gets a time stamp; without a response nothing is signed', async () => {
  await runOk(samplePath('time-stamps', 'openssl', 'make-short-lived.sh'), ['20991231000000Z'], folder);
  const tsa = await startTsa(join(folder, 'time-stamp-certs'));
  const service = await start(await keys('stamped'));
  const signed = await signWith(service.url, 'stamped.jpg', { TSA_URL: tsa });
  expect(signed.code, signed.stderr).toBe(0);
  const printed = await runOk(check, ['stamped.jpg'], folder);
  expect(printed).toMatch(/with test-certs\/root.pem: Trusted\n.*\n {2}time stamp: 20\d\d-/);

  const refused = await signWith(service.url, 'unstamped.jpg', { TSA_URL: 'http://127.0.0.1:9/' });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('unstamped.jpg: not signed');
  await expectNoFile('unstamped.jpg');
});

describe.each([
  ['python', 'sign_remote.py', python],
  ['rust', 'sign_remote.rs', rust],
] as const)('the program in %s', (language, file, toolchain) => {
  test('signs, and names each failure', { timeout: 1_800_000 }, async ({ skip }) => {
    if (language === 'rust' && installing() !== 'all')
      return skip('Rust builds for minutes; `npm run samples` does it');
    const runner = await toolchain.prepare(samplePath(), installing());
    if (isMissing(runner)) return skip(runner.missing);
    const signTo = (destination: string, env: Record<string, string>) => {
      for (const [name, value] of Object.entries({ SIGN_TOKEN: token, ...env })) vi.stubEnv(name, value);
      const path = samplePath('sign-remote', language, file);
      return runner.run({
        task: 'sign-remote',
        path,
        args: ['photo.jpg', destination],
        cwd: folder,
        choose: [],
      });
    };

    const service = await start(await keys(`${language}-right`));
    const signed = await signTo(`${language}.jpg`, { SIGN_URL: service.url });
    expect(signed, signed.stderr).toMatchObject({ code: 0 });
    const expected = await readFile(samplePath('sign-local', 'node', 'expected.txt'), 'utf8');
    expect(await runOk(check, [`${language}.jpg`], folder)).toBe(expected);
    await expect.poll(() => signatures(service)).toHaveLength(1);
    expect(signed.stdout).toContain(`claim ${signatures(service)[0]?.sha256}: signed with key 2026-11`);

    const mixed = await start(await keys(`${language}-wrong`, folder, other));
    const slow = await start(await keys(`${language}-slow`), { SIGN_DELAY: '20000' });
    for (const [env, reason] of [
      [{ SIGN_URL: service.url, SIGN_TOKEN: 'guess' }, 'request refused: 401 unknown caller'],
      [{ SIGN_URL: mixed.url }, 'the signature does not match the provided data or public key'],
      [{ SIGN_URL: slow.url, SIGN_TIMEOUT: '500' }, 'no response within 500 ms'],
      [{ SIGN_URL: 'http://127.0.0.1:9', SIGN_TIMEOUT: '5000' }, 'signing service http://127.0.0.1:9: '],
    ] as const) {
      const { code, stderr } = await signTo('none.jpg', env);
      expect(code).not.toBe(0);
      expect(stderr).toContain('none.jpg: not signed');
      expect(stderr).toContain(reason);
      await expectNoFile('none.jpg');
    }
  });
});
