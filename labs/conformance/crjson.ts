import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MANIFEST_STORE } from '@content-credentials/verdict/formats';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import { crJson } from '@content-credentials/verdict/sdk/worker/tasks';
import type { Exhibit } from '@content-credentials/verdict/testkit/validators/validator';
import { initSync } from '@contentauth/c2pa-wasm';
import { cached, install } from '../../tests/samples/runner/programs.ts';
import { MemoryBlob, MemoryReaderSync } from './memory-blob.ts';

const wasm = fileURLToPath(import.meta.resolve('@contentauth/c2pa-web/resources/c2pa.wasm'));

/** The SDK's crJSON of each file by id, made by the WebAssembly that browsers run; files without any are left out. */
export async function crJsonOf(files: readonly Exhibit[]): Promise<Map<string, string>> {
  Object.assign(globalThis, { FileReaderSync: MemoryReaderSync });
  initSync({ module: await WebAssembly.compile(await readFile(wasm)) });
  const settings = sdkSettings(undefined);
  const documents = new Map<string, string>();
  for (const { id, file, sidecar, type } of files) {
    const blob = new MemoryBlob(sidecar ?? file);
    const given = { file: blob, type: sidecar ? MANIFEST_STORE : type, settings, origins: [] };
    try {
      documents.set(id, await crJson({ ask: 'crjson', ...given }));
    } catch (error) {
      // The SDK's errors are text; anything else is a crash.
      if (typeof error !== 'string') throw error;
    }
  }
  return documents;
}

/** Writes bytes and thumbnails in another form than the SDK of the tools does. */
const NEWEST = '@contentauth/c2pa-wasm@0.15.0';

/** What the newest core makes of files, by `<id>-core-0-92`. */
export async function newestCrJsonOf(files: readonly Exhibit[]): Promise<Map<string, string>> {
  const folder = cached('node', 'conformance');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  await install('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', NEWEST], {
    cwd: folder,
  });
  const pkg = join(folder, 'node_modules/@contentauth/c2pa-wasm/pkg');
  const sdk = await import(pathToFileURL(join(pkg, 'c2pa.js')).href);
  sdk.initSync({ module: await readFile(join(pkg, 'c2pa_bg.wasm')) });
  const documents = new Map<string, string>();
  for (const { id, file, type } of files) {
    const reader = await sdk.WasmReader.fromBytes(type, file, '{}');
    documents.set(`${id}-core-0-92`, reader.crJson());
  }
  return documents;
}
