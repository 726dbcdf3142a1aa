// Reads the Content Credentials of a file, and checks what their hash covers.
import { blobSource, coverageOf } from './hash-coverage.js';
import { withSdk } from './sdk.js';

/**
 * @param {Blob} file its `type` has to be one that the SDK knows
 * @returns the SDK's report with what our own check found, or `null` if the file has no Content Credentials
 * @throws what `withSdk` throws, or what the SDK says about a file that it can't read
 */
export const read = (file) =>
  withSdk(async (c2pa, signal) => {
    const reader = await c2pa.reader.fromBlob(file.type, file);
    if (reader === null) return null;
    try {
      const report = await reader.manifestStore();
      const active = report.active_manifest;
      // Asked for the label of a manifest, the SDK gives the bytes of the whole manifest store.
      const store = await reader.resourceToBytes(active);
      // The SDK trusts the signer's choice of which bytes the hash leaves out.
      return { report, coverage: await coverageOf(blobSource(file, signal), store, { active }) };
    } finally {
      await reader.free(); // memory inside WebAssembly isn't garbage-collected
    }
  });
