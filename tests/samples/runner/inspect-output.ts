import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Found } from '../../../src/features/samples/task.ts';

interface Reader {
  json(): Store;
  isEmbedded(): boolean;
}

interface Asset {
  path: string;
}

interface Sdk {
  Reader: {
    fromAsset(asset: Asset, settings: unknown): Promise<Reader | null>;
    fromManifestDataAndAsset(store: Buffer, asset: Asset, settings: unknown): Promise<Reader | null>;
  };
}

/** The library that reads what every language wrote: the one that the Node.js samples use. */
async function sdkOf(samplesDir: string): Promise<Sdk> {
  const entry = createRequire(join(samplesDir, 'package.json')).resolve('@contentauth/c2pa-node');
  return (await import(pathToFileURL(entry).href)) as Sdk;
}

/**
 * Inspects a file that a sample wrote.
 * @param anchor path of the root certificate in test-certs
 * @param sidecar path of a file with the manifest store
 */
export async function inspectOutput(
  samplesDir: string,
  path: string,
  anchor: string,
  sidecar?: string,
): Promise<Found> {
  if (!existsSync(path)) return { exists: false };
  const type = await mediaType(path);
  const { Reader } = await sdkOf(samplesDir);
  const read = async (trust: object) => {
    const settings = { verify: { remote_manifest_fetch: false }, ...trust };
    if (sidecar) return Reader.fromManifestDataAndAsset(await readFile(sidecar), { path }, settings);
    return Reader.fromAsset({ path }, settings);
  };
  const plain = await read({});
  if (!plain) return { exists: true, type, state: 'none', trusted: 'none' };
  const anchored = await read({ trust: { trust_anchors: await readFile(anchor, 'utf8') } });
  return {
    exists: true,
    type,
    ...summary(plain.json()),
    trusted: anchored?.json().validation_state ?? 'none',
    embedded: plain.isEmbedded(),
  };
}

const SIGNATURES: ReadonlyArray<readonly [offset: number, text: string, type: string]> = [
  [0, '\u00ff\u00d8\u00ff', 'image/jpeg'],
  [1, 'PNG', 'image/png'],
  [8, 'WEBP', 'image/webp'],
  [8, 'WAVE', 'audio/wav'],
  [8, 'avif', 'image/avif'],
  [4, 'ftyp', 'video/mp4'],
  [4, 'jumb', 'application/c2pa'],
  [0, 'PK', 'application/zip'],
  [0, '{', 'application/json'],
];

/** A file's media type according to its first bytes, for the formats that samples write. */
async function mediaType(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const known = SIGNATURES.find(([at, text]) => buffer.toString('latin1', at, at + text.length) === text);
    return known?.[2] ?? 'unknown';
  } finally {
    await file.close();
  }
}

interface Status {
  code: string;
}

interface Action {
  action: string;
  digitalSourceType?: string;
}

interface Manifest {
  title?: string;
  claim_generator_info?: Array<{ name: string; 'org.contentauth.c2pa_rs'?: string }>;
  signature_info?: { common_name?: string };
  assertions?: Array<{ label: string; data: unknown; created?: boolean }>;
  ingredients?: Array<{ title?: string; relationship: string }>;
  redactions?: string[];
}

/** The parts of an SDK's manifest store JSON that are used here. */
interface Store {
  active_manifest: string;
  manifests: Record<string, Manifest>;
  validation_state: 'Trusted' | 'Valid' | 'Invalid';
  validation_results?: {
    activeManifest?: Record<'success' | 'informational' | 'failure', Status[]>;
  };
}

const codes = (statuses: readonly Status[] = []) => [...new Set(statuses.map(({ code }) => code))].sort();
const lastPart = (address: string) => address.split('/').at(-1);
const withoutLinks = (address: string) => address.replace(/^self#jumbf=.*\/c2pa\.assertions\//, '');

function actionsOf(manifest: Manifest): string[] {
  const lists = (manifest.assertions ?? []).filter(({ label }) => label.startsWith('c2pa.actions'));
  return lists
    .flatMap(({ data }) => (data as { actions?: Action[] }).actions ?? [])
    .map(({ action, digitalSourceType }) =>
      digitalSourceType ? `${action} ${lastPart(digitalSourceType)}` : action,
    );
}

/** What's compared in a manifest store: the active manifest in a form that's the same in every run. */
function summary(store: Store): Found {
  const active = store.manifests[store.active_manifest] ?? {};
  const results = store.validation_results;
  return {
    state: store.validation_state,
    title: active.title ?? null,
    signer: active.signature_info?.common_name ?? null,
    generator: active.claim_generator_info?.[0]?.name ?? null,
    core: active.claim_generator_info?.[0]?.['org.contentauth.c2pa_rs'] ?? null,
    success: codes(results?.activeManifest?.success),
    informational: codes(results?.activeManifest?.informational),
    failure: codes(results?.activeManifest?.failure),
    actions: actionsOf(active),
    assertions: (active.assertions ?? []).map(({ label }) => label).sort(),
    created: (active.assertions ?? []).flatMap(({ label, created }) => (created ? [label] : [])).sort(),
    ingredients: (active.ingredients ?? []).map(({ relationship, title }) =>
      `${relationship} ${title ?? ''}`.trim(),
    ),
    redacted: (active.redactions ?? []).map(withoutLinks),
    manifests: Object.keys(store.manifests).length,
  };
}
