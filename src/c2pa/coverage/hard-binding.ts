import { type Cbor, decodeCbor } from '../cbor/decode.ts';
import { boxes, cborOf, type Superbox, superbox, superboxes, typeUuid, wholeBoxes } from '../jumbf.ts';
import { bytesSource } from './byte-source.ts';
import { digest, isAlgorithm, isEqual } from './digest.ts';
import { BrokenRule } from './faults.ts';

/** The hash that binds a manifest store to its file, and the manifest that it was found in. */
export interface HardBinding {
  manifest: string;
  /** Label with version and instance: `c2pa.hash.data`, `c2pa.hash.bmff.v3`. */
  label: string;
  assertion: ReadonlyMap<unknown, unknown>;
  /** `alg` of the claim that the assertion belongs to. */
  claimAlgorithm?: string;
  /** Whether update manifests stand before the manifest with the hash. */
  isUpdated: boolean;
}

/** A manifest that can't be looked into here: its binding is neither right nor wrong. */
export class UnknownBinding extends Error {
  override name = 'UnknownBinding';
}

const CLAIM_LABELS = ['c2pa.claim.v2', 'c2pa.claim'];
/** Hard bindings of C2PA 2.4, §9.2.1, with the versions that earlier editions had. `c2pa.hash.data.part` isn't one. */
const HASH_LABEL = /^c2pa\.hash\.(?:data|boxes|collection\.data|bmff(?:\.v[23])?)(?:__\d+)?$/;
/** Deeper than any real chain of update manifests. */
const MAX_UPDATES = 64;
/** A Merkle tree of a long video has many leaves. */
const MAX_ITEMS = 1_000_000;

const field = (value: Cbor, key: string): Cbor => (value instanceof Map ? value.get(key) : undefined);
const textOf = (value: Cbor): string | undefined => (typeof value === 'string' ? value : undefined);
const listOf = (value: Cbor): Cbor[] => (Array.isArray(value) ? value : []);

function malformed(what: string): never {
  throw new BrokenRule(
    'claim.hardBindings.missing',
    '15.12',
    `The manifest store can't be read safely: ${what}.`,
  );
}

/** The children of a box by label. @throws BrokenRule when two have the same one: readers could pick different ones */
function byLabel(
  store: Uint8Array,
  parent: { from: number; to: number },
  what: string,
): Map<string, Superbox> {
  let all: Superbox[];
  try {
    all = wholeBoxes(store, parent).flatMap((box) => superbox(store, box) ?? []);
  } catch {
    return malformed(`the ${what} holds bytes that aren't part of any box`);
  }
  const found = new Map<string, Superbox>();
  for (const one of all) {
    if (found.has(one.label)) malformed(`the ${what} holds two boxes called ${one.label}`);
    found.set(one.label, one);
  }
  return found;
}

function decoded(store: Uint8Array, box: Superbox): Cbor {
  const bytes = cborOf(store, box);
  if (!bytes) return malformed(`${box.label} has no CBOR`);
  try {
    const isWithoutFloats = HASH_LABEL.test(box.label);
    return decodeCbor(bytes, { isWhole: true, maxItems: MAX_ITEMS, isWithoutFloats });
  } catch (error) {
    return malformed(`the CBOR of ${box.label} is invalid (${(error as Error).message})`);
  }
}

/** The manifests of a store, in order; the last is the active one (C2PA 2.4, §15.5). */
function manifestsOf(store: Uint8Array): Map<string, Superbox> {
  const [root, ...others] = superboxes(store, { from: 0, to: store.length }).filter(
    ({ label }) => label === 'c2pa',
  );
  if (!root || root.uuid !== typeUuid('c2pa')) return malformed('it has no box called c2pa');
  if (others.length > 0) malformed('it holds two boxes called c2pa');
  return byLabel(store, root, 'manifest store');
}

/** What a reference in a claim points at, when that is in the same manifest: the label of an assertion. */
function referenced(entry: Cbor, manifest: string): string | undefined {
  const url = textOf(field(entry, 'url')) ?? '';
  // Some signers leave out the slash before the store: `self#jumbf=c2pa/<manifest>/c2pa.assertions/…`.
  const path = /^self#jumbf=(?:\/?c2pa\/([^/]+)\/)?c2pa\.assertions\/([^/]+)$/.exec(url);
  if (!path || (path[1] !== undefined && path[1] !== manifest)) return undefined;
  return path[2];
}

interface OpenManifest {
  label: string;
  box: Superbox;
  claim: Cbor;
  algorithm?: string;
  /** Assertions that the claim names, with the references to them. */
  references: Map<string, Cbor>;
  /** Those of them that the signer isn't responsible for. */
  gathered: ReadonlySet<string>;
  assertions: Map<string, Superbox>;
}

function open(store: Uint8Array, label: string, box: Superbox): OpenManifest {
  if (box.uuid === typeUuid('c2cm')) throw new UnknownBinding('the manifest is compressed');
  const parts = byLabel(store, box, `manifest ${label}`);
  const claims = CLAIM_LABELS.flatMap((name) => parts.get(name) ?? []);
  const [claimBox] = claims;
  if (!claimBox || claims.length > 1)
    return malformed(`the manifest ${label} doesn't have exactly one claim`);
  const claim = decoded(store, claimBox);
  const assertionStore = parts.get('c2pa.assertions');
  const assertions = assertionStore ? byLabel(store, assertionStore, 'assertion store') : new Map();
  const references = new Map<string, Cbor>();
  const gathered = new Set<string>();
  for (const list of ['created_assertions', 'gathered_assertions', 'assertions'])
    for (const entry of listOf(field(claim, list))) {
      const name = referenced(entry, label);
      if (name === undefined) continue;
      if (references.has(name)) malformed(`the claim names ${name} twice`);
      references.set(name, entry);
      if (list === 'gathered_assertions') gathered.add(name);
    }
  return { label, box, claim, algorithm: textOf(field(claim, 'alg')), references, gathered, assertions };
}

/** Compares a box with the hash in a reference to it: JUMBF content without the outer header (§8.4.2.3). */
async function isIntact(
  store: Uint8Array,
  box: Superbox,
  reference: Cbor,
  algorithm: string | undefined,
): Promise<boolean> {
  const name = textOf(field(reference, 'alg')) ?? algorithm;
  const wanted = field(reference, 'hash');
  if (!isAlgorithm(name) || !(wanted instanceof Uint8Array)) return false;
  const content = { start: box.from, length: box.to - box.from };
  return isEqual(await digest(bytesSource(store), [content], name), wanted);
}

/** The one hard binding of a standard manifest (§15.10.1). */
async function bindingIn(
  store: Uint8Array,
  manifest: OpenManifest,
  isUpdated: boolean,
): Promise<HardBinding> {
  const named = [...manifest.references.keys()].filter((name) => HASH_LABEL.test(name));
  // "Validators shall ignore any c2pa.hash.bmff assertions" (§18.6.1) where there is one of a later version.
  const counted = named.length > 1 ? named.filter((name) => name !== 'c2pa.hash.bmff') : named;
  const [label] = counted;
  if (label === undefined)
    throw new BrokenRule(
      'claim.hardBindings.missing',
      '15.12',
      `The manifest ${manifest.label} has no hard binding: nothing connects it to the bytes of this file.`,
    );
  if (counted.length > 1)
    throw new BrokenRule(
      'assertion.multipleHardBindings',
      '15.10.1',
      `The manifest ${manifest.label} has ${counted.length} hard bindings (${counted.join(', ')}); exactly one is allowed.`,
    );
  if (manifest.gathered.has(label))
    throw new BrokenRule(
      'claim.hardBindings.missing',
      '10.3.2.1',
      `The manifest ${manifest.label} has its hard binding under gathered_assertions, for which the signer isn't responsible. It has to be one of created_assertions.`,
    );
  const box = manifest.assertions.get(label);
  if (!box || !(await isIntact(store, box, manifest.references.get(label), manifest.algorithm)))
    throw new BrokenRule(
      'assertion.hashedURI.mismatch',
      '15.10.3',
      `The assertion ${label} isn't the one that the claim was signed with.`,
    );
  const assertion = decoded(store, box);
  if (!(assertion instanceof Map)) return malformed(`${label} isn't a CBOR map`);
  return { manifest: manifest.label, label, assertion, claimAlgorithm: manifest.algorithm, isUpdated };
}

/** The parent that an update manifest names, held against the hash it gives of it (§11.2.3, §15.12). */
async function parentOf(
  store: Uint8Array,
  manifest: OpenManifest,
  manifests: ReadonlyMap<string, Superbox>,
): Promise<Superbox> {
  const parents = [...manifest.references.keys()]
    .filter((name) => /^c2pa\.ingredient(?:\.v\d)?(?:__\d+)?$/.test(name))
    .flatMap((name) => {
      const box = manifest.assertions.get(name);
      const ingredient = box && decoded(store, box);
      return field(ingredient, 'relationship') === 'parentOf' ? [ingredient] : [];
    });
  const [parent] = parents;
  if (parents.length !== 1)
    throw new BrokenRule(
      'claim.hardBindings.missing',
      '15.12',
      `The update manifest ${manifest.label} names ${parents.length} parents instead of one, so there is no hard binding to follow.`,
    );
  const reference = field(parent, 'activeManifest') ?? field(parent, 'c2pa_manifest');
  const name = /^self#jumbf=\/?c2pa\/([^/]+)(?:\/|$)/.exec(textOf(field(reference, 'url')) ?? '')?.[1];
  const box = name === undefined ? undefined : manifests.get(name);
  if (!box)
    throw new BrokenRule(
      'claim.hardBindings.missing',
      '15.12',
      `The parent of the update manifest ${manifest.label} isn't in the manifest store.`,
    );
  return box;
}

/**
 * Finds the hash that binds a manifest store to its file: in the active manifest, or, for an update manifest, in the
 * first standard manifest on the way through its parents (C2PA 2.4, §15.12).
 *
 * The SDK has verified the signatures. What is done again here makes sure that this library and the SDK look at the same
 * assertion: labels are unique, the active manifest is the same, and the assertion has the hash its claim gives.
 * @param active label of the manifest that the SDK's report is about
 * @throws BrokenRule, UnknownBinding
 */
export async function hardBindingOf(store: Uint8Array, active: string | undefined): Promise<HardBinding> {
  const manifests = manifestsOf(store);
  const last = [...manifests.values()].at(-1);
  if (!last) return malformed('it holds no manifest');
  if (active !== undefined && last.label !== active)
    throw new UnknownBinding(
      `the last manifest of the store is ${last.label}, and the report is about ${active}`,
    );
  let box = last;
  const seen = new Set<string>();
  while (box.uuid === typeUuid('c2um')) {
    const manifest = open(store, box.label, box);
    if (seen.has(box.label) || seen.size > MAX_UPDATES)
      return malformed('its update manifests name each other');
    seen.add(box.label);
    const hashes = [...manifest.references.keys()].filter((name) => HASH_LABEL.test(name));
    if (hashes.length > 0) malformed(`the update manifest ${box.label} has a hard binding of its own`);
    box = await parentOf(store, manifest, manifests);
  }
  return bindingIn(store, open(store, box.label, box), seen.size > 0);
}

/** Length of the manifest store itself within bytes that may have padding after it; 0 when it doesn't begin with one. */
export function storeLength(bytes: Uint8Array): number {
  const [first] = boxes(bytes, 0, bytes.length);
  return first && superbox(bytes, first)?.uuid === typeUuid('c2pa') ? first.to : 0;
}
