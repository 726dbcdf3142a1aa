// Runs the WebAssembly and the Node.js library in Node.js, Deno, and Bun, and a Worker in Cloudflare's own runtime.

import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { freePort } from '../support/listening.ts';
import { folderWith, nodeModulesWith, runIn } from './key-services.ts';
import { inspectOutput } from './runner/inspect-output.ts';
import { execute } from './runner/programs.ts';
import { installing } from './runner/toolchain.ts';
import { runOk, samplePath } from './workspace.ts';

const PACKAGES = [
  '--ignore-scripts', // each package has the binary for this system as a dependency
  '@contentauth/c2pa-wasm@0.15.0',
  '@contentauth/c2pa-node@0.8.0',
  'bun@1.4.5',
  'deno@2.9.6',
  'wrangler@4.164.0',
];

let folder: string;
let modules: string | undefined;
let worker: ChildProcess | undefined;

/** The program and what comes before the file; Deno gets only the permissions that the page names. */
const RUNTIMES = {
  'Node.js': () => [process.execPath],
  Deno: (...permissions: string[]) => [inModules('deno'), 'run', '--no-prompt', ...permissions],
  Bun: () => [inModules('bun')],
};
const inModules = (name: string) => join(modules ?? '', '.bin', name);

async function run([program = '', ...before]: string[], ...args: string[]) {
  return runIn(folder, program, [...before, ...args], {}, modules);
}

given(
  installing() === 'all',
  'Deno, Bun, and Wrangler take a while to install; `npm run samples` does it',
).describe('read-wasm', () => {
  beforeAll(async () => {
    const wasm = 'read-wasm/node';
    folder = await folderWith(
      `${wasm}/read-wasm.mjs`,
      `${wasm}/read-worker.js`,
      `${wasm}/wrangler.json`,
      'read-manifest/node/read.mjs',
      'sign-local/node/sign-local.mjs',
      'sign-local/node/sign-local-callback.mjs',
    );
    for (const [sample, ...args] of [
      ['manifest-examples/node/create.mjs', 'photo.jpg', 'signed.jpg', 'test-certs'],
      ['shared/change-byte.mjs', 'signed.jpg', 'tampered.jpg'],
      ['shared/leave-out-image.mjs', 'signed.jpg', 'forged.jpg', 'test-certs'],
    ] as const) {
      await runOk(samplePath(sample), args, folder);
    }
    modules = await nodeModulesWith('read-wasm', PACKAGES);
    // Bun's package gets its program from its install script.
    await execute(process.execPath, ['install.js'], { cwd: join(modules ?? '', 'bun') });
    // Deno takes packages from node_modules only if package.json names them.
    const dependencies = Object.fromEntries(
      ['wasm', 'node'].map((name) => [`@contentauth/c2pa-${name}`, '*']),
    );
    await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  }, 600_000);

  afterAll(() => worker?.kill());

  test.each(['Node.js', 'Deno', 'Bun'] as const)('%s', { timeout: 120_000 }, async (name) => {
    const wasm = RUNTIMES[name]('--allow-read');
    const { stdout, stderr } = await run(wasm, 'read-wasm.mjs', 'signed.jpg');
    expect(stdout, stderr).toBe('state: Valid\ntitle: Evening over the hills\n');
    for (const file of ['tampered.jpg', 'forged.jpg'])
      expect((await run(wasm, 'read-wasm.mjs', file)).stdout).toContain('state: Invalid');
    expect((await run(wasm, 'read-wasm.mjs', 'photo.jpg')).stdout).toContain('no Content Credentials');
    const text = await run(wasm, 'read-wasm.mjs', 'read-wasm.mjs', 'text/plain');
    expect(text.stdout + text.stderr).toContain('C2pa(UnsupportedType)');

    const node = RUNTIMES[name]('--allow-read', '--allow-write', '--allow-env', '--allow-ffi');
    expect((await run(node, 'read.mjs', 'tampered.jpg')).stdout).toContain('state: Invalid');
    for (const sign of ['sign-local.mjs', 'sign-local-callback.mjs']) {
      const { code, stdout, stderr } = await run(node, sign, 'photo.jpg', 'own.jpg');
      expect(code, stdout + stderr).toBe(0);
      expect(
        await inspectOutput(samplePath(), join(folder, 'own.jpg'), join(folder, 'test-certs', 'root.pem')),
      ).toMatchObject({
        trusted: 'Trusted',
        signer: 'Example Test Signer',
      });
    }
  });

  test('Deno says which permission the Node.js library needs', async () => {
    const { stdout, stderr } = await run(RUNTIMES.Deno('--allow-read'), 'read.mjs', 'signed.jpg');
    expect(stdout + stderr).toContain('NotCapable: Requires env access');
  });

  test('Cloudflare Worker', { timeout: 120_000 }, async () => {
    const size = await run([inModules('wrangler')], 'deploy', '--dry-run', '--outdir', 'out');
    expect(size.stdout, size.stderr).toContain('Total Upload: 8');
    const port = await freePort();
    worker = spawn(inModules('wrangler'), ['dev', '--port', String(port), '--ip', '127.0.0.1'], {
      cwd: folder,
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    });
    await new Promise<void>((ready, failed) => {
      worker?.stdout?.on('data', (chunk: Buffer) => /Ready on/.test(String(chunk)) && ready());
      worker?.on('exit', () => failed(new Error('wrangler ended')));
    });
    const post = async (file: string, type = 'image/jpeg') => {
      const body = new Uint8Array(await readFile(join(folder, file)));
      const headers = { 'Content-Type': type };
      return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).json();
    };
    expect(await post('signed.jpg')).toEqual({ state: 'Valid', title: 'Evening over the hills' });
    expect(await post('tampered.jpg')).toMatchObject({ state: 'Invalid' });
    expect(await post('photo.jpg')).toEqual({ state: null });
    expect(await post('read-worker.js', 'text/plain')).toEqual({ error: "The file can't be read." });
    expect((await execute('curl', ['-s', `http://127.0.0.1:${port}`])).stdout).toContain('POST a file.');
  });
});
