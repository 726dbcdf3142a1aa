import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addSyncReader, type SyncBlob } from '../../../src/features/pictures/sdk.ts';
import { recommendedVersions } from '../../../src/features/samples/versions.ts';
import { cached, execute } from './programs.ts';

const MINUTES = 60_000;

/** Installs what `samples/newest` names in the cache. @returns its folder, or what npm printed if it can't be installed */
export async function installNewest(
  samplesDir: string,
  version: string,
): Promise<{ folder: string } | { failed: string }> {
  const folder = cached('node', `newest-${version}`);
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'use.mjs', 'c2pa-utilities'])
    await cp(join(samplesDir, 'newest', file), join(folder, file), { recursive: true });
  // The package contains the binary for Linux on x64; its script would download it again.
  const install = await execute('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    timeout: 10 * MINUTES,
  });
  return install.code === 0 ? { folder } : { failed: install.stderr };
}

export interface WasmSigner {
  alg: string;
  reserveSize: number;
  /** Signs a claim. @returns a COSE_Sign1 */
  sign(claim: Uint8Array): Promise<Uint8Array>;
}

/** The parts of c2pa-wasm that work outside a browser, and signing, which needs {@link SyncBlob}. Settings are JSON. */
export interface Wasm {
  initSync(from: { module: Uint8Array }): unknown;
  WasmReader: {
    fromBytes(type: string, bytes: Uint8Array, settings?: string): Promise<WasmReader>;
  };
  WasmBuilder: {
    fromJson(definition: string, settings?: string): WasmBuilder;
  };
}
export interface WasmReader {
  json(): string;
  crJson(): string;
  activeLabel(): string | undefined;
  resourceToBytes(label: string): Uint8Array<ArrayBuffer>;
  free(): void;
}
export interface WasmBuilder {
  setIntent(intent: unknown): void;
  setRemoteUrl(url: string): void;
  setNoEmbed(noEmbed: boolean): void;
  addIngredientFromBlob(json: string, type: string, from: Blob): Promise<void>;
  sign(signer: WasmSigner, identities: unknown[], type: string, from: Blob): Promise<Uint8Array<ArrayBuffer>>;
}

export interface InstalledWasm {
  version: string;
  folder: string;
  wasm: Wasm;
}

/** Installs the recommended c2pa-wasm, the package with the newest core, in the cache. @returns what npm printed if it can't */
export async function newestWasm(sourceDir: string): Promise<InstalledWasm | { failed: string }> {
  const version = recommendedVersions(sourceDir).get('c2pa-wasm') ?? '';
  const folder = cached('wasm', version);
  const entry = join(folder, 'node_modules', '@contentauth', 'c2pa-wasm', 'pkg', 'c2pa.js');
  if (!existsSync(entry)) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
    const args = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `@contentauth/c2pa-wasm@${version}`,
    ];
    const { code, stderr } = await execute('npm', args, { cwd: folder, timeout: 5 * MINUTES });
    if (code !== 0) return { failed: stderr };
  }
  const wasm = (await import(pathToFileURL(entry).href)) as Wasm;
  wasm.initSync({ module: await readFile(join(entry, '..', 'c2pa_bg.wasm')) });
  addSyncReader();
  return { version, folder, wasm };
}
