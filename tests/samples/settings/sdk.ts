import { createPrivateKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Output {
  buffer: Buffer | null;
}
interface Asset {
  buffer: Buffer;
  mimeType: string;
}
export interface Builder {
  setIntent(intent: unknown): void;
  setRemoteUrl(url: string): void;
  setNoEmbed(): void;
  addIngredient(json: string, file: Asset): Promise<void>;
  signAsync(signer: unknown, from: Asset, to: Output): Promise<Buffer>;
}
type Codes = Record<'success' | 'informational' | 'failure', Array<{ code: string }>>;
export interface Report {
  active_manifest: string;
  manifests: Record<
    string,
    { claim_generator_info?: Array<{ version?: string; 'org.contentauth.c2pa_rs'?: string }> }
  >;
  validation_state: string;
  validation_results?: { activeManifest?: Codes; ingredientDeltas?: Array<{ validationDeltas: Codes }> };
}

/** The parts of c2pa-node that the trials use. Settings are JSON, which both releases take. */
export interface Sdk {
  Builder: { withJson(definition: unknown, settings?: string): Builder };
  CallbackSigner: { newSigner(config: object, callback: (data: Buffer) => Promise<Buffer>): unknown };
  Reader: { fromAsset(asset: Asset, settings?: string): Promise<{ json(): Report } | null> };
}

/** What a package can't do, so that a trial doesn't apply to it. */
export class NotTried extends Error {}

/** @param entry path of the package's main file */
export const loadSdk = async (entry: string): Promise<Sdk> => import(pathToFileURL(entry).href);

/** A signer with the chain and key in a folder. With a callback, signing can send requests, which `sign` refuses. */
export async function signerIn(
  { CallbackSigner }: Sdk,
  folder: string,
  tsaUrl: string | undefined,
): Promise<unknown> {
  const certs = [await readFile(join(folder, 'chain.pem'))];
  const key = createPrivateKey(await readFile(join(folder, 'signer.key')));
  const config = { alg: 'es256', certs, reserveSize: 20_000, directCoseHandling: false };
  return CallbackSigner.newSigner({ ...config, ...(tsaUrl && { tsaUrl }) }, async (data) =>
    sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' }),
  );
}
