import { type FileFormat, formatOf, MANIFEST_STORE, SNIFFED_BYTES } from '../../c2pa/formats.ts';
import type { Asset, Origin } from '../intake/asset.ts';
import {
  cannotHold,
  emptyFile,
  noStore,
  type Problem,
  readElsewhere,
  tooLarge,
  unknownFormat,
} from '../intake/problems.ts';
import { MAX_FILE_BYTES } from '../sdk/limits.ts';
import { otherFormat } from './other-formats.ts';

/** A file in a format that the SDK doesn't support can still have a sidecar, which uses only the file's bytes. */
const OTHER: FileFormat = {
  type: 'application/octet-stream',
  label: 'Other format',
  kind: 'document',
  extensions: [],
};

const headOf = async (file: File) => new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
const sniffed = async (file: File) => formatOf(await headOf(file), file.name);

/** Why the SDK in the browser doesn't read a file in another format. */
async function unread(file: File): Promise<Problem> {
  const other = otherFormat(await headOf(file), file.name);
  if (!other) return unknownFormat;
  return other.core === undefined ? cannotHold(other.name) : readElsewhere(other.name, other.core);
}

/**
 * Checks a file before passing it to the SDK.
 * @param sidecar the manifest store next to it
 * @throws DOMException if the browser can't open the file
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
