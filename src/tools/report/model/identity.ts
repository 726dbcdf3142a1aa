import { type Certificate, shortName } from '../../../c2pa/x509/certificate.ts';
import { at, listAt, textAt } from '../../shared/json.ts';
import { lastPart } from './checks.ts';

/** A name that an identity provider says it checked. */
export interface VerifiedName {
  name: string;
  provider?: string;
  kind?: string;
  when?: string;
  uri?: string;
}

/** A CAWG identity assertion: somebody besides the tool vouches for the manifest. */
export interface IdentityView {
  label: string;
  /** How it was signed: `cawg.x509.cose`, `cawg.identity_claims_aggregation`. */
  kind?: string;
  /** The holder of the certificate, by its own word. */
  holder?: string;
  issuer?: string;
  roles: string[];
  names: VerifiedName[];
  /** Labels of the assertions it vouches for. */
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
      name: textAt(one, 'name') ?? textAt(one, 'username') ?? 'without a name',
      provider: textAt(one, 'provider', 'name') ?? textAt(one, 'provider'),
      kind: textAt(one, 'type'),
      when: textAt(one, 'verifiedAt') ?? textAt(one, 'verified_at'),
      uri: textAt(one, 'uri'),
    }));
}

/**
 * Every identity in a manifest.
 * @param certificatesOf reads the chain of the assertion with this label, which the SDK's report leaves out
 */
export function identitiesOf(
  manifest: unknown,
  certificatesOf: (label: string) => Certificate[] = () => [],
): IdentityView[] {
  return listAt(manifest, 'assertions')
    .filter((one) => textAt(one, 'label')?.startsWith('cawg.identity'))
    .slice(0, 100)
    .map((assertion) => {
      const data = at(assertion, 'data');
      const payload = at(data, 'signer_payload') ?? data;
      const references = listAt(payload, 'referenced_assertions');
      const label = textAt(assertion, 'label') ?? '';
      const certificates = certificatesOf(label);
      return {
        label,
        kind: textAt(payload, 'sig_type'),
        holder:
          textAt(data, 'signature_info', 'common_name') ??
          (certificates[0] ? shortName(certificates[0].subject) : textAt(data, 'signature_info', 'issuer')),
        issuer: textAt(data, 'issuer') ?? textAt(data, 'credentialIssuer'),
        roles: textsOf(listAt(payload, 'role')),
        names: namesOf(data),
        covers: references.slice(0, 200).map((one) => lastPart(textAt(one, 'url') ?? '')),
        certificates,
      };
    });
}
