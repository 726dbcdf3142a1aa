import type { Certificate } from '../x509/certificate.ts';
import { hex } from '../x509/der.ts';
import { contentOf, EXTENSION, ocspAddresses, partsOf } from '../x509/extensions.ts';
import { type Check, failed, noted, passed } from './finding.ts';

/** Extensions that the SDK recognizes; it rejects any other critical extension. */
const KNOWN: readonly string[] = [
  ...['14', '15', '17', '19', '20', '21', '24', '30', '31', '32', '33', '35', '36', '37', '54'].map(
    (last) => `2.5.29.${last}`,
  ),
  EXTENSION.authorityInformation,
  '2.16.840.1.113730.1.1',
];

/** Object identifiers of the critical extensions that aren't recognized here. */
export const unknownCritical = ({ extensions }: Certificate): string[] =>
  extensions.filter(({ id, isCritical }) => isCritical && !KNOWN.includes(id)).map(({ id }) => id);

/** Extensions that limit what a CA can issue, and that aren't evaluated here. */
const LIMITS: Readonly<Record<string, string>> = {
  '2.5.29.30': 'name constraints',
  '2.5.29.33': 'policy mappings',
  '2.5.29.36': 'policy constraints',
  '2.5.29.54': 'inhibit any policy',
};

/** A CA's limits that only complete path validation can check (RFC 5280, section 6). */
export const undecided = ({ extensions }: Certificate): string[] =>
  extensions.flatMap(({ id }) => LIMITS[id] ?? []);

/** Hexadecimal; undefined without the extension. */
export function subjectKeyId({ extensions }: Certificate): string | undefined {
  const content = contentOf(extensions, EXTENSION.subjectKeyIdentifier);
  return content && hex(content.value);
}

/** The issuer's key identifier in a certificate; empty if the certificate identifies the key in another way. */
export function authorityKeyId({ extensions }: Certificate): string | undefined {
  if (!extensions.some(({ id }) => id === EXTENSION.authorityKeyIdentifier)) return undefined;
  const key = partsOf(extensions, EXTENSION.authorityKeyIdentifier).find(({ tag }) => tag === 0x80);
  return key ? hex(key.value) : '';
}

/** The rule `authority-key-identifier` of data/certificate-rules.json, which names its clause. */
export const authorityKeyIdentifier: Check = ({ signer, chain }) => {
  const named = authorityKeyId(signer);
  if (named === undefined)
    return failed(
      signer.isSelfIssued
        ? 'It’s missing. The standard doesn’t require it in a self-signed certificate, but the SDK does.'
        : 'It’s missing.',
      { refusal: { step: 'parameters', specimen: signer.isSelfIssued ? 'self-signed-leaf' : 'no-aki' } },
    );
  const issuer = chain.links[1]?.certificate;
  const own = issuer && subjectKeyId(issuer);
  if (named && own && named !== own)
    return noted('It names a different key than the one in its issuer’s certificate.', named);
  return passed('It’s there.', named);
};

/** The rule `subject-key-identifier` of data/certificate-rules.json, which names its clause. */
export const subjectKeyIdentifier: Check = ({ signer }) => {
  const own = subjectKeyId(signer);
  if (own !== undefined) return passed('It’s there.', own);
  return signer.isAuthority
    ? failed('It’s missing, and a CA must have it.')
    : noted('It’s missing. A signing certificate should have it.');
};

/** The rule `critical-extensions` of data/certificate-rules.json, which names its clause. */
export const criticalExtensions: Check = ({ signer }) => {
  const strange = unknownCritical(signer);
  return strange.length === 0
    ? passed('The SDK recognizes every critical extension.')
    : failed('The SDK doesn’t recognize a critical extension.', {
        found: strange.join(', '),
        refusal: { step: 'parameters', specimen: 'unknown-critical' },
      });
};

/** The rule `revocation-address` of data/certificate-rules.json, which names its clause. */
export const revocationAddress: Check = ({ signer }) => {
  const addresses = ocspAddresses(signer.extensions);
  return addresses.length > 0
    ? passed('It names a responder.', addresses.join(', '))
    : noted('It names no responder, so revocation can’t be checked. For a test certificate, that’s fine.');
};
