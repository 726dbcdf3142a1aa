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
import { MAX_FILE_BYTES } from '../sdk/sizes.ts';

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

/** A file type that the SDK in the browser doesn't read. */
interface OtherFormat {
  name: string;
  /** First version of c2pa-rs that reads it; undefined if C2PA doesn't define how to embed a manifest store. */
  core?: string;
}

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** File types based on ZIP archives, by extension (data/media-formats.json). */
const ARCHIVES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:doc|xls|ppt)[xm]$|^xlsm$|^pptm$/, 'Office'],
  [/^o(?:dt|ds|dp|dg|tt|ts|tp|tg)$/, 'OpenDocument'],
  [/^epub$/, 'EPUB'],
  [/^oxps$/, 'OpenXPS'],
];

function archive(name: string): OtherFormat {
  const end = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return { name: ARCHIVES.find(([pattern]) => pattern.test(end))?.[1] ?? 'ZIP', core: '0.90.22' };
}

/** First bytes of file types for which C2PA doesn't define how to embed a manifest store. */
const HOLDS_NOTHING: ReadonlyArray<readonly [magic: string, name: string]> = [
  ['MZ', 'Program'],
  ['\x7fELF', 'Program'],
  ['7z\xbc\xaf\x27\x1c', '7-Zip'],
  ['Rar!', 'RAR'],
  ['\x1f\x8b', 'Gzip'],
];

/**
 * Identifies a known file type that the SDK in the browser (c2pa-web 0.13.1) doesn't read.
 * @param bytes the first 16 or more
 * @returns undefined for everything else
 */
export function otherFormat(bytes: Uint8Array, name: string): OtherFormat | undefined {
  if (text(bytes, 0, 4) === 'fLaC') return { name: 'FLAC', core: '0.90.1' };
  if (text(bytes, 0, 4) === 'PK\x03\x04') return archive(name);
  // The two letters alone could start any text; the four bytes after the size are reserved and must be zero.
  if (text(bytes, 0, 2) === 'BM' && text(bytes, 6, 10) === '\0\0\0\0') return { name: 'BMP' };
  const found = HOLDS_NOTHING.find(([magic]) => text(bytes, 0, magic.length) === magic);
  return found && { name: found[1] };
}
