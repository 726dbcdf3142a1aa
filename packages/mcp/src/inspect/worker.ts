import { fstatSync, openSync, readSync } from 'node:fs';
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
import { fromBase64, toPem } from '@content-credentials/verdict/x509/pem';
import { initSync } from '@contentauth/c2pa-wasm';
import { cleanText } from '../from-file.ts';
import type { TrustList } from '../site.ts';
import type { Inspection, InspectionAnswer, WorkerData } from './inspection.ts';
import { summaryOf, VALIDATED_BY } from './summary.ts';

/**
 * A part of an open file as a `Blob`, read from the disk when it's needed: a video doesn't have to fit into memory.
 * The SDK's WebAssembly takes slices of a `Blob` and reads them synchronously.
 */
class DiskBlob extends Blob {
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
class DiskReaderSync {
  readAsArrayBuffer(blob: DiskBlob): ArrayBuffer {
    return blob.readNow();
  }
}

/**
 * The thread that reads one file with the SDK's WebAssembly and then ends. If a file takes over the SDK, the damage
 * is contained: the thread has no network access, and its parent can end it at any time.
 */
const { path, type, format, store, lists, otherLists, needsCrJson, module, bytesRead } =
  workerData as WorkerData;

/** A file whose reading is reported, because every byte of it adds to the time that it may take. The end of the thread closes it. */
function blobOf(file: string, index: number): DiskBlob {
  const descriptor = openSync(file, 'r');
  return counted(new DiskBlob(descriptor, 0, fstatSync(descriptor).size), (read) => {
    bytesRead[index] = read;
  });
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
      from_file: { remote_manifest: cleanText(noReport.url) },
    };
  const missing = await truncationOf(blob, type);
  return {
    found: 'nothing',
    ...facts,
    answer: `The file has no Content Credentials.${missing ? ` ${missing}` : ' That isn’t suspicious: most files don’t have any.'}`,
  };
}

const poolOf = ({ counts, certificates, frozen, ...about }: TrustList): TrustPool => {
  const parsed = (isSigner: boolean) =>
    certificates
      .filter(({ kind }) => (kind === 'signer') === isSigner)
      .map(({ der }) => parseCertificate(fromBase64(der)));
  return {
    ...about,
    isFrozen: frozen !== undefined,
    counts: [counts].flat(),
    anchors: parsed(false),
    allowed: parsed(true),
  };
};

async function inspect(): Promise<InspectionAnswer> {
  const blob = blobOf(path, 0);
  const beside = store === undefined ? undefined : blobOf(store, 1);
  try {
    const file = beside ?? blob;
    await checkBudget(file, beside ? MANIFEST_STORE : type);
    const pools = lists.map(poolOf);
    const settings = sdkSettings(
      pools.length === 0
        ? undefined
        : {
            anchors: pools.flatMap(({ anchors }) => anchors.map(toPem)).join(''),
            allowed: pools.flatMap(({ allowed }) => allowed.map(toPem)).join(''),
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
        : await problemWith(readError, blob, beside);
    }
    const reading = { report: JSON.parse(taken.report), store: taken.store, pictures: new Map() };
    const isAlone = type === MANIFEST_STORE && !beside;
    const binding = await bindingOf(reading, isAlone ? undefined : blob, beside);
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
  }
}

guardNetwork(globalThis)([]);
Object.assign(globalThis, { FileReaderSync: DiskReaderSync });
initSync({ module });
const answer = await inspect();
parentPort?.postMessage(answer);
