import { manifestChain } from '../../c2pa/cose/chain.ts';
import type { Reading } from '../../c2pa/read.ts';
import { type Certificate, parseCertificate } from '../../c2pa/x509/certificate.ts';
import { at, entriesAt, listAt, textAt } from '../../shared/json.ts';
import { type ActionView, actionsOf } from './actions.ts';
import { type AssertionView, assertionsOf } from './assertions.ts';
import { type CheckGroup, checkGroups } from './checks.ts';
import { type IdentityView, identitiesOf } from './identity.ts';
import { provenanceTree, type TreeNode } from './provenance.ts';
import { type SignerView, signerOf } from './signer.ts';

export type State = 'Trusted' | 'Valid' | 'Invalid' | 'unknown';

/** One manifest of a file. */
export interface ManifestView {
  label: string;
  title?: string;
  format?: string;
  /** Programs that made the claim, as they name themselves. */
  generators: string[];
  /** Identifier of its thumbnail. */
  picture?: string;
  claimVersion?: string;
  signer: SignerView;
  actions: ActionView[];
  identities: IdentityView[];
  assertions: AssertionView[];
}

/** Everything that the inspector shows of a file. */
export interface Report {
  state: State;
  active?: string;
  manifests: ReadonlyMap<string, ManifestView>;
  checks: CheckGroup[];
  tree: TreeNode;
  pictures: ReadonlyMap<string, Blob>;
  raw: unknown;
}

const STATES: readonly string[] = ['Trusted', 'Valid', 'Invalid'] satisfies State[];
const isState = (text: string | undefined): text is State => text !== undefined && STATES.includes(text);

/** A file has a few manifests; a hostile one may say thousands. The raw report has them all. */
const MAX_MANIFESTS = 500;

function generatorsOf(manifest: unknown): string[] {
  const named = listAt(manifest, 'claim_generator_info').flatMap((info) => {
    const name = textAt(info, 'name');
    return name ? [[name, textAt(info, 'version')].filter(Boolean).join(' ')] : [];
  });
  const old = textAt(manifest, 'claim_generator');
  return named.length > 0 || old === undefined ? named : [old];
}

function certificatesOf(store: Uint8Array | undefined, label: string): Certificate[] {
  if (!store) return [];
  return manifestChain(store, label).flatMap((der) => {
    try {
      return [parseCertificate(der)];
    } catch {
      return [];
    }
  });
}

function manifestView(label: string, manifest: unknown, reading: Reading): ManifestView {
  return {
    label,
    title: textAt(manifest, 'title'),
    format: textAt(manifest, 'format'),
    generators: generatorsOf(manifest),
    picture: textAt(manifest, 'thumbnail', 'identifier'),
    claimVersion: textAt(manifest, 'claim_version'),
    signer: signerOf(at(manifest, 'signature_info'), certificatesOf(reading.store, label)),
    actions: actionsOf(manifest),
    identities: identitiesOf(manifest),
    assertions: assertionsOf(manifest),
  };
}

/** What a reading says, made ready to be shown. Never throws, whatever the report holds. */
export function reportOf(reading: Reading): Report {
  const { report, pictures } = reading;
  const state = textAt(report, 'validation_state');
  const entries = entriesAt(report, 'manifests').slice(0, MAX_MANIFESTS);
  return {
    state: isState(state) ? state : 'unknown',
    active: textAt(report, 'active_manifest'),
    manifests: new Map(entries.map(([label, one]) => [label, manifestView(label, one, reading)])),
    checks: checkGroups(report),
    tree: provenanceTree(report),
    pictures,
    raw: report,
  };
}
