import { MANIFEST_STORE } from '../../c2pa/formats.ts';
import { bindingOf } from '../../c2pa/report/find-binding.ts';
import { reportOf } from '../../c2pa/report/report.ts';
import { truncationOf } from '../../c2pa/truncation.ts';
import { findTrust } from '../../c2pa/trust/find-trust.ts';
import type { Asset } from '../intake/asset.ts';
import { productsFor } from '../report/products.ts';
import { isTrustUsed, poolsOf, type TrustState, trustOf } from '../report/trust.ts';
import { readAsset } from '../sdk/read.ts';
import type { Allowed } from '../sdk/settings.ts';
import type { ReadSlot, Source } from './state.ts';

export interface ReadOptions {
  trust: TrustState;
  /** What the reader allowed for this file. */
  allowed: Allowed;
  signal: AbortSignal;
  /** The share of a large file that was read, 0 to 1. */
  onProgress?(share: number): void;
}

/** A smaller file is read before anyone could look at a progress bar. */
const LARGE = 20_000_000;

/** The content of a file's slot after reading. @throws the errors of `readAsset` and `poolsOf` */
export async function readSlot(asset: Asset, source: Source, options: ReadOptions): Promise<ReadSlot> {
  const { trust, allowed, signal, onProgress } = options;
  const { blob, format, sidecar } = asset;
  // The SDK reads the file for its hash, and then the coverage check does.
  let bySdk = 0;
  let byCheck = 0;
  const shareOf = (bytes: number) => Math.min(bytes / blob.size, 1);
  const progress = () => {
    if (blob.size >= LARGE) onProgress?.((shareOf(bySdk) + shareOf(byCheck)) / 2);
  };
  const type = sidecar ? MANIFEST_STORE : format.type;
  const pools = await poolsOf(trust);
  const outcome = await readAsset(sidecar ?? blob, type, {
    trust: trustOf(pools),
    allowed,
    signal,
    onRead(bytes) {
      bySdk = bytes;
      progress();
    },
  });
  if (outcome.found === 'nothing')
    return { status: 'nothing', source, asset, missing: await truncationOf(blob, format.type) };
  if (outcome.found === 'address') return { status: 'elsewhere', source, asset, url: outcome.url };
  const { reading } = outcome;
  const isStoreAlone = type === MANIFEST_STORE && !sidecar;
  bySdk = blob.size;
  const file = isStoreAlone ? undefined : blob;
  const binding = await bindingOf(reading, file, sidecar !== undefined, signal, (bytes) => {
    byCheck += bytes;
    progress();
  });
  const findings = await findTrust(reading, pools);
  const report = reportOf(
    reading,
    binding,
    findings,
    await productsFor(findings, isStoreAlone ? undefined : format.type),
  );
  return {
    status: 'done',
    source,
    asset,
    report,
    isTrustUsed: isTrustUsed(trust),
    trust,
    allowed,
  };
}
