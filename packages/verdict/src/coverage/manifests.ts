import { type Cbor, decodeCbor } from '../cbor/decode.ts';
import { boxes, cborOf, type Superbox, superbox, superboxes, typeUuid, wholeBoxes } from '../jumbf.ts';
import { isEqual } from './bytes.ts';
import { broken, Refused } from './faults.ts';

/** A manifest that can't be read here, so its binding is neither correct nor broken. */
export class UnknownBinding extends Error {
  override name = 'UnknownBinding';
}

const CLAIM_LABELS = ['c2pa.claim.v2', 'c2pa.claim'];
/** Hard bindings of C2PA 2.4, §9.2.1, with their versions in earlier editions. `c2pa.hash.data.part` isn't one. */
export const HASH_LABEL = /^c2pa\.hash\.(?:data|boxes|collection\.data|bmff(?:\.v[23])?)(?:__\d+)?$/;
/** A Merkle tree of a long video has many leaves. */
const MAX_ITEMS = 1_000_000;

/** The value of a key in a map; undefined if it isn't a map. */
export const field = (value: Cbor, key: string): Cbor => (value instanceof Map ? value.get(key) : undefined);
/** A string, or undefined for everything else. */
export const textOf = (value: Cbor): string | undefined => (typeof value === 'string' ? value : undefined);
const listOf = (value: Cbor): Cbor[] => (Array.isArray(value) ? value : []);

/** Ends the check, because the store could be read in two ways. @throws Refused always */
export function malformed(what: string): never {
  const message = `The manifest store can't be read safely: ${what}.`;
  throw broken('claim.hardBindings.missing', '15.12', message, [], 'unreadable store');
}

/** The children of a box by label. @throws Refused when two have the same one: readers could pick different ones */
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

/** The CBOR in a box, decoded strictly. @throws Refused when it isn't valid CBOR */
export function decoded(store: Uint8Array, box: Superbox): Cbor {
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
export function manifestsOf(store: Uint8Array): Map<string, Superbox> {
  const [root, ...others] = superboxes(store, { from: 0, to: store.length }).filter(
    ({ label }) => label === 'c2pa',
  );
  if (!root || root.uuid !== typeUuid('c2pa')) return malformed('it has no box called c2pa');
  if (others.length > 0) malformed('it holds two boxes called c2pa');
  return byLabel(store, root, 'manifest store');
}

/** The label of the assertion that a reference in a claim points to, if it's in the same manifest. */
function referenced(entry: Cbor, manifest: string): string | undefined {
  const url = textOf(field(entry, 'url')) ?? '';
  // Some signers leave out the slash before the store: `self#jumbf=c2pa/<manifest>/c2pa.assertions/…`.
  const path = /^self#jumbf=(?:\/?c2pa\/([^/]+)\/)?c2pa\.assertions\/([^/]+)$/.exec(url);
  if (!path || (path[1] !== undefined && path[1] !== manifest)) return undefined;
  return path[2];
}

export interface OpenManifest {
  label: string;
  box: Superbox;
  claim: Cbor;
  algorithm?: string;
  /** Assertions that the claim names, with their references. */
  references: Map<string, Cbor>;
  /** The subset that the signer isn't responsible for. */
  gathered: ReadonlySet<string>;
  assertions: Map<string, Superbox>;
}

/** A manifest with its only claim and its assertions. @throws Refused, UnknownBinding when it's compressed */
export function openManifest(store: Uint8Array, label: string, box: Superbox): OpenManifest {
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

/** Length of the manifest store at the start of bytes that may have padding; 0 if they don't start with one. */
export function storeLength(bytes: Uint8Array): number {
  const [first] = boxes(bytes, 0, bytes.length);
  return first && superbox(bytes, first)?.uuid === typeUuid('c2pa') ? first.to : 0;
}

/** Whether bytes contain a text, one character per byte. */
function holds(bytes: Uint8Array, text: string): boolean {
  const wanted = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (isEqual(bytes.subarray(at, at + wanted.length), wanted)) return true;
  return false;
}

/**
 * The store in a file, if it's the validated one. SDKs return a store of their own: they follow ingredients depth first, so
 * its manifests can be in another order than in the file, and they leave out those that nothing refers to. Neither makes
 * the active manifest wrong (C2PA 2.4, §15.5): manifests refer to each other by label, and only the last place has a
 * meaning. The two are the same only if
 *
 * - each validated manifest is in the file, byte for byte, and no label is there twice;
 * - the same manifest is last in both, which is the active one;
 * - no validated manifest names one that's only in the file.
 * @param file the bytes where the file keeps its store, which can have padding
 * @param validated the validated store
 * @returns the store in the file without padding; undefined if it's another one
 */
export function wholeStore(file: Uint8Array, validated: Uint8Array): Uint8Array | undefined {
  const store = file.subarray(0, storeLength(file));
  const own = validated.subarray(0, storeLength(validated));
  try {
    const [all, known] = [manifestsOf(store), manifestsOf(own)];
    const isSame = [...known].every(([label, { start, to }]) => {
      const there = all.get(label);
      return there !== undefined && isEqual(store.subarray(there.start, there.to), own.subarray(start, to));
    });
    const more = [...all.keys()].filter((label) => !known.has(label));
    const isLast = [...all.keys()].at(-1) === [...known.keys()].at(-1);
    return isSame && isLast && !more.some((label) => holds(own, label)) ? store : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/**
 * Why bytes that hold a store, in a file or a sidecar, aren't the validated one, followed only by zeros (C2PA 2.4,
 * §15.12.1.1: "only the C2PA Manifest Store and any appropriate padding"). Readers could use either of two stores, and a
 * box by another name isn't a store (§11.1.4.2).
 */
export function storeProblem(
  bytes: Uint8Array,
  validated: Uint8Array,
): 'other store' | 'added bytes' | undefined {
  if (!wholeStore(bytes, validated)) return 'other store';
  return bytes.subarray(storeLength(bytes)).some((byte) => byte !== 0) ? 'added bytes' : undefined;
}
