// Reads a file in the browser. The WebAssembly file is fetched with the first one.
import { createC2pa } from '@contentauth/c2pa-web';
import { blobSource, coverageOf } from 'content-credentials-hash-coverage';
import type { Report } from './report';
import { type Summary, summaryOf } from './summary';

// #region read
const wasmSrc = new URL('@contentauth/c2pa-web/resources/c2pa.wasm', import.meta.url).href;
// `remoteManifestFetch: false`: don't contact servers that a file names. It works, although the types of 0.13.1 lack it.
const settings = { verify: { verifyTrust: true, remoteManifestFetch: false } };
let sdk: ReturnType<typeof createC2pa> | undefined;

/** @returns `null` if the file has no Content Credentials */
export async function read(src: string): Promise<Summary | null> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  const file = await response.blob();
  sdk ??= createC2pa({ wasmSrc, settings }); // one worker for all images of the page
  const { reader: readers } = await sdk;
  const reader = await readers.fromBlob(file.type, file);
  if (reader === null) return null;
  try {
    const report: Report = await reader.manifestStore();
    const active = report.active_manifest ?? '';
    const store = await reader.resourceToBytes(active); // with a manifest's label, this returns the whole store
    return summaryOf(report, await coverageOf(blobSource(file), store, { active }));
  } finally {
    await reader.free(); // memory inside WebAssembly isn't garbage-collected
  }
}
// #endregion read
