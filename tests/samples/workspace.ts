// What the tests of the samples share: run a sample the way a reader does, in a fresh folder, with test certificates.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export interface RunResult {
  stdout: string;
  stderr: string;
  code: number;
}

export interface TestCertificates {
  /** Folder with root.pem, root.key, signer.pem, signer.key and chain.pem. */
  dir: string;
  /** Path of the trust anchor. */
  root: string;
  /** Path of the chain that goes into the signature: end entity first, root left out. */
  chain: string;
  /** Path of the private key of the end entity (PKCS#8). */
  key: string;
}

const here = dirname(fileURLToPath(import.meta.url));
const samplesFolder = resolve(here, '..', '..', 'samples');

/** The absolute path of a file under `samples/`. */
export function samplePath(...parts: string[]): string {
  return join(samplesFolder, ...parts);
}

const interpreters: Record<string, string> = { '.sh': 'bash', '.py': 'python3' };

/** Runs a sample to its end. A sample that fails is an answer too: look at `code`. */
export function run(
  file: string,
  args: string[] = [],
  cwd: string = process.cwd(),
  options: { timeout?: number; env?: Record<string, string> } = {},
): Promise<RunResult> {
  const program = interpreters[extname(file)] ?? process.execPath;
  return new Promise((done, fail) => {
    execFile(
      program,
      [file, ...args],
      {
        cwd,
        timeout: options.timeout ?? 60_000,
        maxBuffer: 32 * 1024 * 1024,
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...options.env },
      },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : error.code;
        if (typeof code === 'number') done({ stdout, stderr, code });
        // Not an exit code: the program was not found, or was stopped (time, memory, signal).
        else fail(new Error(`${file}: ${error?.message ?? 'stopped'}\n${stderr}`));
      },
    );
  });
}

/** Runs a sample that has to succeed and gives what it printed. */
export async function runOk(file: string, args: string[] = [], cwd?: string): Promise<string> {
  const result = await run(file, args, cwd);
  if (result.code !== 0) {
    throw new Error(`${file} ended with ${result.code}\n${result.stdout}\n${result.stderr}`);
  }
  return result.stdout;
}

const cleanUp: string[] = [];

async function temporaryFolder(name: string): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), `c2pa-samples-${name}-`)));
  cleanUp.push(folder);
  return folder;
}

let picture: Promise<Buffer> | undefined;

async function drawPicture(): Promise<Buffer> {
  const folder = await temporaryFolder('picture');
  await runOk(samplePath('shared', 'make-picture.mjs'), ['photo.jpg'], folder);
  return readFile(join(folder, 'photo.jpg'));
}

/** A new empty folder with photo.jpg in it. */
export async function freshFolder(): Promise<string> {
  picture ??= drawPicture();
  const [folder, bytes] = await Promise.all([temporaryFolder('work'), picture]);
  await writeFile(join(folder, 'photo.jpg'), bytes);
  return folder;
}

let certificates: Promise<TestCertificates> | undefined;

async function makeCertificates(): Promise<TestCertificates> {
  const dir = await temporaryFolder('certificates');
  await runOk(samplePath('test-certificates', 'openssl', 'make-test-certs.sh'), [dir], dir);
  return {
    dir,
    root: join(dir, 'root.pem'),
    chain: join(dir, 'chain.pem'),
    key: join(dir, 'signer.key'),
  };
}

/** A trust anchor and a chain made by the openssl script, once per test file. The keys go away with the folder. */
export function testCertificates(): Promise<TestCertificates> {
  certificates ??= makeCertificates();
  return certificates;
}

/**
 * A folder as the pages ask for: photo.jpg, and a test chain in `test-certs`.
 * Give `'another root'` to get a chain that has nothing to do with the shared one.
 */
export async function folderWithCertificates(which?: 'another root'): Promise<string> {
  const [folder, certs] = await Promise.all([
    freshFolder(),
    which === undefined ? testCertificates() : makeCertificates(),
  ]);
  await cp(certs.dir, join(folder, 'test-certs'), { recursive: true });
  return folder;
}

/**
 * Replaces what is new in every run (identifiers, dates, hashes, serial numbers) so that two outputs can be compared.
 * Text stays text: use it on what a sample printed and on the expected file alike.
 */
export function withoutChanging(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<uuid>')
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})/g, '<date>')
    .replaceAll(/("cert_serial_number": ")\d+(")/g, '$1<serial>$2')
    .replaceAll(/("hash": ")[A-Za-z0-9+/=]{40,}(")/g, '$1<hash>$2');
}

afterAll(async () => {
  picture = undefined;
  certificates = undefined;
  await Promise.all(cleanUp.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});
