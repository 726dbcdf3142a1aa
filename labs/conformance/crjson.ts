import { MANIFEST_STORE } from '@content-credentials/verdict/formats';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import { crJson } from '@content-credentials/verdict/sdk/worker/tasks';
import type { Exhibit } from '@content-credentials/verdict/testkit/validators/validator';
import { SyncBlob, startSdk } from '../../src/features/pictures/sdk.ts';
import { newestWasm } from '../../tests/samples/runner/newest.ts';

/** The SDK's crJSON of each file by id, made by the WebAssembly that browsers run; files without any are left out. */
export async function crJsonOf(files: readonly Exhibit[]): Promise<Map<string, string>> {
  await startSdk();
  const settings = sdkSettings(undefined);
  const documents = new Map<string, string>();
  for (const { id, file, sidecar, type } of files) {
    const blob = new SyncBlob(sidecar ?? file);
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

/** What the newest core makes of files, by `<id>-core-0-92`: it writes bytes and thumbnails in another form. */
export async function newestCrJsonOf(files: readonly Exhibit[]): Promise<Map<string, string>> {
  const installed = await newestWasm('.');
  if ('failed' in installed) throw new Error(installed.failed);
  const documents = new Map<string, string>();
  for (const { id, file, type } of files) {
    const reader = await installed.wasm.WasmReader.fromBytes(type, file, '{}');
    documents.set(`${id}-core-0-92`, reader.crJson());
  }
  return documents;
}
