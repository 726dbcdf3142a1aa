import { settings } from 'virtual:provenance';
import { MANIFEST_STORE } from '../../c2pa/formats.ts';
import type { ProductLookup } from '../../c2pa/products/product.ts';
import { bindingOf } from '../../c2pa/report/file-binding.ts';
import { reportOf } from '../../c2pa/report/report.ts';
import { truncationOf } from '../../c2pa/truncation.ts';
import { findTrust, type TrustFindings } from '../../c2pa/trust/find-trust.ts';
import type { ConformingProductsFile } from '../../config/index.ts';
import type { Asset } from '../intake/asset.ts';
import { isTrustUsed, poolsOf, type TrustState, trustOf } from '../report/trust.ts';
import { readAsset } from '../sdk/read.ts';
import type { Allowed } from '../sdk/settings.ts';
import type { ReadSlot, Source } from './state.ts';

interface ReadOptions {
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

let loaded: Promise<ConformingProductsFile> | undefined;

async function fetched(href: string): Promise<ConformingProductsFile> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${response.status} for ${href}`);
  return response.json();
}

/**
 * The list of conforming products, fetched when the program's trust list vouches for a signer for the first time. A
 * list that doesn't arrive isn't an error of the file.
 */
async function productsFor(
  { vouchers }: TrustFindings,
  type: string | undefined,
): Promise<ProductLookup | undefined> {
  const { products } = settings;
  if (!products) return undefined;
  const { trustList, href } = products;
  const isVouched = [...vouchers.values()].some((lists) => lists.some(({ id }) => id === trustList));
  if (!isVouched) return undefined;
  loaded ??= fetched(href);
  try {
    return { trustList, list: await loaded, ...(type && { type }) };
  } catch {
    loaded = undefined;
    return { trustList, list: 'not loaded' };
  }
}
