import { coseSign1, reserveFor } from '@content-credentials/verdict/cose/sign1';
import type { Credentials } from '@content-credentials/verdict/sign/credentials';
import { WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm';
import { SETTINGS, SyncBlob, startSdk } from './sdk.ts';

/** A file's Content Credentials. */
export type PictureReading =
  | { found: 'nothing' }
  /** Only the address of its manifest, which wasn't fetched. */
  | { found: 'address' }
  | {
      found: 'manifest';
      state: 'Invalid' | 'Valid' | 'Trusted';
      /** Codes of failed checks, without an untrusted signer, because no trust list is used here. */
      failures: string[];
      /** The active manifest in the SDK's report. */
      manifest: unknown;
    };

/** The parts of the SDK's report that are used here. */
interface Report {
  active_manifest: string;
  manifests: Record<string, unknown>;
  validation_state: 'Invalid' | 'Valid' | 'Trusted';
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
    const report: Report = JSON.parse(reader.json());
    const codes = report.validation_results.activeManifest?.failure.map(({ code }) => code) ?? [];
    const failures = codes.filter((code) => code !== 'signingCredential.untrusted');
    const manifest = report.manifests[report.active_manifest];
    return { found: 'manifest', state: report.validation_state, failures, manifest };
  } finally {
    reader.free();
  }
}

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Who signs pictures. The root is missing if an operator's chain doesn't include it. */
export interface Signer extends Pick<Credentials, 'privateKey' | 'chain'> {
  root: Uint8Array | undefined;
  /** What's added to the name of the claim generator, and to each picture's title. */
  generator: string;
  note: string;
}

/** The contents of a manifest. */
export interface PictureClaim {
  title: string;
  /** The claim generator. */
  generator: string;
  /** An IPTC digital source type. Without one, the manifest doesn't say how the picture was made. */
  source?: string | undefined;
}

/**
 * Embeds a manifest in a picture.
 *
 * A manifest must begin with `c2pa.created` and a source type, or with `c2pa.opened` and what was opened (C2PA 2.4,
 * "Actions"). So a picture of unknown origin is its own ingredient: opened as it was found, then published.
 * @param type its MIME type
 * @throws Error with the SDK's message if it can't write to such a file
 */
export async function signPicture(
  bytes: Uint8Array,
  type: string,
  { title, generator, source }: PictureClaim,
  credentials: Pick<Credentials, 'privateKey' | 'chain'>,
): Promise<Uint8Array> {
  await startSdk();
  const published = { label: 'c2pa.actions.v2', data: { actions: [{ action: 'c2pa.published' }] } };
  const definition = { title, claim_generator_info: [{ name: generator }], assertions: [published] };
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), JSON.stringify(SETTINGS));
  const reserveSize = reserveFor(credentials.chain);
  const sign = (claim: Uint8Array) => coseSign1(claim, credentials, reserveSize);
  try {
    builder.setIntent(source === undefined ? 'edit' : { create: VOCABULARY + source });
    return await builder.sign({ alg: 'es256', reserveSize, sign }, type, new SyncBlob(bytes));
  } catch (error) {
    throw new Error(String(error), { cause: error });
  } finally {
    builder.free();
  }
}
