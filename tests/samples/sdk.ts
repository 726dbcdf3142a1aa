// The Node.js SDK in the test's own process: signs and reads bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshFolder, samplePath } from './workspace.ts';

export interface Bytes {
  buffer: Buffer | null;
  mimeType?: string;
}
type Asset = Bytes | { path: string };
export interface Builder {
  setIntent(intent: unknown): void;
  addIngredient(json: string, file: { path: string }): Promise<void>;
  toArchive(to: Bytes): Promise<void>;
  sign(signer: unknown, source: Asset, output: Asset): Buffer;
}
interface Report {
  validation_state: string;
}
interface Sdk {
  Builder: { withJson(definition: unknown, settings?: unknown): Builder };
  LocalSigner: { newSigner(chain: Buffer, key: Buffer, alg: string): unknown };
  Reader: { fromAsset<Json = Report>(asset: Asset, settings?: unknown): Promise<{ json(): Json }> };
}

const folder = samplePath('node_modules', '@contentauth', 'c2pa-node');
export const sdk: Sdk = await import(pathToFileURL(join(folder, 'dist', 'index.js')).href);

/** Such as `@contentauth/c2pa-node 0.8.0`. */
export async function sdkName(): Promise<string> {
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return `${name} ${version}`;
}

let photo: Promise<Buffer> | undefined;
const picture = async () => readFile(join(await freshFolder(), 'photo.jpg'));

/** Signs a JPEG with a chain file and a P-256 key, as samples/sign-local does. @throws the SDK's error */
export async function signWith(chain: Buffer, key: Buffer, trust: object = {}): Promise<Buffer> {
  photo ??= picture();
  const builder = sdk.Builder.withJson(
    { claim_generator_info: [{ name: 'test', version: '1.0.0' }], assertions: [] },
    { trust },
  );
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
  const output: Bytes = { buffer: null };
  builder.sign(
    sdk.LocalSigner.newSigner(chain, key, 'es256'),
    { buffer: await photo, mimeType: 'image/jpeg' },
    output,
  );
  if (!output.buffer) throw new Error('the SDK gave no bytes');
  return output.buffer;
}

/** `Trusted`, `Valid`, or `Invalid`, with these trust anchors (PEM). */
export async function stateOf(signed: Buffer, anchors: string, trust: object = {}): Promise<string> {
  const reader = await sdk.Reader.fromAsset(
    { buffer: signed, mimeType: 'image/jpeg' },
    { trust: { ...trust, trust_anchors: anchors } },
  );
  return reader.json().validation_state;
}
