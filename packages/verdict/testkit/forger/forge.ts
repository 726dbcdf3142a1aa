import { created, labelFor } from './assertions.ts';
import { type Binding, dataHash } from './bindings.ts';
import type { Embed, Placed } from './embed/container.ts';
import { type Assertion, type Manifest, type ManifestSpec, manifestOf, storeOf } from './manifest.ts';

export interface Forgery {
  /** Determines the manifest's label: the same id gives the same label. */
  id: string;
  media: Uint8Array;
  embed: Embed;
  /** One hash assertion, several, or none; by default, a data hash over everything except the store. */
  bindings?: readonly Binding[];
  /** The manifest around the hash assertions; by default, they follow a `c2pa.created` action. */
  manifest?: (bindings: Assertion[], label: string) => ManifestSpec | Promise<ManifestSpec>;
  /** The store around the manifest; by default, it contains only the manifest. */
  store?: (active: Manifest) => Uint8Array | Promise<Uint8Array>;
  /** Changes to the file after it's signed. */
  after?: (placed: Placed) => Uint8Array;
}

export interface Forged {
  file: Uint8Array;
  store: Uint8Array;
  placed: Placed;
}

/** Numbers in an assertion take more space once they're known, which moves everything once or twice. */
const MOST_PASSES = 6;

const plain = (bindings: Assertion[], label: string): ManifestSpec => ({
  label,
  created: [created(), ...bindings],
});

/**
 * Signs a file: inserts a store, creates the hash assertions for the file in that state, and repeats this until they
 * no longer change. A hash that covers itself never settles; in that case, the last file is returned.
 */
export async function forge(forgery: Forgery): Promise<Forged> {
  const { id, media, embed, bindings = [dataHash()], manifest = plain, store = storeOf } = forgery;
  let placed: Placed = embed(media, new Uint8Array(8));
  let before = '';
  let forged: Uint8Array = new Uint8Array();
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const hashes = bindings.map((binding) => binding(placed));
    forged = await store(await manifestOf(await manifest(hashes, labelFor(id))));
    placed = embed(media, forged);
    const now = hashes.map((one) => Buffer.from(one.box).toString('base64')).join();
    if (now === before) break;
    before = now;
  }
  return { file: forgery.after ? forgery.after(placed) : placed.file, store: forged, placed };
}

/** Signs a file whose store is next to it: the hash covers the whole file unless the forger specifies otherwise. */
export const forgeSidecar = (forgery: Omit<Forgery, 'embed'>): Promise<Forged> =>
  forge({ ...forgery, embed: (file) => ({ file, spans: [] }) });
