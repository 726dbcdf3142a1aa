import type { Certificate } from '../x509/certificate.ts';
import { hex } from '../x509/der.ts';
import { contentOf, EXTENSION, ocspAddresses, partsOf } from '../x509/extensions.ts';
import { type Check, failed, noted, passed } from './finding.ts';

/** Extensions that the SDK knows: any other that is critical makes it refuse. */
const KNOWN: readonly string[] = [
  ...['14', '15', '17', '19', '20', '21', '24', '30', '31', '32', '33', '35', '36', '37', '54'].map(
    (last) => `2.5.29.${last}`,
  ),
  EXTENSION.authorityInformation,
  '2.16.840.1.113730.1.1',
];

/** Hexadecimal; undefined without the extension. */
export function subjectKeyId({ extensions }: Certificate): string | undefined {
  const content = contentOf(extensions, EXTENSION.subjectKeyIdentifier);
  return content && hex(content.value);
}

/** The identifier of the issuer's key that a certificate names; an empty text where it names it otherwise. */
export function authorityKeyId({ extensions }: Certificate): string | undefined {
  if (!extensions.some(({ id }) => id === EXTENSION.authorityKeyIdentifier)) return undefined;
  const key = partsOf(extensions, EXTENSION.authorityKeyIdentifier).find(({ tag }) => tag === 0x80);
  return key ? hex(key.value) : '';
}

export const authorityKeyIdentifier: Check = ({ signer, chain }) => {
  const named = authorityKeyId(signer);
  if (named === undefined)
    return failed(
      signer.isSelfIssued
        ? 'It is not there. The standard lets a self-signed certificate off, the SDK does not.'
        : 'It is not there.',
      { refusal: { step: 'parameters', specimen: signer.isSelfIssued ? 'self-signed-leaf' : 'no-aki' } },
    );
  const issuer = chain.links[1]?.certificate;
  const own = issuer && subjectKeyId(issuer);
  if (named && own && named !== own)
    return noted('It names another key than the one its issuer says it has.', named);
  return passed('It is there.', named);
};

export const subjectKeyIdentifier: Check = ({ signer }) => {
  const own = subjectKeyId(signer);
  if (own !== undefined) return passed('It is there.', own);
  return signer.isAuthority
    ? failed('It is not there, and an authority must have it.')
    : noted('It is not there. An end entity should have it.');
};

export const criticalExtensions: Check = ({ signer }) => {
  const strange = signer.extensions.filter(({ id, isCritical }) => isCritical && !KNOWN.includes(id));
  return strange.length === 0
    ? passed('Every critical extension is known.')
    : failed('A critical extension is unknown to the SDK.', {
        found: strange.map(({ id }) => id).join(', '),
        refusal: { step: 'parameters', specimen: 'unknown-critical' },
      });
};

export const revocationAddress: Check = ({ signer }) => {
  const addresses = ocspAddresses(signer.extensions);
  return addresses.length > 0
    ? passed('It names a responder.', addresses.join(', '))
    : noted('It names none, so nobody can ask whether it was revoked. In a test that is as it should be.');
};
