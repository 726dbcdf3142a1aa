import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { fileProblem } from '@content-credentials/tools/intake/problem-of';
import { READ } from '@content-credentials/tools/intake/read-words';
import { checkBudget, OverLimit } from '@content-credentials/verdict/budget';
import { blobSource } from '@content-credentials/verdict/coverage';
import { absenceOf } from '@content-credentials/verdict/coverage/absent';
import { MANIFEST_STORE } from '@content-credentials/verdict/formats';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { reportOf } from '@content-credentials/verdict/report/report';
import { noReportOf, ReadError, readErrorOf } from '@content-credentials/verdict/sdk/read-error';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import { guardNetwork } from '@content-credentials/verdict/sdk/worker/network';
import { counted, crJson, read } from '@content-credentials/verdict/sdk/worker/tasks';
import { truncationOf } from '@content-credentials/verdict/truncation';
import { findTrust } from '@content-credentials/verdict/trust/find-trust';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { parseCertificate } from '@content-credentials/verdict/x509/certificate';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { initSync } from '@contentauth/c2pa-wasm';
import { cleanText } from '../from-file.ts';
import type { Inspection, InspectionAnswer, InspectionTask, TaskList } from './inspection.ts';
import { summaryOf, VALIDATED_BY } from './summary.ts';

/**
 * A part of an open file as a `Blob`, read from the disk when it's needed: a video doesn't have to fit into memory.
 * The SDK's WebAssembly takes slices of a `Blob` and reads them synchronously.
 */
export class DiskBlob extends Blob {
  readonly #file: number;
  readonly #start: number;
  readonly #end: number;

  /** @param file an open file @param start first byte @param end byte after the last */
  constructor(file: number, start: number, end: number) {
    super();
    this.#file = file;
    this.#start = start;
    this.#end = end;
  }

  override get size(): number {
    return this.#end - this.#start;
  }

  override slice(from = 0, to = this.size): DiskBlob {
    const place = (at: number) =>
      this.#start + Math.max(0, Math.min(at < 0 ? this.size + at : at, this.size));
    return new DiskBlob(this.#file, place(from), Math.max(place(from), place(to)));
  }

  /** @throws Error if the file has been truncated since it was opened */
  readNow(): ArrayBuffer {
    const bytes = new Uint8Array(this.size);
    for (let read = 0; read < bytes.length; ) {
      const more = readSync(this.#file, bytes, read, bytes.length - read, this.#start + read);
      if (more === 0) throw new Error('the file changed while it was read');
      read += more;
    }
    return bytes.buffer;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.readNow();
  }
}

/** What browser workers have and Node.js doesn't. */
export class DiskReaderSync {
  readAsArrayBuffer(blob: DiskBlob): ArrayBuffer {
    return blob.readNow();
  }
}

/**
 * The thread that reads one file with the SDK's WebAssembly and then ends. If a file takes over the SDK, the damage
 * is contained: the thread has no network access, and its parent can end it at any time.
 */
const { path, type, format, store, lists, otherLists, needsCrJson, module } = workerData as InspectionTask & {
  module: WebAssembly.Module;
};

/** A file whose reading is reported, because every byte of it adds to the time that it may take. */
function blobOf(file: string): { blob: DiskBlob; close: () => void } {
  const descriptor = openSync(file, 'r');
  const report = (read: number) => parentPort?.postMessage({ file, read } satisfies InspectionAnswer);
  return {
    blob: counted(new DiskBlob(descriptor, 0, fstatSync(descriptor).size), report),
    close: () => closeSync(descriptor),
  };
}

/** Why the file, or the manifest store next to it, can't be read: in the words of the inspector. */
async function problemWith(
  error: ReadError,
  blob: Blob,
  sidecar: Blob | undefined,
): Promise<InspectionAnswer> {
  const { title, text } = await fileProblem(error, { blob, format: { type }, sidecar });
  return { problem: `${title}. ${text}`, reported: cleanText(error.message) };
}

/** A file without a manifest store, or one whose store is elsewhere. */
async function withoutStore(blob: DiskBlob, noReport: ReturnType<typeof noReportOf>): Promise<Inspection> {
  const facts = { bytes: blob.size, format, validated_by: VALIDATED_BY };
  if (noReport?.found === 'address')
    return {
      found: 'remote',
      ...facts,
      answer:
        'The file doesn’t contain a manifest store, only the URL of one. The store wasn’t fetched, so nothing was checked.',
      from_file: {
        generators: [],
        actions: [],
        source_types: [],
        vendor_statements: [],
        descriptions: [],
        ingredients: 0,
        remote_manifest: cleanText(noReport.url),
      },
    };
  const missing = await truncationOf(blob, type);
  return {
    found: 'nothing',
    ...facts,
    answer: `The file has no Content Credentials.${missing ? ` ${missing}` : ' That isn’t suspicious: most files don’t have any.'}`,
  };
}

const pemOf = (certificates: readonly Uint8Array[]): string =>
  certificates.map((der) => toPem({ der })).join('');

const poolOf = ({ anchors, allowed, ...about }: TaskList): TrustPool => ({
  ...about,
  anchors: anchors.map(parseCertificate),
  allowed: allowed.map(parseCertificate),
});

async function inspect(): Promise<InspectionAnswer> {
  const { blob, close } = blobOf(path);
  const beside = store === undefined ? undefined : blobOf(store);
  try {
    const file = beside?.blob ?? blob;
    await checkBudget(file, beside ? MANIFEST_STORE : type);
    const pools = lists.map(poolOf);
    const settings = sdkSettings(
      lists.length === 0
        ? undefined
        : {
            anchors: pemOf(lists.flatMap(({ anchors }) => anchors)),
            allowed: pemOf(lists.flatMap(({ allowed }) => allowed)),
          },
    );
    const given = { file, type: beside ? MANIFEST_STORE : type, settings, origins: [] };
    let taken: Awaited<ReturnType<typeof read>>;
    try {
      taken = await read({ ask: 'read', ...given });
    } catch (error) {
      // The SDK reports errors as text; anything else is a crash.
      if (typeof error !== 'string') throw error;
      const readError = readErrorOf(error);
      const outcome = noReportOf(readError);
      const absence = outcome?.found === 'nothing' && (await absenceOf(blobSource(blob)));
      if (absence) return await problemWith(new ReadError(absence, error), blob, undefined);
      return outcome
        ? { inspection: await withoutStore(blob, outcome) }
        : await problemWith(readError, blob, beside?.blob);
    }
    const reading = { report: JSON.parse(taken.report), store: taken.store, pictures: new Map() };
    const isAlone = type === MANIFEST_STORE && !beside;
    const binding = await bindingOf(reading, isAlone ? undefined : blob, beside?.blob);
    const report = reportOf(
      reading,
      binding,
      await findTrust(reading, pools, async () => otherLists.map(poolOf)),
    );
    return {
      inspection: summaryOf(report, lists, { bytes: blob.size, format }),
      ...(needsCrJson && { crJson: await crJson({ ask: 'crjson', ...given }) }),
    };
  } catch (error) {
    if (error instanceof OverLimit) return { problem: `${READ.limit.title}. ${error.message}` };
    throw error;
  } finally {
    close();
    beside?.close();
  }
}

guardNetwork(globalThis)([]);
Object.assign(globalThis, { FileReaderSync: DiskReaderSync });
initSync({ module });
const answer = await inspect();
parentPort?.postMessage(answer);
