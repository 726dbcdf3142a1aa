// Shared by the tests of keys in an HSM, a KMS, or a vault: the packages that the programs import, and emulators.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { expect } from 'vitest';
import { NO_NETWORK } from './page-runner/no-network.ts';
import { inspectOutput } from './runner/inspect-output.ts';
import { cached, execute, install, type RunResult } from './runner/programs.ts';
import { installing } from './runner/toolchain.ts';
import { environment, findPython, packagesIn } from './runner/toolchains/python.ts';
import { folderWithCertificates, samplePath } from './workspace.ts';

/** A virtual environment with c2pa-python and these packages. @returns its Python, or undefined without Python */
export async function pythonWith(name: string, packages: readonly string[]): Promise<string | undefined> {
  const python = findPython();
  const own = packagesIn(samplePath('requirements.txt'));
  return python && environment(python, name, [...own, ...packages]);
}

/**
 * A `node_modules` in the cache with the samples' c2pa-node and these packages; undefined where something
 * that they need cannot be reached from here.
 */
export async function nodeModulesWith(
  name: string,
  packages: readonly string[],
): Promise<string | undefined> {
  const folder = cached('node', name);
  const modules = join(folder, 'node_modules');
  const stamp = join(folder, 'packages.txt');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== packages.join('\n')) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    try {
      await install('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder });
    } catch (error) {
      if (NO_NETWORK.test((error as Error).message)) return;
      throw error;
    }
    writeFileSync(stamp, packages.join('\n'));
  }
  if (packages.some((name) => name.startsWith('@contentauth/'))) return modules; // these bring their own
  const sdk = join(modules, '@contentauth');
  // The folder is kept, and the link in it may be one to a copy of this project that's gone.
  rmSync(sdk, { force: true });
  symlinkSync(samplePath('node_modules', '@contentauth'), sdk);
  return modules;
}

/** Why an emulator isn't started here; undefined if it is. */
export const leftOut = (emulator: string): string | undefined =>
  findPython() === undefined
    ? 'Python with venv is not installed'
    : installing() === 'all'
      ? undefined
      : `${emulator} takes a while to install; \`npm run samples\` does it`;

/** A folder with photo.jpg, test-certs, and these files of `samples/`. */
export async function folderWith(...files: string[]): Promise<string> {
  const folder = await folderWithCertificates();
  await Promise.all(files.map((file) => copyFile(samplePath(file), join(folder, basename(file)))));
  return folder;
}

/** Runs a program in a folder; Node.js finds its packages in `modules`. */
export async function runIn(
  folder: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  modules?: string,
): Promise<RunResult> {
  const link = join(folder, 'node_modules');
  if (modules && !existsSync(link)) symlinkSync(modules, link);
  return execute(program, args, { cwd: folder, env: { PYTHONDONTWRITEBYTECODE: '1', ...env } });
}

/** The file is signed with the certificate in this folder, and its actions are created assertions. */
export async function expectSigned(folder: string, file: string, { stdout, stderr, code }: RunResult) {
  expect(code, `${stdout}\n${stderr}`).toBe(0);
  expect(
    await inspectOutput(samplePath(), join(folder, file), join(folder, 'test-certs', 'root.pem')),
  ).toMatchObject({
    state: 'Valid',
    trusted: 'Trusted',
    signer: 'Example Test Signer',
    created: ['c2pa.actions.v2'],
    actions: ['c2pa.created digitalCreation'],
  });
}

/** The program says why, and doesn't write a file. */
export function expectRefused(folder: string, file: string, result: RunResult, reason: string) {
  expect(result.code).not.toBe(0);
  expect(result.stdout + result.stderr).toContain(reason);
  expect(existsSync(join(folder, file))).toBe(false);
}

/**
 * Starts an emulator or a server and waits for its ready message.
 * @throws Error with its output if it exits first
 */
export async function startEmulator(
  program: string,
  args: readonly string[],
  isReady: RegExp,
  cwd?: string,
): Promise<ChildProcess> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: [dirname(program), process.env.PATH].join(delimiter) },
  });
  let output = '';
  await new Promise<void>((done, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (isReady.test(output)) done();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', failed);
    child.on('exit', () => failed(new Error(`${basename(program)} ended\n${output}`)));
  });
  return child;
}
