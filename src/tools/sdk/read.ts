import type { Reading } from '../../c2pa/report/reading.ts';
import { askWithin, checkFile } from './budgeted.ts';
import { type NoReport, noReportOf } from './no-report.ts';
import { ReadError } from './read-error.ts';
import { discardWorkers } from './sdk.ts';
import { type Allowed, NOTHING_ALLOWED, sdkSettings, type Trust } from './settings.ts';
import { sdkUnlessStopped } from './stopping.ts';
import type { TakenOut } from './worker/messages.ts';

export { MAX_FILE_BYTES } from './limits.ts';
export { ReadError };

/** WebAssembly memory never shrinks, so the worker is replaced after this many files. */
const FILES_PER_WORKER = 25;
/** The maximum number of times that a reading is restarted after its worker crashed on another file. */
const MAX_TRIES = 3;

export type ReadOutcome = { found: 'manifest'; reading: Reading } | NoReport;

export interface ReadOptions {
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
    if (noReport) return noReport;
    throw error;
  }
}

function readingOf({ report, store, pictures }: TakenOut): Reading {
  return { report: JSON.parse(report), store, pictures: new Map(pictures) };
}
