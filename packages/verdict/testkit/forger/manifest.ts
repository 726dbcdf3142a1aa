import { bytes } from './bytes.ts';
import { cborOf, type Forged } from './cbor.ts';
import { box, boxHash, cborBox, superbox, UUID } from './jumbf.ts';
import { honestSigner, type Signer } from './signer.ts';

/** An assertion in the assertion store. */
export interface Assertion {
  label: string;
  box: Uint8Array;
}

export const assertion = (label: string, value: Forged, salt?: Uint8Array): Assertion => ({
  label,
  box: cborBox(label, value, salt ? { salt } : {}),
});

export interface ManifestSpec {
  /** `urn:c2pa:` and a UUID. */
  label: string;
  /** An update manifest (`c2um`) states that the content hasn't changed. */
  isUpdate?: boolean;
  created: readonly Assertion[];
  gathered?: readonly Assertion[];
  /** Assertions in the store that the claim doesn't list. */
  unlisted?: readonly Assertion[];
  /** Claim fields that are added, replaced, or (undefined) left out. */
  claim?: Readonly<Record<string, Forged | undefined>>;
  /** Changes an assertion's hash in the claim. */
  hashed?: (assertion: Assertion, hash: Uint8Array) => Uint8Array;
  sign?: Signer;
  /** Boxes after the others. */
  more?: readonly Uint8Array[];
}

/** A hashed URI: a box's address and hash. */
export const hashedUri = (url: string, whole: Uint8Array): { url: string; hash: Uint8Array } => ({
  url: `self#jumbf=${url}`,
  hash: boxHash(whole),
});

export const GENERATOR = { name: 'forge', version: '1.0.0' };

/** The claim (`c2pa.claim.v2`), with every hash computed from the actual boxes. */
function claimOf({ label, created, gathered, claim, hashed = (_, hash) => hash }: ManifestSpec): Uint8Array {
  const list = (assertions: readonly Assertion[]) =>
    assertions.map((one) => {
      const { url, hash } = hashedUri(`c2pa.assertions/${one.label}`, one.box);
      return { url, hash: hashed(one, hash) };
    });
  return cborOf({
    instanceID: `xmp:iid:${label.slice(-36)}`,
    claim_generator_info: GENERATOR,
    signature: `self#jumbf=/c2pa/${label}/c2pa.signature`,
    created_assertions: list(created),
    ...(gathered && { gathered_assertions: list(gathered) }),
    'dc:title': 'A forged file',
    alg: 'sha256',
    ...claim,
  });
}

/** A manifest as a superbox, with its parts for ingredients to refer to. */
export interface Manifest {
  label: string;
  box: Uint8Array;
  /** Its signature's superbox. */
  signature: Uint8Array;
}

export async function manifestOf(spec: ManifestSpec): Promise<Manifest> {
  const claim = claimOf(spec);
  const { label, isUpdate, created, gathered = [], unlisted = [], more = [], sign = honestSigner() } = spec;
  const boxes = [...created, ...gathered, ...unlisted].map((one) => one.box);
  const signature = superbox(UUID.signature, 'c2pa.signature', [box('cbor', await sign(claim))]);
  const whole = superbox(isUpdate ? UUID.update : UUID.manifest, label, [
    superbox(UUID.assertions, 'c2pa.assertions', boxes),
    superbox(UUID.claim, 'c2pa.claim.v2', [box('cbor', claim)]),
    signature,
    ...more,
  ]);
  return { label, box: whole, signature };
}

/** A manifest store; its last manifest is the active one. */
export const storeOf = (...manifests: ReadonlyArray<Manifest | Uint8Array>): Uint8Array<ArrayBuffer> =>
  bytes(
    superbox(
      UUID.store,
      'c2pa',
      manifests.map((one) => ('box' in one ? one.box : one)),
    ),
  );
