import { type FileFormat, formatOf, MANIFEST_STORE, SNIFFED_BYTES } from '../../c2pa/formats.ts';
import { MAX_FILE_BYTES } from '../c2pa/read.ts';
import type { Asset, Origin } from '../report/asset.ts';
import { emptyFile, noStore, type Problem, tooLarge, unknownFormat } from '../report/model/problems.ts';

/** A kind of file that the SDK does not know can still have its credentials beside it: all that counts are its bytes. */
const OTHER: FileFormat = {
  type: 'application/octet-stream',
  label: 'another kind of file',
  kind: 'document',
  extensions: [],
};

async function sniffed(file: File): Promise<FileFormat | undefined> {
  return formatOf(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()), file.name);
}

/**
 * Looks at a file before the SDK does.
 * @param sidecar the manifest store that lies beside it
 */
export async function assetOf(
  file: File,
  from: Origin,
  sidecar?: File,
): Promise<{ asset: Asset } | { problem: Problem }> {
  for (const { size } of [file, ...(sidecar ? [sidecar] : [])]) {
    if (size === 0) return { problem: emptyFile };
    if (size > MAX_FILE_BYTES) return { problem: tooLarge(size) };
  }
  if (sidecar && (await sniffed(sidecar))?.type !== MANIFEST_STORE) return { problem: noStore };
  const format = (await sniffed(file)) ?? (sidecar && OTHER);
  return format
    ? { asset: { name: file.name, blob: file, format, from, sidecar } }
    : { problem: unknownFormat };
}
