import { created, labelFor } from './assertions.ts';
import { type Binding, dataHash } from './bindings.ts';
import type { Embed, Placed } from './embed/container.ts';
import { type Assertion, type Manifest, type ManifestSpec, manifestOf, storeOf } from './manifest.ts';

export interface Forgery {
  /** Names the manifest: the same id makes the same label. */
  id: string;
  media: Uint8Array;
  embed: Embed;
  /** One hash assertion, several, or none; a data hash over everything but the store by default. */
  bindings?: readonly Binding[];
  /** The manifest around the hash assertions; by default they come after an action `c2pa.created`. */
  manifest?: (bindings: Assertion[], label: string) => ManifestSpec | Promise<ManifestSpec>;
  /** The store around the manifest; by default it is alone. */
  store?: (active: Manifest) => Uint8Array | Promise<Uint8Array>;
  /** What is done to the file after it is signed. */
  after?: (placed: Placed) => Uint8Array;
}

export interface Forged {
  file: Uint8Array;
  store: Uint8Array;
  placed: Placed;
}

/** Numbers in an assertion take more room once they are known, which moves everything once or twice. */
const MOST_PASSES = 6;

const plain = (bindings: Assertion[], label: string): ManifestSpec => ({
  label,
  created: [created(), ...bindings],
});

/**
 * Signs a file: places a store, makes the hash assertions for the file as it is then, and does that again until they
 * no longer change. A hash that covers itself never settles; then the last file is returned as it is.
 */
export async function forge(forgery: Forgery): Promise<Forged> {
  const { id, media, embed, bindings = [dataHash()], manifest = plain, store = storeOf } = forgery;
  let placed: Placed = embed(media, new Uint8Array(8));
  let before = '';
  let made: Uint8Array = new Uint8Array();
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const hashes = bindings.map((binding) => binding(placed));
    made = await store(await manifestOf(await manifest(hashes, labelFor(id))));
    placed = embed(media, made);
    const now = hashes.map((one) => Buffer.from(one.box).toString('base64')).join();
    if (now === before) break;
    before = now;
  }
  return { file: forgery.after ? forgery.after(placed) : placed.file, store: made, placed };
}

/** Signs a file whose store lies beside it: the hash covers all of it unless the forger says otherwise. */
export const forgeBeside = (forgery: Omit<Forgery, 'embed'>): Promise<Forged> =>
  forge({ ...forgery, embed: (file) => ({ file, spans: [] }) });
