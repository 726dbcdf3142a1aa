import type { Reader, Settings } from '@contentauth/c2pa-web';
import { at, entriesAt, listAt, textAt } from '../shared/json.ts';
import { type C2paSdk, discardWorker, loadSdk, workerLife } from './sdk.ts';

/** The SDK's own limit. */
export const MAX_FILE_BYTES = 1_000_000_000;
/** Pictures taken out of one file; the tree shows a sign for the others. */
const MAX_PICTURES = 80;
const MAX_PICTURE_BYTES = 5_000_000;
/** What an `<img>` shows without running anything. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/** The memory of WebAssembly never shrinks, so after so many files a new worker begins. */
const FILES_PER_WORKER = 25;

/** Everything that tools show of a file, taken out so that nothing in the SDK has to stay. */
export interface Reading {
  /** The report, as `reader.manifestStore()` gives it: JSON of unknown shape. */
  report: unknown;
  /** The manifest store itself, as JUMBF. */
  store?: Uint8Array;
  /** Thumbnails by their identifier. */
  pictures: ReadonlyMap<string, Blob>;
}

export type ReadOutcome =
  | { found: 'manifest'; reading: Reading }
  | { found: 'nothing' }
  /** The manifest lies elsewhere, and was not asked for. */
  | { found: 'address'; url: string };

export class ReadError extends Error {
  override name = 'ReadError';
  /**
   * `unreadable`: the file. `worker`: it crashed or said nothing for too long. `stopped`: the reader wished so. `lost`:
   * the worker was ended for another file.
   */
  readonly reason: 'unreadable' | 'worker' | 'stopped' | 'lost';

  constructor(reason: ReadError['reason'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
  }
}

let filesRead = 0;
let running = 0;

/**
 * Reads the Content Credentials of a file in the SDK's worker.
 * @param type a MIME type that the SDK knows
 * @param limit milliseconds after which a worker that says nothing is taken for dead
 * @throws SdkError when the SDK cannot be loaded, ReadError for everything else
 */
export async function readAsset(
  file: Blob,
  type: string,
  settings: Settings,
  { signal, limit = 180_000 }: { signal: AbortSignal; limit?: number },
): Promise<ReadOutcome> {
  if (filesRead >= FILES_PER_WORKER && running === 0) {
    discardWorker();
    filesRead = 0;
  }
  filesRead += 1;
  running += 1;
  try {
    return await readOnce(file, type, settings, signal, limit);
  } catch (error) {
    // The worker was ended for another file.
    if (error instanceof ReadError && error.reason === 'lost' && !signal.aborted)
      return await readOnce(file, type, settings, signal, limit);
    throw error;
  } finally {
    running -= 1;
  }
}

async function readOnce(
  file: Blob,
  type: string,
  settings: Settings,
  signal: AbortSignal,
  limit: number,
): Promise<ReadOutcome> {
  const sdk = await sdkUnlessStopped(signal);
  const read = async (): Promise<ReadOutcome> => {
    const reader = await sdk.reader.fromBlob(type, file, settings);
    if (reader === null) return { found: 'nothing' };
    try {
      return { found: 'manifest', reading: await takeOut(reader) };
    } finally {
      reader.free().catch(() => {});
    }
  };
  try {
    return await withEnd(read, signal, limit);
  } catch (error) {
    const url = /RemoteManifestUrl\("(.*)"\)/s.exec(error instanceof Error ? error.message : '')?.[1];
    if (url !== undefined) return { found: 'address', url };
    throw toReadError(error);
  }
}

/**
 * The SDK, as soon as it is there; a reader who stops does not wait for the download.
 * @throws SdkError, ReadError when it was stopped
 */
export function sdkUnlessStopped(signal: AbortSignal): Promise<C2paSdk> {
  const stopped = new Promise<never>((_, failed) => {
    const stop = () => failed(new ReadError('stopped', 'stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([loadSdk(), stopped]);
}

/** Settles with the work, or fails when it was stopped or took too long; then the worker is busy for nothing and goes. */
export function withEnd<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  limit: number,
): Promise<Result> {
  return new Promise((done, failed) => {
    const life = workerLife();
    const over = new AbortController();
    const end = (reason: 'worker' | 'stopped', message: string) => {
      failed(new ReadError(reason, message));
      discardWorker();
    };
    // Nothing was begun, so the worker, which others may be waiting for, is not to blame.
    if (signal.aborted) return failed(new ReadError('stopped', 'stopped'));
    const timer = setTimeout(() => end('worker', `no answer in ${Math.round(limit / 1000)} seconds`), limit);
    signal.addEventListener('abort', () => end('stopped', 'stopped'), { signal: over.signal });
    life.addEventListener('abort', () => failed(new ReadError('lost', 'ended')), { signal: over.signal });
    work()
      .then(done, failed)
      .finally(() => {
        clearTimeout(timer);
        over.abort();
      });
  });
}

/** What to throw for anything that the SDK threw; a worker that panicked is ended. */
export function toReadError(error: unknown): ReadError {
  if (error instanceof ReadError) return error;
  const message = error instanceof Error ? error.message : String(error);
  // A panic leaves the memory of the worker in an unknown state.
  if (/unreachable|RuntimeError|out of bounds|recursive use|memory access|call stack/i.test(message)) {
    discardWorker();
    return new ReadError('worker', error);
  }
  return new ReadError('unreadable', error);
}

async function takeOut(reader: Reader): Promise<Reading> {
  // Deprecated in favour of manifestStore(), which cannot hold whole numbers above 2^53 and loses a key `__proto__`.
  const report: unknown = await reader.json();
  const active = textAt(report, 'active_manifest');
  const store =
    active === undefined ? undefined : await reader.resourceToBytes(active).catch(() => undefined);
  const pictures = new Map<string, Blob>();
  for (const { identifier, format } of pictureRefs(report)) {
    if (pictures.size >= MAX_PICTURES) break;
    if (pictures.has(identifier)) continue;
    const bytes = await reader.resourceToBytes(identifier).catch(() => undefined);
    if (bytes && bytes.length <= MAX_PICTURE_BYTES)
      pictures.set(identifier, new Blob([bytes], { type: format }));
  }
  return { report, store, pictures };
}

function pictureRefs(report: unknown): Array<{ identifier: string; format: string }> {
  const holders = entriesAt(report, 'manifests').flatMap(([, manifest]) => [
    manifest,
    ...listAt(manifest, 'ingredients'),
  ]);
  return holders.flatMap((holder) => {
    const reference = at(holder, 'thumbnail');
    const identifier = textAt(reference, 'identifier');
    const format = textAt(reference, 'format');
    return identifier && format && PICTURE_TYPES.includes(format) ? [{ identifier, format }] : [];
  });
}
