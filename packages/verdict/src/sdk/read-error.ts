/**
 * Why a file wasn't read.
 *
 * - `damaged`: the SDK found that the file, or the manifest store in it, is damaged or truncated.
 * - `manifest`: the store was read, but its content isn't what the SDK expects.
 * - `several stores`: the file has more than one manifest store.
 * - `unread store`: the SDK found no manifest store, but the file has a place for one that can't be read.
 * - `removed`: the metadata names a manifest store in the file, and there is none.
 * - `prerelease`: the manifest is from a draft before C2PA 1.0.
 * - `unsupported`: the SDK can't read this type of file.
 * - `lookup`: a remote manifest couldn't be fetched.
 * - `gone`: the browser can't read the file from the device anymore.
 * - `memory`: the SDK needs more memory than the browser allows.
 * - `crashed`: the SDK panicked. `timeout`: it didn't respond in time. In both cases, its worker was replaced.
 * - `limit`: reading it would take too long, or did. The message is a sentence that names the limit.
 * - `stopped`: the reader pressed Stop. `lost`: the worker ended because of another file.
 * - `unknown`: the SDK's message isn't in this list.
 */
export type ReadFailure =
  | 'damaged'
  | 'manifest'
  | 'several stores'
  | 'unread store'
  | 'removed'
  | 'prerelease'
  | 'unsupported'
  | 'lookup'
  | 'gone'
  | 'memory'
  | 'crashed'
  | 'timeout'
  | 'limit'
  | 'stopped'
  | 'lost'
  | 'unknown';

export class ReadError extends Error {
  override name = 'ReadError';
  readonly reason: ReadFailure;

  /** @param message the message of the SDK or the browser, for a bug report */
  constructor(reason: ReadFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

const MEMORY =
  /InsufficientMemory|out of memory|capacity overflow|memory allocation|allocation failed|Memory\.grow/i;

/** Errors of c2pa-rs 0.90 (`Error` in error.rs), which c2pa-wasm writes as `C2pa(Name(…))`. The first match is used. */
const MESSAGES: ReadonlyArray<readonly [RegExp, ReadFailure]> = [
  [MEMORY, 'memory'],
  [/^C2pa\(TooManyManifestStores/, 'several stores'],
  // From core 0.91.
  [/^C2pa\(C2PAValidation\("C2PA box present/, 'unread store'],
  [/^C2pa\(PrereleaseError/, 'prerelease'],
  [/^C2pa\((?:UnsupportedType|NotImplemented)/, 'unsupported'],
  [/^C2pa\((?:RemoteManifestFetch|HttpError|HttpResolverError)/, 'lookup'],
  [/NotFoundError|NotReadableError|could not be (?:found|read)/i, 'gone'],
  [
    /^C2pa\((?:InvalidAsset|JumbfParseError|JumbfBoxNotFound|PdfReadError|XmpReadError|Utf8Error|IoError\(.*UnexpectedEof)/s,
    'damaged',
  ],
  [/^C2pa\((?:Bmff|Gif|Jpeg|Mp3|Flac|Pdf|Png|Riff|Svg|Tiff|Zip)Error/, 'damaged'],
  [
    /^C2pa\((?:Claim|Assertion|InvalidClaim|InvalidManifest|UpdateManifestInvalid|TooMany|Cose|Jumbf|Provenance|Cyclic|Cbor|Json|HashMismatch|VersionCompatibility|C2PAValidation|ValidationRule|TimeStamp|CertificateProfile|InvalidCertificate|RawSignature|Verifiable|MissingDataBox|UnknownAlgorithm|InvalidEcdsa)/,
    'manifest',
  ],
];

/** The SDK's message in place of a report. */
export const readErrorOf = (message: string): ReadError =>
  new ReadError(MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? 'unknown', message);

/** Rust reports the cause of a panic, but aborts without a message if an allocation fails. */
const SILENT_TRAP = /^RuntimeError: unreachable/;

/** The crash message of the SDK's worker: the panic hook's output, if any, and the engine's error. */
export const crashError = (message: string): ReadError =>
  new ReadError(MEMORY.test(message) || SILENT_TRAP.test(message) ? 'memory' : 'crashed', message);

/** Results other than a failure that an SDK error can stand for. */
export type NoReport = { found: 'nothing' } | { found: 'address'; url: string };

/** The text of a Rust string literal; text that isn't also valid JSON doesn't change. */
function unquoted(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal.slice(1, -1);
  }
}

/**
 * The meaning of an SDK error without a report: the file doesn't have a manifest store, or the manifest is at another
 * URL.
 * @returns undefined for an actual failure
 */
export function noReportOf(error: unknown): NoReport | undefined {
  const message = error instanceof ReadError ? error.message : '';
  if (message === 'C2pa(JumbfNotFound)') return { found: 'nothing' };
  const url = /^C2pa\(RemoteManifestUrl\((".*")\)\)$/s.exec(message)?.[1];
  return url === undefined ? undefined : { found: 'address', url: unquoted(url) };
}
