import { checkBudget, OverLimit, TOO_SLOW, timeFor } from '../budget.ts';
import { absenceOf } from '../coverage/absent.ts';
import { blobSource } from '../coverage/index.ts';
import type { Reading } from '../report/reading.ts';
import { type NoReport, noReportOf, ReadError } from './read-error.ts';
import { type AskOptions, discardWorkers, type SdkWorker, sdkUnlessStopped, withEnd } from './sdk.ts';
import { type Allowed, NOTHING_ALLOWED, sdkSettings, type Trust } from './settings.ts';
import type { Ask, TakenOut } from './worker/messages.ts';

/** WebAssembly memory never shrinks, so the worker is replaced after this many files. */
const FILES_PER_WORKER = 25;
/** The maximum number of times that a reading is restarted after its worker crashed on another file. */
const MAX_TRIES = 3;

type ReadOutcome = { found: 'manifest'; reading: Reading } | NoReport;

interface ReadOptions {
  trust?: Trust;
  /** The hosts that the SDK may contact for this file; none if left out. */
  allowed?: Allowed;
  signal: AbortSignal;
  /** Called as the SDK reads the file, with the bytes read so far, counting repetitions. */
  onRead?(bytes: number): void;
}

let filesRead = 0;
let running = 0;

/**
 * Reads the Content Credentials of a file in the SDK's worker. Without `allowed`, no hosts are contacted.
 * @param type a MIME type that the SDK supports
 * @throws SdkError if the SDK can't be loaded, ReadError for everything else
 */
export async function readAsset(file: Blob, type: string, options: ReadOptions): Promise<ReadOutcome> {
  await checkFile(file, type, options.signal);
  if (filesRead >= FILES_PER_WORKER && running === 0) {
    discardWorkers();
    filesRead = 0;
  }
  filesRead += 1;
  running += 1;
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await readOnce(file, type, options);
      } catch (error) {
        const isLost = error instanceof ReadError && error.reason === 'lost';
        if (!isLost || options.signal.aborted || tries === MAX_TRIES) throw error;
      }
    }
  } finally {
    running -= 1;
  }
}

async function readOnce(
  file: Blob,
  type: string,
  { trust, allowed = NOTHING_ALLOWED, signal, onRead }: ReadOptions,
): Promise<ReadOutcome> {
  const sdk = await sdkUnlessStopped(signal, file.size);
  const settings = sdkSettings(trust, allowed);
  const { origins } = allowed;
  try {
    const answer = await askWithin(sdk, { ask: 'read', file, type, settings, origins }, signal, onRead);
    return { found: 'manifest', reading: readingOf(answer as TakenOut) };
  } catch (error) {
    const noReport = noReportOf(error);
    if (!noReport) throw error;
    const absence = noReport.found === 'nothing' && (await absenceOf(blobSource(file, signal)));
    if (absence) throw new ReadError(absence, (error as Error).message);
    return noReport;
  }
}

function readingOf({ report, store, pictures }: TakenOut): Reading {
  return { report: JSON.parse(report), store, pictures: new Map(pictures) };
}

/** Milliseconds for a reading that may contact hosts, which can be slow. */
const LOOKUP_LIMIT = 120_000;

/** @throws ReadError `limit` for a file that takes too much to read, `stopped` if the signal ends it */
async function checkFile(file: Blob, type: string, signal: AbortSignal): Promise<void> {
  try {
    await checkBudget(file, type, signal);
  } catch (error) {
    if (signal.aborted) throw new ReadError('stopped', 'stopped');
    if (error instanceof OverLimit) throw new ReadError('limit', error.message);
    throw error;
  }
}

/**
 * Asks the SDK to read a file, within the time for a file of its size. The time starts when the SDK does: other
 * requests can come first.
 * @throws ReadError, `limit` if it takes too long
 */
async function askWithin(
  sdk: SdkWorker,
  ask: Extract<Ask, { ask: 'read' | 'crjson' }>,
  signal: AbortSignal,
  onRead: (bytes: number) => void = () => {},
): Promise<unknown> {
  const start = performance.now();
  let begun: number | undefined;
  let read = 0;
  const countBytes: AskOptions['onRead'] = (bytes) => {
    begun ??= performance.now() - start;
    read = bytes;
    onRead(bytes);
  };
  const limit = () =>
    begun === undefined
      ? undefined
      : begun + timeFor(read, ask.file.size) + (ask.origins.length > 0 ? LOOKUP_LIMIT : 0);
  try {
    return await withEnd(sdk, sdk.ask(ask, { onRead: countBytes }), signal, limit);
  } catch (error) {
    if (error instanceof ReadError && error.reason === 'timeout') throw new ReadError('limit', TOO_SLOW);
    throw error;
  }
}

/**
 * The SDK's crJSON of a file. The SDK reads the file again with the same trust and lookups as before: generating it
 * with every reading would slow everyone down, and few readers need it.
 * @param type a MIME type that the SDK supports
 * @returns JSON text, as the SDK wrote it
 * @throws SdkError if the SDK can't be loaded, ReadError for everything else
 */
export async function crJsonOf(file: Blob, type: string, options: ReadOptions): Promise<string> {
  const { trust, allowed = NOTHING_ALLOWED, signal } = options;
  const sdk = await sdkUnlessStopped(signal, file.size);
  const { origins } = allowed;
  const ask = { ask: 'crjson' as const, file, type, settings: sdkSettings(trust, allowed), origins };
  return String(await askWithin(sdk, ask, signal));
}
