// Reads a file's Content Credentials, and checks what their hash covers and which trust list the signer is on.
import { blobSource, coverageOf } from 'content-credentials-hash-coverage';
import { checkTrust } from 'content-credentials-hash-coverage/trust';
import { pools, withSdk } from './sdk.js';

/**
 * @param {Blob} file its `type` must be one that the SDK supports
 * @returns the SDK's report with our own check's findings, or `null` if the file has no Content Credentials
 * @throws what `withSdk` throws, or the SDK's error for a file that it can't read
 */
export const read = (file) =>
  withSdk(async (c2pa, signal) => {
    const reader = await c2pa.reader.fromBlob(file.type, file);
    if (reader === null) return null;
    try {
      const sdkReport = await reader.manifestStore();
      const active = sdkReport.active_manifest;
      // For a manifest's label, the SDK returns the bytes of the whole manifest store.
      const store = await reader.resourceToBytes(active);
      // The SDK trusts the signer's choice of which bytes the hash leaves out.
      const coverage = await coverageOf(blobSource(file, signal), store, { active });
      // The SDK uses one set of certificates for signers and time stamps, so check which list each one is on.
      return { coverage, ...(await checkTrust(sdkReport, store, pools)) };
    } finally {
      await reader.free(); // memory inside WebAssembly isn't garbage-collected
    }
  });
