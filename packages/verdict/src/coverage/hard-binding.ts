import type { Cbor } from '../cbor/decode.ts';
import { type Superbox, typeUuid } from '../jumbf.ts';
import { bytesSource, digest, isAlgorithm, isEqual } from './bytes.ts';
import { broken } from './faults.ts';
import {
  decoded,
  field,
  HASH_LABEL,
  malformed,
  manifestsOf,
  type OpenManifest,
  openManifest,
  textOf,
  UnknownBinding,
} from './manifests.ts';

/** The hash that binds a manifest store to its file, and the manifest that contains it. */
export interface HardBinding {
  manifest: string;
  /** Label with version and instance: `c2pa.hash.data`, `c2pa.hash.bmff.v3`. */
  label: string;
  assertion: ReadonlyMap<unknown, unknown>;
  /** `alg` of the claim that the assertion belongs to. */
  claimAlgorithm?: string;
  /** Whether update manifests come before the manifest with the hash. */
  isUpdated: boolean;
}

/** Longer than any real chain of update manifests. */
const MAX_UPDATES = 64;

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
  // "Validators shall ignore any c2pa.hash.bmff assertions" (§18.6.1) if there is one of a later version.
  const counted = named.length > 1 ? named.filter((name) => name !== 'c2pa.hash.bmff') : named;
  const [label] = counted;
  if (label === undefined)
    throw broken(
      'claim.hardBindings.missing',
      '15.12',
      `The manifest ${manifest.label} has no hard binding, so nothing ties it to this file's bytes.`,
    );
  if (counted.length > 1)
    throw broken(
      'assertion.multipleHardBindings',
      '15.10.1',
      `The manifest ${manifest.label} has ${counted.length} hard bindings (${counted.join(', ')}), but exactly one is allowed.`,
    );
  if (manifest.gathered.has(label))
    throw broken(
      'claim.hardBindings.missing',
      '10.3.2.1',
      `The manifest ${manifest.label} has its hard binding under gathered_assertions, for which the signer isn't responsible. It has to be one of created_assertions.`,
    );
  const box = manifest.assertions.get(label);
  if (!box || !(await isIntact(store, box, manifest.references.get(label), manifest.algorithm)))
    throw broken(
      'assertion.hashedURI.mismatch',
      '15.10.3',
      `The assertion ${label} isn't the one that the claim was signed with.`,
    );
  const assertion = decoded(store, box);
  if (!(assertion instanceof Map)) return malformed(`${label} isn't a CBOR map`);
  return { manifest: manifest.label, label, assertion, claimAlgorithm: manifest.algorithm, isUpdated };
}

/** The parent that an update manifest names, compared with the hash in the reference (§11.2.3, §15.12). */
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
    throw broken(
      'claim.hardBindings.missing',
      '15.12',
      `The update manifest ${manifest.label} names ${parents.length} parents instead of one, so there is no hard binding to follow.`,
    );
  const reference = field(parent, 'activeManifest') ?? field(parent, 'c2pa_manifest');
  const name = /^self#jumbf=\/?c2pa\/([^/]+)(?:\/|$)/.exec(textOf(field(reference, 'url')) ?? '')?.[1];
  const box = name === undefined ? undefined : manifests.get(name);
  if (!box)
    throw broken(
      'claim.hardBindings.missing',
      '15.12',
      `The parent of the update manifest ${manifest.label} isn't in the manifest store.`,
    );
  return box;
}

/**
 * Finds the hash that binds a manifest store to its file: in the active manifest, or, for an update manifest, in the
 * first standard manifest among its ancestors (C2PA 2.4, §15.12).
 *
 * The SDK has verified the signatures. The checks repeated here make sure that this library and the SDK look at the same
 * assertion: labels are unique, the active manifest is the same, and the assertion has the hash in its claim.
 * @param active label of the manifest that the SDK's report is about
 * @throws Refused, UnknownBinding
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validate_the_assets_content
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_update_manifests
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
    const manifest = openManifest(store, box.label, box);
    if (seen.has(box.label) || seen.size > MAX_UPDATES)
      return malformed('its update manifests name each other');
    seen.add(box.label);
    const hashes = [...manifest.references.keys()].filter((name) => HASH_LABEL.test(name));
    if (hashes.length > 0) malformed(`the update manifest ${box.label} has its own hard binding`);
    box = await parentOf(store, manifest, manifests);
  }
  return bindingIn(store, openManifest(store, box.label, box), seen.size > 0);
}
