import { SIGNATURE_NAMES } from '../x509/names.ts';
import { absent, type Check, failed, noted, passed } from './finding.ts';
import { HASHES, pssParameters } from './pss.ts';

const PSS = '1.2.840.113549.1.1.10';

/** The rule `version-3` of data/certificate-rules.json, which names its clause. */
export const version3: Check = ({ signer: { version } }) =>
  version === 3
    ? passed('It’s version 3.')
    : failed(`It’s version ${version}. OpenSSL 3.0 writes that if you name no extensions.`, {
        refusal: { step: 'version', specimen: 'version-1' },
      });

/** The rule `unique-ids` of data/certificate-rules.json, which names its clause. */
export const uniqueIds: Check = ({ signer: { hasUniqueIds } }) =>
  hasUniqueIds
    ? failed('It has a unique identifier for its issuer or subject.', {
        refusal: { step: 'unique identifiers' },
      })
    : passed('It has none.');

const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

/** The rule `validity` of data/certificate-rules.json, which names its clause. */
export const validity: Check = ({ signer: { notBefore, notAfter }, when }) => {
  if (!notBefore || !notAfter) return failed('Its dates can’t be read.', { refusal: { step: 'validity' } });
  const period = `${minute(notBefore)} to ${minute(notAfter)} UTC`;
  if (when < notBefore)
    return failed('It isn’t valid yet on that day.', {
      found: period,
      refusal: { step: 'validity', specimen: 'not-yet-valid' },
    });
  if (when > notAfter)
    return failed('It has expired by that day.', {
      found: period,
      refusal: { step: 'validity', specimen: 'expired' },
    });
  return passed('That day is within its validity period.', period);
};

/** The rule `signature-algorithm` of data/certificate-rules.json, which names its clause. */
export const signatureAlgorithm: Check = ({ signer: { signatureAlgorithm: algorithm, signature } }) =>
  SIGNATURE_NAMES[algorithm.id]
    ? passed('It’s signed with an allowed algorithm.', signature)
    : failed('It’s signed with an algorithm that isn’t allowed.', {
        found: signature,
        refusal: { step: 'signature algorithm', specimen: 'issued-with-sha1' },
      });

/** The rule `pss-parameters` of data/certificate-rules.json, which names its clause. */
export const pss: Check = ({ signer: { signatureAlgorithm: algorithm } }) => {
  if (algorithm.id !== PSS) return absent('It’s signed with another algorithm.');
  const { hash, maskHash } = pssParameters(algorithm.parameters) ?? {};
  const refused = (text: string, specimen?: string) =>
    failed(text, { refusal: { step: 'RSASSA-PSS', specimen } });
  if (hash === undefined || maskHash === undefined)
    return refused('A hash isn’t specified, so it defaults to SHA-1.', 'issued-with-pss-defaults');
  if (hash !== maskHash) return refused('Its two hashes differ.', 'issued-with-two-hashes');
  const name = HASHES[hash];
  return name ? passed('Both hashes are the same.', name) : refused('Its hash isn’t allowed.');
};

/** The SDK signs without it, but older validators then report an invalid signature. */
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
