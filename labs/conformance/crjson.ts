import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MANIFEST_STORE } from '@content-credentials/verdict/formats';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import { crJson } from '@content-credentials/verdict/sdk/worker/tasks';
import { initSync } from '@contentauth/c2pa-wasm';
import type { Exhibit } from '../validators/validator.ts';
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
