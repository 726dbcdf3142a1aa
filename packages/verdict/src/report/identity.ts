import { at, listAt, textAt } from '../json.ts';
import { type Certificate, shortName } from '../x509/certificate.ts';
import { lastPart } from './ingredients.ts';
import { didLookup, type Lookup } from './lookups.ts';
import { codeOf, isAboutTrust, isNotChecked } from './statuses.ts';

/** A name that an identity provider says it verified. */
export interface VerifiedName {
  name: string;
  provider?: string;
  kind?: string;
  when?: string;
  uri?: string;
}

/**
 * The result of validating an identity.
 *
 * - `valid`: its signature is valid. Whether its signer is trusted is a separate question.
 * - `failed`: it isn't valid.
 * - `not-checked`: the check needs a lookup, which wasn't allowed or failed.
 * - `unknown`: the report doesn't say.
 */
export type IdentityOutcome = 'valid' | 'failed' | 'not-checked' | 'unknown';

/**
 * A CAWG identity assertion: a person or organization adds its name to the manifest, in addition to the tool that
 * signed it.
 */
export interface IdentityView {
  outcome: IdentityOutcome;
  /** The lookup needed to validate the identity, if any. */
  lookup?: Lookup;
  label: string;
  /** How it was signed: `cawg.x509.cose`, `cawg.identity_claims_aggregation`. */
  kind?: string;
  /** The certificate's subject, as written. */
  holder?: string;
  issuer?: string;
  roles: string[];
  names: VerifiedName[];
  /** Labels of the assertions that it signs. */
  covers: string[];
  /** The holder's first; empty for an identity that was not signed with a certificate. */
  certificates: Certificate[];
}

const textsOf = (list: readonly unknown[]) => list.filter((one) => typeof one === 'string').slice(0, 100);

function namesOf(data: unknown): VerifiedName[] {
  const places = [
    listAt(data, 'verified_identities'),
    listAt(data, 'verifiedIdentities'),
    listAt(data, 'credentialSubject', 'verifiedIdentities'),
  ];
  return places
    .flat()
    .slice(0, 100)
    .map((one) => ({
      name: textAt(one, 'name') ?? textAt(one, 'username') ?? 'unnamed',
      provider: textAt(one, 'provider', 'name') ?? textAt(one, 'provider'),
      kind: textAt(one, 'type'),
      when: textAt(one, 'verifiedAt') ?? textAt(one, 'verified_at'),
      uri: textAt(one, 'uri'),
    }));
}

/** Codes for a valid identity signature (CAWG Identity Assertion 1.2). */
const HOLDS: readonly string[] = [
  'cawg.ica.credential_valid',
  'cawg.identity.well-formed',
  'cawg.identity.trusted',
];

/** Statuses of one assertion, by the list they're in. */
export interface AssertionStatuses {
  success: readonly unknown[];
  informational: readonly unknown[];
  failure: readonly unknown[];
}

const NO_STATUSES: AssertionStatuses = { success: [], informational: [], failure: [] };

/** The statuses of an assertion, in the file's own manifest or an ingredient's. */
export function statusesOf(report: unknown, manifest: string, assertion: string): AssertionStatuses {
  const results = at(report, 'validation_results');
  const all = [
    at(results, 'activeManifest'),
    ...listAt(results, 'ingredientDeltas').map((delta) => at(delta, 'validationDeltas')),
  ];
  // Compares whole addresses: labels come from the file, and one may end like another.
  const address = `self#jumbf=/c2pa/${manifest}/c2pa.assertions/${assertion}`;
  const of = (list: keyof AssertionStatuses) =>
    all.flatMap((one) => listAt(one, list).filter((status) => textAt(status, 'url') === address));
  return { success: of('success'), informational: of('informational'), failure: of('failure') };
}

function outcomeOf({ success, informational, failure }: AssertionStatuses): IdentityOutcome {
  const hasFailed = failure.some(
    (status) => !isAboutTrust({ code: codeOf(status) }) && !isNotChecked(status),
  );
  if (hasFailed) return 'failed';
  if ([...failure, ...informational].some(isNotChecked)) return 'not-checked';
  return success.some((status) => HOLDS.includes(codeOf(status))) ? 'valid' : 'unknown';
}

/**
 * Every identity in a manifest.
 * @param certificatesOf reads the chain of the assertion with this label in the store: the SDK's report leaves it out
 * @param statuses of the assertion with this label
 */
export function identitiesOf(
  manifest: unknown,
  certificatesOf: (label: string) => Certificate[] = () => [],
  statuses: (label: string) => AssertionStatuses = () => NO_STATUSES,
): IdentityView[] {
  const identities = listAt(manifest, 'assertions').filter((one) =>
    textAt(one, 'label')?.startsWith('cawg.identity'),
  );
  return identities.slice(0, 100).map((assertion) => {
    const data = at(assertion, 'data');
    const payload = at(data, 'signer_payload') ?? data;
    const references = listAt(payload, 'referenced_assertions');
    const label = textAt(assertion, 'label') ?? '';
    // The SDK reports the second identity with the first one's label, and its number apart.
    const instance = at(assertion, 'instance');
    const certificates = certificatesOf(typeof instance === 'number' ? `${label}__${instance}` : label);
    const issuer = textAt(data, 'issuer') ?? textAt(data, 'credentialIssuer');
    return {
      label,
      // And what it found about each at the first one's address, so a valid identity would make a forged one valid.
      outcome: identities.length === 1 ? outcomeOf(statuses(label)) : 'unknown',
      lookup: issuer === undefined ? undefined : didLookup(issuer),
      kind: textAt(payload, 'sig_type'),
      holder:
        textAt(data, 'signature_info', 'common_name') ??
        (certificates[0] ? shortName(certificates[0].subject) : textAt(data, 'signature_info', 'issuer')),
      issuer,
      roles: textsOf(listAt(payload, 'role')),
      names: namesOf(data),
      covers: references.slice(0, 200).map((one) => lastPart(textAt(one, 'url') ?? '')),
      certificates,
    };
  });
}
