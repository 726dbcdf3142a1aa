// What the tests of the samples share: run a sample the way a reader does, in a fresh folder, with test certificates.
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { exampleFiles } from '../../src/content/archives/sample.ts';
import { companionsOf } from '../../src/features/samples/files.ts';
import { execute, type RunResult } from './runner/programs.ts';

export { withoutChanging } from './runner/expected.ts';

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
  return execute(interpreters[extname(file)] ?? process.execPath, [file, ...args], { cwd, ...options });
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
  await runOk(samplePath('shared', 'make-image.mjs'), ['photo.jpg'], folder);
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

/** Puts everything that readers get with an example into a folder. */
export async function unpackExample(name: string, folder: string): Promise<void> {
  for (const [path, content] of (await exampleFiles('.', name)) ?? []) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

const given = new Map<string, Promise<string>>();

/**
 * The folder with the input of a task: photo.jpg, test-certs, and what these samples leave when they run in it. One is written
 * like a command: `sign-local/node/sign-local.mjs photo.jpg signed.jpg`. A file that isn't a program is copied:
 * `manifest-examples/files/created.jpg signed.jpg`. Lists that begin with the same commands run those once.
 */
export function givenFolder(commands: readonly string[]): Promise<string> {
  const key = commands.join('\n');
  const folder = given.get(key) ?? makeGiven(commands);
  given.set(key, folder);
  return folder;
}

async function makeGiven(commands: readonly string[]): Promise<string> {
  const command = commands.at(-1);
  if (command === undefined) return folderWithCertificates();
  const folder = await folderFrom(await givenFolder(commands.slice(0, -1)));
  const [file = '', ...args] = command.split(' ');
  if (/\.(?:mjs|py|sh)$/.test(file)) await runOk(samplePath(file), args, folder);
  else await cp(samplePath(file), join(folder, args[0] ?? basename(file)));
  return folder;
}

/** A new folder with everything that is in this one. */
export async function folderFrom(folder: string): Promise<string> {
  const copy = await temporaryFolder('work');
  await cp(folder, copy, { recursive: true });
  return copy;
}

/** What a program needs beside it, such as a manifest definition, goes where it runs. */
export async function copyCompanions(program: string, folder: string): Promise<void> {
  const files = companionsOf(samplesFolder, relative(samplesFolder, program));
  await Promise.all(files.map((file) => cp(samplePath(file), join(folder, basename(file)))));
}

afterAll(async () => {
  picture = undefined;
  certificates = undefined;
  given.clear();
  await Promise.all(cleanUp.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});
