// Reads what the page shows from a file. Afterward, nothing is left in the SDK's memory.
import type { ManifestStore, Reader } from '@contentauth/c2pa-web';
import { blobSource, type Coverage, coverageOf } from 'content-credentials-hash-coverage';
import { checkTrust, type Voucher } from 'content-credentials-hash-coverage/trust';
import { pools, withSdk } from './sdk.ts';

export interface Credentials {
  report: ManifestStore;
  /** What the hash in the manifest store covers in the file: our own check. */
  coverage: Coverage;
  /** The trust lists that vouch for the signer: our own check. */
  vouchers: readonly Voucher[];
  /** Thumbnails by identifier. */
  thumbnails: Map<string, Blob>;
}

const MAX_IMAGES = 50;
/** Image types that can't run code: thumbnails come from an untrusted file. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

// #region read
/** @returns `null` for a file without Content Credentials */
export const read = (file: Blob): Promise<Credentials | null> =>
  withSdk(async (c2pa, signal) => {
    const reader = await c2pa.reader.fromBlob(file.type, file);
    if (reader === null) return null;
    try {
      const sdkReport = await reader.manifestStore();
      const active = sdkReport.active_manifest ?? '';
      // For a manifest's label, the SDK returns the bytes of the whole manifest store.
      const store = await reader.resourceToBytes(active);
      // The SDK trusts the signer's choice of which bytes the hash leaves out.
      const coverage = await coverageOf(blobSource(file, signal), store, { active });
      // The SDK uses one set of certificates for signers and time stamps, so check which list each one is on.
      const { report, vouchers } = await checkTrust(sdkReport, store, pools);
      return { report, coverage, vouchers, thumbnails: await thumbnailsOf(report, reader) };
    } finally {
      await reader.free();
    }
  });
// #endregion read

// #region thumbnails
/** The report has no images, only identifiers: get the bytes before the reader is freed. */
async function thumbnailsOf(report: ManifestStore, reader: Reader): Promise<Map<string, Blob>> {
  const thumbnails = new Map<string, Blob>();
  const holders = Object.values(report.manifests ?? {}).flatMap((one) => [one, ...(one.ingredients ?? [])]);
  for (const { thumbnail } of holders) {
    if (!thumbnail || !IMAGE_TYPES.includes(thumbnail.format) || thumbnails.size >= MAX_IMAGES) continue;
    const bytes = await reader.resourceToBytes(thumbnail.identifier).catch(() => null); // it may be redacted
    if (bytes) thumbnails.set(thumbnail.identifier, new Blob([bytes], { type: thumbnail.format }));
  }
  return thumbnails;
}
// #endregion thumbnails
