import { identityChain, manifestChain } from '../cose/chain.ts';
import { at, entriesAt, listAt, textAt } from '../json.ts';
import { type ProductAnswer, type ProductLookup, productFor } from '../products/product.ts';
import { type ListedSigner, NOTHING_FOUND, type TrustFindings } from '../trust/find-trust.ts';
import type { Voucher } from '../trust/pool.ts';
import { type Certificate, parseCertificate } from '../x509/certificate.ts';
import { type ActionView, actionsOf } from './actions.ts';
import { type AssertionView, assertionsOf } from './assertions.ts';
import { type Check, type CheckGroup, checkGroups, faultOf, withUnchecked } from './checks.ts';
import type { Fault } from './faults.ts';
import { bindReport, type FileBinding } from './file-binding.ts';
import { isActionListComplete, type Redaction, redactionsOf } from './hidden.ts';
import { type IdentityView, identitiesOf, statusesOf } from './identity.ts';
import { manifestIn, referencedIn } from './ingredients.ts';
import { provenanceTree, type TreeNode } from './provenance.ts';
import type { Reading } from './reading.ts';
import { type RecordedFailure, recordedFailures } from './recorded.ts';
import { SDK_DEFECTS } from './sdk-version.ts';
import { type SignerView, signerOf } from './signer.ts';
import { type SigningTime, signingTimeOf } from './signing-time.ts';
import { isState, type State } from './states.ts';
import { withLookupsAside, withTrust } from './statuses.ts';

export type { State } from './states.ts';

/** One manifest of a file. */
export interface ManifestView {
  label: string;
  title?: string;
  format?: string;
  /** Programs that made the claim, by the names they give. */
  generators: string[];
  /** Identifier of its thumbnail. */
  picture?: string;
  claimVersion?: string;
  signer: SignerView;
  /** The trust lists that vouch for the signer; none if it isn't verified. */
  vouchers: readonly Voucher[];
  /** What the list of conforming products says about the signer, if the program's trust list vouches for it. */
  product?: ProductAnswer;
  actions: ActionView[];
  identities: IdentityView[];
  assertions: AssertionView[];
  /** What it removed from earlier manifests. */
  redactions: Redaction[];
  /** Whether it says that its list of actions is complete; undefined if it doesn't say. */
  isComplete?: boolean;
  /** Whether the active manifest is based on it, or is it. Anyone can add one that nothing refers to. */
  isReferenced: boolean;
}

/** Everything that the inspector shows about a file. */
export interface Report {
  state: State;
  /** Media type of the file, if the list of conforming products was used. */
  type?: string;
  /** What the hash covers in the file. */
  binding: FileBinding;
  active?: string;
  manifests: ReadonlyMap<string, ManifestView>;
  checks: CheckGroup[];
  /**
   * What this page found wrong with the file itself, if that's the cause of the state. Undefined if the SDK found that the
   * signature or the hash doesn't match, which says more.
   */
  fault?: Fault;
  /** Ingredients that were already invalid when they were added, which doesn't change the state. */
  recorded: RecordedFailure[];
  tree: TreeNode;
  pictures: ReadonlyMap<string, Blob>;
  /** The lists that the signer is on, if they explain why it isn't trusted. */
  listed: readonly ListedSigner[];
  /** Whether any trust list or certificate was used. */
  isTrustUsed: boolean;
  /** The SDK's report, unchanged. */
  raw: unknown;
  /** When the file was read and validated. */
  validatedAt: Date;
}

/** Files have a few manifests; a hostile one can claim thousands. The raw report has them all. */
const MAX_MANIFESTS = 500;

function generatorsOf(manifest: unknown): string[] {
  const named = listAt(manifest, 'claim_generator_info').flatMap((info) => {
    const name = textAt(info, 'name');
    return name ? [[name, textAt(info, 'version')].filter(Boolean).join(' ')] : [];
  });
  const old = textAt(manifest, 'claim_generator');
  return named.length > 0 || old === undefined ? named : [old];
}

function certificatesOf(chain: readonly Uint8Array[]): Certificate[] {
  return chain.flatMap((der) => {
    try {
      return [parseCertificate(der)];
    } catch {
      return [];
    }
  });
}

const signatureOf = (label: string): string => `self#jumbf=/c2pa/${label}/c2pa.signature`;

/**
 * The lists that vouch for a manifest's signer. The SDK's statuses of an ingredient contain only what changed since it
 * was added, so where it says nothing about the signer, the state of the whole file decides.
 */
function vouchersFor(label: string, report: unknown, { vouchers }: TrustFindings): readonly Voucher[] {
  const address = signatureOf(label);
  const results = at(report, 'validation_results');
  const all = [
    at(results, 'activeManifest'),
    ...listAt(results, 'ingredientDeltas').map((delta) => at(delta, 'validationDeltas')),
  ];
  const isTrusted =
    textAt(report, 'validation_state') === 'Trusted' ||
    all.some((one) =>
      listAt(one, 'success').some(
        (status) =>
          textAt(status, 'code') === 'signingCredential.trusted' && textAt(status, 'url') === address,
      ),
    );
  return (isTrusted && vouchers.get(address)) || [];
}

function manifestView(
  label: string,
  manifest: unknown,
  report: unknown,
  store: Uint8Array = new Uint8Array(),
  findings: TrustFindings = NOTHING_FOUND,
  products?: ProductLookup,
): Omit<ManifestView, 'isReferenced'> {
  const vouchers = vouchersFor(label, report, findings);
  return {
    label,
    title: textAt(manifest, 'title'),
    format: textAt(manifest, 'format'),
    generators: generatorsOf(manifest),
    picture: textAt(manifest, 'thumbnail', 'identifier'),
    claimVersion: textAt(manifest, 'claim_version'),
    signer: signerOf(at(manifest, 'signature_info'), certificatesOf(manifestChain(store, label))),
    vouchers,
    product: productFor(vouchers, findings.signers.get(signatureOf(label)), products),
    actions: actionsOf(manifest),
    identities: identitiesOf(
      manifest,
      (assertion) => certificatesOf(identityChain(store, label, assertion)),
      (assertion) => statusesOf(report, label, assertion),
    ),
    assertions: assertionsOf(manifest),
    redactions: redactionsOf(manifest),
    isComplete: isActionListComplete(manifest),
  };
}

/** A frozen list isn't enough to be called Trusted. */
const stateWith = (state: State, vouchers: readonly Voucher[]): State =>
  state === 'Trusted' && vouchers.every(({ isFrozen }) => isFrozen) ? 'Interim' : state;

/**
 * The report model of what was read, with this page's findings about the file's bytes and about trust. Never throws,
 * whatever the report contains.
 * @param findings from `findTrust`; without them, nobody is trusted
 * @param products the list of conforming products; without it, no signer has a record
 */
export function reportOf(
  { report: raw, pictures, store }: Reading,
  binding: FileBinding,
  findings: TrustFindings = NOTHING_FOUND,
  products?: ProductLookup,
): Report {
  const report = bindReport(withTrust(withLookupsAside(raw), findings), binding);
  const state = textAt(report, 'validation_state');
  const referenced = referencedIn(report);
  const active = textAt(report, 'active_manifest');
  const entries = entriesAt(report, 'manifests').slice(0, MAX_MANIFESTS);
  const vouchers = active === undefined ? [] : vouchersFor(active, report, findings);
  const manifests = new Map(
    entries.map(([label, one]) => [
      label,
      { ...manifestView(label, one, report, store, findings, products), isReferenced: referenced.has(label) },
    ]),
  );
  const lacksOrganization = (label: string) => {
    const [leaf] = manifests.get(label)?.signer.certificates ?? [];
    return leaf !== undefined && !leaf.subject.some(([name]) => name === 'O');
  };
  const checks = withUnchecked(checkGroups(report), ({ code, places }) => {
    const owners = places.map((place) => manifestIn(place) ?? '');
    if (SDK_DEFECTS.needsOrganization && code === 'claimSignature.mismatch')
      return owners.every(lacksOrganization) ? 'unchecked signature' : undefined;
    const owner = ownerOfMisread(code, binding);
    return owner !== undefined && owners.every((label) => label === owner) ? 'unchecked hash' : undefined;
  });
  const fault = faultOf(checks);
  return {
    state: stateWith(isState(state) ? state : 'unknown', vouchers),
    ...(products?.type && { type: products.type }),
    binding,
    active,
    manifests,
    checks,
    ...(fault && { fault }),
    recorded: recordedFailures(report),
    tree: provenanceTree(report),
    pictures,
    listed: findings.listed,
    isTrustUsed: findings.isUsed,
    raw,
    validatedAt: new Date(),
  };
}

/**
 * The manifest whose hash matches the file by our own check, if a code says that this hash doesn't match and is for a kind
 * of hash that the SDK misreads.
 */
function ownerOfMisread(code: string, binding: FileBinding): string | undefined {
  if (binding === 'alone' || binding.coverage.state !== 'covered') return undefined;
  const { kind, manifest } = binding.coverage;
  const [, named] = /^assertion\.(\w+)Hash\.(?:mismatch|unknownBox)$/.exec(code) ?? [];
  return named === kind && SDK_DEFECTS.misreadHashes.includes(kind) ? manifest : undefined;
}

/** The manifests that a file's history consists of. What others say isn't about this file. */
export const historyOf = ({ manifests }: Pick<Report, 'manifests'>): ManifestView[] =>
  [...manifests.values()].filter(({ isReferenced }) => isReferenced);

/** The file's own manifest. */
export const ownManifest = ({
  active,
  manifests,
}: Pick<Report, 'active' | 'manifests'>): ManifestView | undefined =>
  active === undefined ? undefined : manifests.get(active);

/** When a manifest in the report was signed, according to its time stamp. */
export function signingTimeIn({ active, checks }: Report, { label, signer }: ManifestView): SigningTime {
  const isAbout = (check: Check) => check.places.some((place) => place.includes(`/${label}/`));
  const about =
    label === active ? (checks[0]?.checks ?? []) : checks.flatMap((group) => group.checks).filter(isAbout);
  return signingTimeOf(signer.time, about);
}

/** When the file's own manifest was signed. */
export function ownSigningTime(report: Report): SigningTime {
  const manifest = ownManifest(report);
  return manifest ? signingTimeIn(report, manifest) : { state: 'none' };
}
