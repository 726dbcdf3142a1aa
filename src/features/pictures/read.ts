import { WasmReader } from '@contentauth/c2pa-wasm';
import { SETTINGS, SyncBlob, startSdk } from './sdk.ts';

export type State = 'Invalid' | 'Valid' | 'Trusted';

/** A file's Content Credentials. */
export type PictureReading =
  | { found: 'nothing' }
  /** Only the address of its manifest, which wasn't fetched. */
  | { found: 'address' }
  | {
      found: 'manifest';
      state: State;
      /** Codes of failed checks, without an untrusted signer, because no trust list is used here. */
      failures: string[];
      /** The active manifest in the SDK's report. */
      manifest: ActiveManifest;
    };

/** The parts of a manifest that the build and its tests use. */
export interface ActiveManifest {
  title?: string;
  claim_generator_info: Array<{ name: string }>;
  signature_info: { common_name?: string; issuer?: string };
  assertions: Array<{ label: string; data: unknown }>;
}

interface Report {
  active_manifest: string;
  manifests: Record<string, ActiveManifest>;
  validation_state: State;
  validation_results: { activeManifest?: { failure: Array<{ code: string }> } };
}

/**
 * Reads a picture's Content Credentials.
 * @param type its MIME type
 * @param trustAnchors root certificates as PEM text
 * @throws Error with the SDK's message if the file can't be parsed
 */
export async function readPicture(
  bytes: Uint8Array,
  type: string,
  trustAnchors?: string,
): Promise<PictureReading> {
  await startSdk();
  const trust = trustAnchors && { trust: { trust_anchors: trustAnchors } };
  let reader: WasmReader;
  try {
    reader = await WasmReader.fromBlob(type, new SyncBlob(bytes), JSON.stringify({ ...SETTINGS, ...trust }));
  } catch (error) {
    const message = String(error);
    if (message.includes('JumbfNotFound')) return { found: 'nothing' };
    if (message.includes('RemoteManifestUrl')) return { found: 'address' };
    throw new Error(message, { cause: error });
  }
  try {
    return readingOf(JSON.parse(reader.json()));
  } finally {
    reader.free();
  }
}

function readingOf({
  active_manifest,
  manifests,
  validation_state,
  validation_results,
}: Report): PictureReading {
  const manifest = manifests[active_manifest];
  if (!manifest) throw new Error(`the report has no manifest ${active_manifest}`);
  const codes = validation_results.activeManifest?.failure.map(({ code }) => code) ?? [];
  const failures = codes.filter((code) => code !== 'signingCredential.untrusted');
  return { found: 'manifest', state: validation_state, failures, manifest };
}
