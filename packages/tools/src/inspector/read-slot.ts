import { settings } from 'virtual:provenance';
import {
  type FileFormat,
  formatOf,
  MANIFEST_STORE,
  otherFormat,
  SNIFFED_BYTES,
} from '@content-credentials/verdict/formats';
import type { ProductLookup } from '@content-credentials/verdict/products/product';
import type { ProductList } from '@content-credentials/verdict/products/record';
import { bindingOf } from '@content-credentials/verdict/report/file-binding';
import { reportOf } from '@content-credentials/verdict/report/report';
import { readAsset } from '@content-credentials/verdict/sdk/read';
import type { Allowed } from '@content-credentials/verdict/sdk/settings';
import { MAX_FILE_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { truncationOf } from '@content-credentials/verdict/truncation';
import { findTrust, type TrustFindings } from '@content-credentials/verdict/trust/find-trust';
import type { Asset, Origin } from '../intake/asset.ts';
import {
  cannotHold,
  emptyFile,
  noStore,
  type Problem,
  readElsewhere,
  tooLarge,
  unknownFormat,
} from '../intake/problems.ts';
import { otherPools, poolsOf, type TrustState, trustOf } from '../report/trust.ts';
import type { ReadSlot, Source } from './state.ts';

/** A file in a format that the SDK doesn't support can still have a sidecar, which uses only the file's bytes. */
const OTHER: FileFormat = {
  type: 'application/octet-stream',
  label: 'Other format',
  kind: 'document',
  extensions: [],
};

const headOf = async (file: File) => new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
const sniffFormat = async (file: File) => formatOf(await headOf(file), file.name);

/** Why the SDK in the browser doesn't read a file in another format. */
async function whyUnread(file: File): Promise<Problem> {
  const other = otherFormat(await headOf(file), file.name);
  if (!other) return unknownFormat;
  return other.core === undefined ? cannotHold(other.name) : readElsewhere(other.name, other.core);
}

/**
 * Checks a file before passing it to the SDK.
 * @param sidecar the manifest store next to it
 * @throws DOMException if the browser can't open the file
 */
export async function assetOf(
  file: File,
  from: Origin,
  sidecar?: File,
): Promise<{ asset: Asset } | { problem: Problem }> {
  for (const { size } of [file, ...(sidecar ? [sidecar] : [])]) {
    if (size === 0) return { problem: emptyFile };
    if (size > MAX_FILE_BYTES) return { problem: tooLarge(size) };
  }
  if (sidecar && (await sniffFormat(sidecar))?.type !== MANIFEST_STORE) return { problem: noStore };
  const format = (await sniffFormat(file)) ?? (sidecar && OTHER);
  return format
    ? { asset: { name: file.name, blob: file, format, from, sidecar } }
    : { problem: await whyUnread(file) };
}

interface ReadOptions {
  trust: TrustState;
  /** What the reader allowed for this file. */
  allowed: Allowed;
  signal: AbortSignal;
  /** The share of a large file that was read, 0 to 1. */
  onProgress?(share: number): void;
}

/** A smaller file is read before anyone could look at a progress bar. */
const PROGRESS_FROM_BYTES = 20_000_000;

/** The content of a file's slot after reading. @throws the errors of `readAsset` and `poolsOf` */
export async function readSlot(asset: Asset, source: Source, options: ReadOptions): Promise<ReadSlot> {
  const { trust, allowed, signal, onProgress } = options;
  const { blob, format, sidecar } = asset;
  // The SDK reads the file for its hash, and then the coverage check does.
  let bySdk = 0;
  let byCheck = 0;
  const shareOf = (bytes: number) => Math.min(bytes / blob.size, 1);
  const progress = () => {
    if (blob.size >= PROGRESS_FROM_BYTES) onProgress?.((shareOf(bySdk) + shareOf(byCheck)) / 2);
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
  const binding = await bindingOf(reading, file, sidecar, signal, (bytes) => {
    byCheck += bytes;
    progress();
  });
  const findings = await findTrust(reading, pools, () => otherPools(trust));
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
    trust,
    allowed,
  };
}

let loaded: Promise<ProductList> | undefined;

async function fetchProducts(href: string): Promise<ProductList> {
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
  loaded ??= fetchProducts(href);
  try {
    return { trustList, list: await loaded, ...(type && { type }) };
  } catch {
    loaded = undefined;
    return { trustList, list: 'not loaded' };
  }
}
