import { blobSource } from '@content-credentials/verdict/coverage';
import { digest } from '@content-credentials/verdict/coverage/bytes';
import { ownManifest, type Report, type State } from '@content-credentials/verdict/report/report';
import { SDK } from '@content-credentials/verdict/report/sdk-version';
import { isSignerVerified, verdictOf } from '@content-credentials/verdict/report/verdict';
import type { Kind } from '@content-credentials/verdict/report/verdict-table';
import type { Voucher } from '@content-credentials/verdict/trust/pool';
import { hex } from '@content-credentials/verdict/x509/der';
import type { Asset } from '../../intake/asset.ts';

/** The description of a file in an export. */
export interface FileFacts {
  name: string;
  bytes: number;
  /** Of the whole file, in hexadecimal. */
  sha256: string;
  /** For the reader's own file: when it was last modified, as ISO 8601. */
  modified?: string;
}

/** How the export was made, included in every export. */
export interface Inspection {
  /** The answer for someone who doesn't know Content Credentials. */
  answer: string;
  /** Why that's the answer. */
  why: string;
  /** What the verdict is: the state, or the cause if it's Invalid, such as `expired`. */
  kind: Kind;
  /** Whether a trust list vouches for the signer; if not, the name in the report can be anyone's. */
  isSignerVerified: boolean;
  /** The lists that vouch for the signer, with the anchor that matched. */
  trustedBy: readonly Voucher[];
  file: FileFacts & { format: string };
  /** The manifest store next to the file. */
  sidecar?: FileFacts;
  /** ISO 8601. */
  inspectedAt: string;
  sdk: { name: string; version: string; core: string };
  /** The verdict on this page. It can be worse than the SDK's own state, which is in the SDK's report. */
  state: State;
  /** Titles of the selected trust lists, with their dates. */
  trustLists: readonly string[];
  /** The lists' licenses, sources, and credits. */
  credits: readonly string[];
}

async function factsOf(blob: File, isOwn: boolean, signal: AbortSignal): Promise<FileFacts> {
  const hash = await digest(blobSource(blob, signal), [{ start: 0, length: blob.size }], 'sha256');
  const modified = isOwn && blob.lastModified > 0 ? new Date(blob.lastModified).toISOString() : undefined;
  return { name: blob.name, bytes: blob.size, sha256: hex(hash), ...(modified && { modified }) };
}

/**
 * The description of a file in an export, including the hash of its bytes.
 * @throws DOMException if the file can't be read anymore, or if the signal aborts
 */
export async function inspectionOf(
  { name, blob, sidecar, format, from }: Asset,
  report: Report,
  lists: Pick<Inspection, 'trustLists' | 'credits'>,
  signal: AbortSignal,
): Promise<Inspection> {
  const isOwn = from === 'file';
  const { state, validatedAt } = report;
  const { headline, sentence, kind } = verdictOf(report, { isExported: true });
  return {
    answer: headline,
    why: sentence,
    kind,
    isSignerVerified: isSignerVerified(report),
    trustedBy: ownManifest(report)?.vouchers ?? [],
    file: { ...(await factsOf(blob, isOwn, signal)), name, format: format.label },
    ...(sidecar && { sidecar: await factsOf(sidecar, isOwn, signal) }),
    inspectedAt: validatedAt.toISOString(),
    sdk: { ...SDK },
    state,
    ...lists,
  };
}
