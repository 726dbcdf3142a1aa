import { type FileFormat, formatOf, MANIFEST_STORE, SNIFFED_BYTES } from '../../c2pa/formats.ts';
import type { Asset, Origin } from '../report/asset.ts';
import {
  cannotHold,
  emptyFile,
  noStore,
  type Problem,
  readElsewhere,
  tooLarge,
  unknownFormat,
} from '../report/problems.ts';
import { MAX_FILE_BYTES } from '../sdk/limits.ts';
import { otherFormat } from './other-formats.ts';

/** A format that the SDK doesn't know can still have its credentials in a separate file: only its bytes count then. */
const OTHER: FileFormat = {
  type: 'application/octet-stream',
  label: 'Other format',
  kind: 'document',
  extensions: [],
};

const headOf = async (file: File) => new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
const sniffed = async (file: File) => formatOf(await headOf(file), file.name);

/** Why the SDK here doesn't read a file whose format isn't one of its own. */
async function unread(file: File): Promise<Problem> {
  const other = otherFormat(await headOf(file), file.name);
  if (!other) return unknownFormat;
  return other.core === undefined ? cannotHold(other.name) : readElsewhere(other.name, other.core);
}

/**
 * Looks at a file before the SDK does.
 * @param sidecar the manifest store beside it
 * @throws DOMException when the browser can't open the file
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
    : { problem: await unread(file) };
}
