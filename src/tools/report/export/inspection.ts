import { digest } from '../../../c2pa/coverage/digest.ts';
import { blobSource } from '../../../c2pa/coverage/index.ts';
import { SDK } from '../../../c2pa/report/judge.ts';
import type { Report, State } from '../../../c2pa/report/report.ts';
import { hex } from '../../../c2pa/x509/der.ts';
import type { Asset } from '../asset.ts';

/** A file as an export describes it. */
export interface FileFacts {
  name: string;
  bytes: number;
  /** Of all its bytes, in hexadecimal. */
  sha256: string;
  /** For a file of the reader's own: when it was changed last, as ISO 8601. */
  modified?: string;
}

/** What every export says about how it came about. */
export interface Inspection {
  file: FileFacts & { format: string };
  /** The manifest store beside the file. */
  sidecar?: FileFacts;
  /** ISO 8601. */
  inspectedAt: string;
  sdk: { name: string; version: string; core: string };
  /** What this page says. It can be worse than the SDK's own state, which stands in the SDK's report. */
  state: State;
  /** Titles of the trust lists that were selected. */
  trustLists: readonly string[];
}

async function factsOf(blob: File, isOwn: boolean, signal: AbortSignal): Promise<FileFacts> {
  const hash = await digest(blobSource(blob, signal), [{ start: 0, length: blob.size }], 'sha256');
  const modified = isOwn && blob.lastModified > 0 ? new Date(blob.lastModified).toISOString() : undefined;
  return { name: blob.name, bytes: blob.size, sha256: hex(hash), ...(modified && { modified }) };
}

/**
 * What an export says about a file, with the hash of its bytes.
 * @throws DOMException when the file can't be read anymore, or when the signal ends it
 */
export async function inspectionOf(
  { name, blob, sidecar, format, from }: Asset,
  { state, judgedAt }: Pick<Report, 'state' | 'judgedAt'>,
  trustLists: readonly string[],
  signal: AbortSignal,
): Promise<Inspection> {
  const isOwn = from === 'file';
  return {
    file: { ...(await factsOf(blob, isOwn, signal)), name, format: format.label },
    ...(sidecar && { sidecar: await factsOf(sidecar, isOwn, signal) }),
    inspectedAt: judgedAt.toISOString(),
    sdk: { ...SDK },
    state,
    trustLists,
  };
}
