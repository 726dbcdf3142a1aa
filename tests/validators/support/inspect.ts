import { formatOf } from '@content-credentials/verdict/formats';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { type Report, reportOf } from '@content-credentials/verdict/report/report';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import { read } from '@content-credentials/verdict/sdk/worker/tasks';
import { findTrust } from '@content-credentials/verdict/trust/find-trust';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { SyncBlob, startSdk } from '../../../src/integrations/picture-credentials/wasm.ts';

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
