import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Result } from '../../../src/content/data/survival.ts';

interface Status {
  code: string;
}

interface Store {
  validation_state: string;
  validation_results?: { activeManifest?: { failure?: Status[] } };
}

interface Sdk {
  Reader: {
    fromAsset(asset: { path: string }, settings: unknown): Promise<{ json(): Store } | null>;
  };
}

/** The SDK that the samples use. */
export async function readerSdk(): Promise<Sdk> {
  const entry = createRequire(resolve('samples/package.json')).resolve('@contentauth/c2pa-node');
  return (await import(pathToFileURL(entry).href)) as Sdk;
}

const MISMATCH = /^assertion\.(dataHash|boxesHash|bmffHash)\.(mismatch|malformed)$/;

/**
 * The validation result of a file. Nothing is fetched.
 * @throws Error if the manifest is invalid for a reason other than a hash mismatch, which the table can't show
 */
export async function stateOf(path: string): Promise<Result> {
  const { Reader } = await readerSdk();
  try {
    const reader = await Reader.fromAsset({ path }, { verify: { remote_manifest_fetch: false } });
    return reader ? resultOf(reader.json(), path) : 'none';
  } catch (error) {
    const { name, message } = error as Error;
    if (name.startsWith('C2pa(RemoteManifestUrl(')) return 'reference';
    if (name.startsWith('C2pa(')) return 'unreadable';
    throw new Error(`${path}: ${message}`);
  }
}

/**
 * The result that a report corresponds to. @throws Error if validation fails for a reason other than a hash mismatch
 */
export function resultOf({ validation_state, validation_results }: Store, path: string): Result {
  const codes = (validation_results?.activeManifest?.failure ?? []).map(({ code }) => code);
  if (codes.some((code) => MISMATCH.test(code))) return 'mismatch';
  if (validation_state === 'Valid' || validation_state === 'Trusted') return 'valid';
  throw new Error(`${path} is ${validation_state}, and not because of its hash: ${codes.join(', ')}`);
}
