// Takes what the page shows out of a file. Afterward, nothing is left in the memory of the SDK.
import type { ManifestStore, Reader } from '@contentauth/c2pa-web';
import { blobSource, type Coverage, coverageOf } from './hash-coverage.js';
import { withSdk } from './sdk.ts';

export interface Credentials {
  report: ManifestStore;
  /** What the hash in the manifest store covers of the file: a check of our own. */
  coverage: Coverage;
  /** Thumbnails by their identifier. */
  pictures: Map<string, Blob>;
}

const MAX_PICTURES = 50;
/** What an `<img>` shows without running anything: thumbnails come from an untrusted file. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

// #region read
/** @returns `null` for a file without Content Credentials */
export const read = (file: Blob): Promise<Credentials | null> =>
  withSdk(async (c2pa, signal) => {
    const reader = await c2pa.reader.fromBlob(file.type, file);
    if (reader === null) return null;
    try {
      const report = await reader.manifestStore();
      const active = report.active_manifest ?? '';
      // Asked for the label of a manifest, the SDK gives the bytes of the whole manifest store.
      const store = await reader.resourceToBytes(active);
      // The SDK trusts the signer's choice of which bytes the hash leaves out.
      const coverage = await coverageOf(blobSource(file, signal), store, { active });
      return { report, coverage, pictures: await picturesOf(report, reader) };
    } finally {
      await reader.free();
    }
  });
// #endregion read

// #region pictures
/** The report has no images, only identifiers: the bytes are taken while the reader is alive. */
async function picturesOf(report: ManifestStore, reader: Reader): Promise<Map<string, Blob>> {
  const pictures = new Map<string, Blob>();
  const holders = Object.values(report.manifests ?? {}).flatMap((one) => [one, ...(one.ingredients ?? [])]);
  for (const { thumbnail } of holders) {
    if (!thumbnail || !PICTURE_TYPES.includes(thumbnail.format) || pictures.size >= MAX_PICTURES) continue;
    const bytes = await reader.resourceToBytes(thumbnail.identifier).catch(() => null); // it may be redacted
    if (bytes) pictures.set(thumbnail.identifier, new Blob([bytes], { type: thumbnail.format }));
  }
  return pictures;
}
// #endregion pictures
