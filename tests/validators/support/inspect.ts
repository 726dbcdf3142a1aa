import { formatOf } from '@content-credentials/verdict/formats';
import type { ProductLookup } from '@content-credentials/verdict/products/product';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { type Report, reportOf } from '@content-credentials/verdict/report/report';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import { read } from '@content-credentials/verdict/sdk/worker/tasks';
import type { Specimen } from '@content-credentials/verdict/testkit/forger';
import { findTrust } from '@content-credentials/verdict/trust/find-trust';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { SyncBlob, startSdk } from '../../../src/features/pictures/sdk.ts';

/**
 * Reads a file as the inspector does: the SDK of the tools with the same lists as our own check.
 * @param others lists that only say who else would trust the signer
 * @returns the SDK's state, and our report
 * @throws the SDK's message, as text, if it gives no report
 */
export async function look(
  { file, type, sidecar }: Pick<Specimen, 'file' | 'type' | 'sidecar'>,
  lists: readonly TrustPool[],
  products?: ProductLookup,
  others: readonly TrustPool[] = [],
): Promise<{ sdk: string; report: Report }> {
  await startSdk();
  const pem = (of: (list: TrustPool) => TrustPool['anchors']) => lists.flatMap(of).map(toPem).join('');
  const taken = await read({
    ask: 'read',
    file: new SyncBlob(sidecar ?? file),
    type: sidecar ? 'application/c2pa' : type,
    settings: sdkSettings({ anchors: pem(({ anchors }) => anchors), allowed: pem(({ allowed }) => allowed) }),
    origins: [],
  });
  const report = JSON.parse(taken.report);
  const reading = { report, store: taken.store, pictures: new Map() };
  const binding = await bindingOf(reading, new Blob([file]), sidecar && new Blob([sidecar]));
  const trust = await findTrust(reading, lists, async () => others);
  return { sdk: report.validation_state, report: reportOf(reading, binding, trust, products) };
}

/** The report on a file that has a name. @throws as `look` */
export async function inspect(
  file: Uint8Array<ArrayBuffer>,
  name: string,
  lists: readonly TrustPool[] = [],
  others?: readonly TrustPool[],
): Promise<Report> {
  const type = formatOf(file, name)?.type ?? 'application/octet-stream';
  return (await look({ file, type }, lists, undefined, others)).report;
}
