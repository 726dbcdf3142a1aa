// Takes the report and its thumbnails out of a file. Afterwards nothing is left in the memory of the SDK.
import { type C2paSdk, createC2pa, type ManifestStore, type Reader } from '@contentauth/c2pa-web';
import wasmSrc from '@contentauth/c2pa-web/resources/c2pa.wasm?url';

export interface Credentials {
  report: ManifestStore;
  /** Thumbnails by their identifier. */
  pictures: Map<string, Blob>;
}

/** The SDK did not start: trying again may help. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Milliseconds for the download of the SDK and the start of its worker. A worker that a policy blocks says nothing. */
const START_LIMIT = 60_000;
const MAX_PICTURES = 50;
/** What an `<img>` shows without running anything: a stranger made these pictures. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

let sdk: Promise<C2paSdk> | undefined;

// #region read
/** @returns `null` for a file without Content Credentials */
export async function read(file: Blob): Promise<Credentials | null> {
  sdk ??= start();
  const c2pa = await sdk.catch((error: unknown) => {
    sdk = undefined; // a failed start is not kept
    throw error;
  });
  const reader = await c2pa.reader.fromBlob(file.type, file);
  if (reader === null) return null;
  try {
    const report = await reader.manifestStore();
    return { report, pictures: await picturesOf(report, reader) };
  } finally {
    await reader.free();
  }
}
// #endregion read

/** Ends the worker and gives back all its memory. The next `read` starts a new one. */
export function end(): void {
  sdk?.then(
    (c2pa) => c2pa.dispose(),
    () => {},
  );
  sdk = undefined;
}

function start(): Promise<C2paSdk> {
  // `remoteManifestFetch: false` asks no server that a file names. It works, and the types lack it.
  const settings = { verify: { verifyTrust: true, remoteManifestFetch: false } };
  return new Promise((done, fail) => {
    const timer = setTimeout(fail, START_LIMIT, new StartError('no answer in a minute'));
    createC2pa({ wasmSrc, settings })
      .then(done, (error: Error) => fail(new StartError(error.message, { cause: error })))
      .finally(() => clearTimeout(timer));
  });
}

// #region pictures
/** The report has no pictures, only identifiers: the bytes are taken while the reader is alive. */
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
