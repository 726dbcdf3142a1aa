import { SIGNATURE_NAMES } from '../x509/names.ts';
import { absent, type Check, failed, noted, passed } from './finding.ts';
import { HASHES, pssParameters } from './pss.ts';

const PSS = '1.2.840.113549.1.1.10';

export const version3: Check = ({ signer: { version } }) =>
  version === 3
    ? passed('It has version 3.')
    : failed(
        `It has version ${version}. OpenSSL 3.0 makes such a certificate when it is told no extensions.`,
        { refusal: { step: 'version', specimen: 'version-1' } },
      );

export const uniqueIds: Check = ({ signer: { hasUniqueIds } }) =>
  hasUniqueIds
    ? failed('It has a unique identifier of its issuer or subject.', {
        refusal: { step: 'unique identifiers' },
      })
    : passed('It has none.');

const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

export const validity: Check = ({ signer: { notBefore, notAfter }, when }) => {
  if (!notBefore || !notAfter) return failed('Its dates cannot be read.', { refusal: { step: 'validity' } });
  const term = `${minute(notBefore)} to ${minute(notAfter)} UTC`;
  if (when < notBefore)
    return failed('It is not valid yet on that day.', {
      found: term,
      refusal: { step: 'validity', specimen: 'not-yet-valid' },
    });
  if (when > notAfter)
    return failed('It had ended by that day.', {
      found: term,
      refusal: { step: 'validity', specimen: 'expired' },
    });
  return passed('The day is within its term.', term);
};

export const signatureAlgorithm: Check = ({ signer: { signatureAlgorithm: algorithm, signature } }) =>
  SIGNATURE_NAMES[algorithm.id]
    ? passed('Its issuer signed it with an algorithm of the list.', signature)
    : failed('Its issuer signed it with an algorithm that is not on the list.', {
        found: signature,
        refusal: { step: 'signature algorithm', specimen: 'issued-with-sha1' },
      });

export const pss: Check = ({ signer: { signatureAlgorithm: algorithm } }) => {
  if (algorithm.id !== PSS) return absent('Its issuer signed it with another algorithm.');
  const { hash, maskHash } = pssParameters(algorithm.parameters) ?? {};
  const refused = (text: string, specimen?: string) =>
    failed(text, { refusal: { step: 'RSASSA-PSS', specimen } });
  if (hash === undefined || maskHash === undefined)
    return refused('A hash is left to the old default, SHA-1.', 'issued-with-pss-defaults');
  if (hash !== maskHash) return refused('Its two hashes differ.', 'issued-with-two-hashes');
  const name = HASHES[hash];
  return name ? passed('Both hashes are the same.', name) : refused('Its hash is not on the list.');
};

/** The SDK signs without one, and then reads a broken signature. */
export const subject: Check = ({ signer }) => {
  const organization = signer.subject.find(([attribute]) => attribute === 'O')?.[1];
  if (organization === undefined)
    return failed('The subject names no organization.', {
      refusal: { step: 'after signing', specimen: 'no-organization' },
    });
  return organization.trim() === ''
    ? noted('The organization is empty.')
    : passed('The subject names an organization.', organization);
};
