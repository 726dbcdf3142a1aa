import { dataHashAt, hashedParts } from '../../c2pa/coverage/data-hash.ts';
import { at, listAt, textAt } from '../shared/json.ts';
import type { Reading } from './read.ts';

/**
 * What is known of a manifest store that lies beside its file: the bytes of the file fit it, differ, could not be
 * compared, or there is no file.
 */
export type Binding = 'fits' | 'differs' | 'unknown' | 'alone';

/** Statuses of the comparison with the bytes of a file, C2PA 2.4, validation of hard bindings. */
const ABOUT_BYTES = /^assertion\.(?:dataHash|bmffHash|boxesHash|collectionHash|multiAssetHash)\./;

export const isAboutBytes = (status: unknown): boolean => ABOUT_BYTES.test(textAt(status, 'code') ?? '');

/** `self#jumbf=/c2pa/<manifest>/c2pa.assertions/<assertion>` */
const ADDRESS = /\/c2pa\/([^/]+)\/c2pa\.assertions\/([^/]+)$/;

/**
 * Compares the bytes of a file with the hash in a manifest store that lies beside it. The library can do that in Node and
 * in Rust; that for browsers (0.13.1) reads a `.c2pa` file alone, and takes its own bytes for those that were signed.
 * @param reading of the `.c2pa` file alone; its report names the hash, with a wrong outcome
 * @returns undefined where the report says nothing of bytes
 */
export async function bindingOf(
  { report, store }: Reading,
  file: Blob | undefined,
): Promise<Binding | undefined> {
  const results = at(report, 'validation_results', 'activeManifest');
  const status = [...listAt(results, 'failure'), ...listAt(results, 'success')].find(isAboutBytes);
  if (status === undefined) return undefined;
  if (file === undefined) return 'alone';
  const [, manifest = '', label = ''] = ADDRESS.exec(textAt(status, 'url') ?? '') ?? [];
  const wanted = store && dataHashAt(store, manifest, label);
  const parts = wanted && hashedParts(file.size, wanted.exclusions);
  if (!wanted || !parts) return 'unknown';
  try {
    const covered = await new Blob(parts.map(([from, to]) => file.slice(from, to))).arrayBuffer();
    const found = new Uint8Array(await crypto.subtle.digest(wanted.algorithm, covered));
    const isSame =
      found.length === wanted.hash.length && found.every((byte, index) => byte === wanted.hash[index]);
    return isSame ? 'fits' : 'differs';
  } catch {
    // No SubtleCrypto on a page that was not served securely, or a file larger than the memory.
    return 'unknown';
  }
}
