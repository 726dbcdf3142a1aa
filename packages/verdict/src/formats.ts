/** File formats that the SDK reads, and some that it doesn't, for tools that need to know before the SDK is loaded. */
export interface FileFormat {
  /** The MIME type passed to the SDK. */
  type: string;
  label: string;
  kind: 'image' | 'video' | 'audio' | 'document' | 'manifest';
  extensions: readonly string[];
  /** Whether browsers display it as an image. */
  isShown?: boolean;
}

/** A standalone manifest store. */
export const MANIFEST_STORE = 'application/c2pa';

/** File formats that the SDK reads. */
export const FORMATS: readonly FileFormat[] = [
  { type: 'image/jpeg', label: 'JPEG', kind: 'image', extensions: ['jpg', 'jpeg'], isShown: true },
  { type: 'image/png', label: 'PNG', kind: 'image', extensions: ['png'], isShown: true },
  { type: 'image/webp', label: 'WebP', kind: 'image', extensions: ['webp'], isShown: true },
  { type: 'image/gif', label: 'GIF', kind: 'image', extensions: ['gif'], isShown: true },
  { type: 'image/avif', label: 'AVIF', kind: 'image', extensions: ['avif'], isShown: true },
  { type: 'image/heic', label: 'HEIC', kind: 'image', extensions: ['heic'] },
  { type: 'image/heif', label: 'HEIF', kind: 'image', extensions: ['heif'] },
  { type: 'image/jxl', label: 'JPEG XL', kind: 'image', extensions: ['jxl'] },
  { type: 'image/tiff', label: 'TIFF', kind: 'image', extensions: ['tif', 'tiff'] },
  { type: 'image/x-adobe-dng', label: 'DNG', kind: 'image', extensions: ['dng'] },
  { type: 'image/x-sony-arw', label: 'Sony ARW', kind: 'image', extensions: ['arw'] },
  { type: 'image/x-nikon-nef', label: 'Nikon NEF', kind: 'image', extensions: ['nef'] },
  { type: 'image/svg+xml', label: 'SVG', kind: 'image', extensions: ['svg'] },
  { type: 'video/mp4', label: 'MP4', kind: 'video', extensions: ['mp4', 'm4v'] },
  { type: 'video/quicktime', label: 'QuickTime', kind: 'video', extensions: ['mov'] },
  { type: 'video/x-msvideo', label: 'AVI', kind: 'video', extensions: ['avi'] },
  { type: 'audio/mpeg', label: 'MP3', kind: 'audio', extensions: ['mp3'] },
  { type: 'audio/mp4', label: 'M4A', kind: 'audio', extensions: ['m4a'] },
  { type: 'audio/wav', label: 'WAV', kind: 'audio', extensions: ['wav'] },
  { type: 'application/pdf', label: 'PDF', kind: 'document', extensions: ['pdf'] },
  { type: MANIFEST_STORE, label: 'manifest store', kind: 'manifest', extensions: ['c2pa'] },
];

const byType = new Map(FORMATS.map((format) => [format.type, format]));
const byExtension = new Map(FORMATS.flatMap((format) => format.extensions.map((end) => [end, format])));

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of ISO base media files, by their first letters. */
const BRANDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^avi[fs]/, 'image/avif'],
  [/^hei[cxms]|^hev/, 'image/heic'],
  [/^mif1|^msf1/, 'image/heif'],
  [/^M4[AB] /, 'audio/mp4'],
  [/^qt /, 'video/quicktime'],
];

/** The number of bytes that `formatOf` needs. */
export const SNIFFED_BYTES = 1024;

function sniff(bytes: Uint8Array): string | undefined {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (ascii(bytes, 0, 4) === 'GIF8') return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF') {
    const form = ascii(bytes, 8, 12);
    return { WEBP: 'image/webp', WAVE: 'audio/wav', 'AVI ': 'video/x-msvideo' }[form];
  }
  if (ascii(bytes, 4, 8) === 'ftyp') {
    const brand = ascii(bytes, 8, 12);
    return BRANDS.find(([pattern]) => pattern.test(brand))?.[1] ?? 'video/mp4';
  }
  if (ascii(bytes, 4, 8) === 'jumb') return MANIFEST_STORE;
  if (ascii(bytes, 0, SNIFFED_BYTES).includes('%PDF-')) return 'application/pdf';
  if (ascii(bytes, 0, 3) === 'ID3') return 'audio/mpeg';
  if (ascii(bytes, 4, 8) === 'JXL ') return 'image/jxl';
  // The second pair is BigTIFF, with offsets of eight bytes.
  if (starts(0x49, 0x49, 0x2a, 0) || starts(0x4d, 0x4d, 0, 0x2a)) return 'image/tiff';
  if (starts(0x49, 0x49, 0x2b, 0) || starts(0x4d, 0x4d, 0, 0x2b)) return 'image/tiff';
  if (/<svg[\s>]/i.test(ascii(bytes, 0, SNIFFED_BYTES))) return 'image/svg+xml';
  return undefined;
}

/**
 * A file's format: from its first bytes, because names can be wrong, or from its name if the bytes are ambiguous (an
 * MP3 without tags, raw images, which are all TIFF inside).
 * @returns undefined for a file that the SDK can't read
 */
export function formatOf(bytes: Uint8Array, name: string): FileFormat | undefined {
  const found = sniff(bytes);
  const named = byExtension.get(/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');
  if (found === 'image/tiff' && named?.kind === 'image' && !named.isShown) return named;
  if (found !== undefined) return byType.get(found);
  // An MP3 can begin with any frame, but a name alone doesn't turn a text file into one.
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
  return named?.type === 'audio/mpeg' && isFrame ? named : undefined;
}

/** A file type that the SDK in the browser doesn't read. */
interface OtherFormat {
  name: string;
  /** First version of c2pa-rs that reads it; undefined if C2PA doesn't define how to embed a manifest store. */
  core?: string;
}

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
  // JPEG XL without boxes, as encoders write it by default.
  ['\xff\x0a', 'JPEG XL codestream'],
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
  if (ascii(bytes, 0, 4) === 'fLaC') return { name: 'FLAC', core: '0.90.1' };
  if (ascii(bytes, 0, 4) === 'PK\x03\x04') return archive(name);
  // The two letters alone could start any text; the four bytes after the size are reserved and must be zero.
  if (ascii(bytes, 0, 2) === 'BM' && ascii(bytes, 6, 10) === '\0\0\0\0') return { name: 'BMP' };
  const found = HOLDS_NOTHING.find(([magic]) => ascii(bytes, 0, magic.length) === magic);
  return found && { name: found[1] };
}

/** `JPEG, PNG, …`, for messages. */
export const formatNames = FORMATS.map(({ label }) => label).join(', ');
/** For the `accept` of a file input. */
export const STORE_ENDING = '.c2pa';
export const acceptedFiles = FORMATS.flatMap(({ extensions }) => extensions.map((end) => `.${end}`)).join();
