/** A file type that the SDK in the browser doesn't read. */
export interface OtherFormat {
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
