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
import { WasmReader } from '@contentauth/c2pa-wasm';
import { SyncBlob, startSdk } from '../../../src/features/pictures/sdk.ts';

/**
 * The report that the inspector shows for a file: the SDK of the tools, with all checks of ours.
 * @throws the SDK's message, as text, if it gives no report
 */
export async function inspect(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  pools: readonly TrustPool[] = [],
  others: readonly TrustPool[] = [],
): Promise<Report> {
  await startSdk();
  const blob = new SyncBlob(bytes);
  const type = formatOf(bytes, name)?.type ?? 'application/octet-stream';
  const pem = (of: (pool: TrustPool) => TrustPool['anchors']) => pools.flatMap(of).map(toPem).join('');
  const trust =
    pools.length > 0
      ? { anchors: pem(({ anchors }) => anchors), allowed: pem(({ allowed }) => allowed) }
      : undefined;
  const taken = await read({ ask: 'read', file: blob, type, settings: sdkSettings(trust), origins: [] });
  const reading = { report: JSON.parse(taken.report), store: taken.store, pictures: new Map() };
  const binding = await bindingOf(reading, blob, undefined);
  return reportOf(reading, binding, await findTrust(reading, pools, async () => others));
}

/** Reads a file of the forger with the same lists for the SDK and for our own check. @returns the SDK's state, and our report */
export async function look(
  { file, type, sidecar }: Specimen,
  lists: readonly TrustPool[],
  products?: ProductLookup,
): Promise<{ sdk: string; report: Report }> {
  await startSdk();
  const anchors = lists.flatMap((list) => list.anchors.map(toPem)).join('');
  const reader = await WasmReader.fromBlob(
    sidecar ? 'application/c2pa' : type,
    new SyncBlob(sidecar ?? file),
    JSON.stringify(sdkSettings(anchors ? { anchors } : undefined)),
  );
  try {
    const report = JSON.parse(reader.json());
    const store = new Uint8Array(reader.resourceToBytes(report.active_manifest));
    const reading = { report, store, pictures: new Map() };
    const binding = await bindingOf(reading, new Blob([file]), sidecar && new Blob([sidecar]));
    return {
      sdk: report.validation_state,
      report: reportOf(reading, binding, await findTrust(reading, lists), products),
    };
  } finally {
    reader.free();
  }
}
