import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The samples' workspace, which has the SDK; the site itself doesn't. */
export const samples = resolve(import.meta.dirname, '../../samples');

export interface NodeBuilder {
  setIntent(intent: unknown): void;
  setRemoteUrl(url: string): void;
  setNoEmbed(noEmbed: boolean): void;
  addIngredient(json: string, asset?: { path: string }): Promise<void>;
  /** @returns the manifest store */
  sign(
    signer: object,
    input: { path: string } | { buffer: Buffer; mimeType: string },
    output: { path: string } | { buffer: Buffer | null },
  ): Buffer;
}

/** The parts of c2pa-node needed for signing. */
interface Sdk {
  Builder: { withJson(definition: object, settings?: unknown): NodeBuilder };
  LocalSigner: { newSigner(chain: Buffer, key: Buffer, algorithm: string): object };
}

interface Picture {
  resize(width: number): Picture;
  keepMetadata(): Picture;
  toFile(file: string): Promise<unknown>;
}

/**
 * The SDK for Node, with the test certificates of a folder.
 * @param folder the folder in which `make-test-certs.sh` put `chain.pem` and `signer.key`
 */
export async function nodeSdk(folder: string) {
  const entry = join(samples, 'node_modules/@contentauth/c2pa-node/dist/index.js');
  const { Builder, LocalSigner } = (await import(pathToFileURL(entry).href)) as Sdk;
  const [chain, key] = await Promise.all(
    ['chain.pem', 'signer.key'].map((name) => readFile(join(folder, name))),
  );
  return { Builder, signer: LocalSigner.newSigner(chain as Buffer, key as Buffer, 'es256') };
}

export const sharp = createRequire(join(samples, 'package.json'))('sharp') as (file: string) => Picture;
