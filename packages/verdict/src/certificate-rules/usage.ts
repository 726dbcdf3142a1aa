import { EXTENSION, purposeIds } from '../x509/extensions.ts';
import { PURPOSE, PURPOSE_NAMES } from '../x509/names.ts';
import { absent, type Check, type Examined, failed, noted, passed, type Refusal } from './finding.ts';

/** Purposes that the SDK accepts for signing claims without settings (`valid_eku_oids.cfg`). */
const FOR_CLAIMS: readonly string[] = [PURPOSE.email, PURPOSE.documents, PURPOSE.claims, PURPOSE.microsoft];
const EXCLUSIVE: readonly string[] = [PURPOSE.timeStamping, PURPOSE.ocsp];

const has = ({ signer }: Examined, id: string) => signer.extensions.some((one) => one.id === id);
const names = (ids: readonly string[]) => ids.map((id) => PURPOSE_NAMES[id] ?? id).join(', ');

/** The rule `end-entity` of data/certificate-rules.json, which names its clause. */
export const endEntity: Check = (examined) => {
  const { isAuthority, isSelfIssued } = examined.signer;
  if (isAuthority && isSelfIssued)
    return failed('It’s a CA, and it’s self-signed.', {
      refusal: { step: 'self-signed', specimen: 'self-signed-ca' },
    });
  if (isAuthority)
    return failed('It’s a CA: `CA:TRUE`.', {
      refusal: { step: 'authority', specimen: 'ca-as-signer' },
    });
  return has(examined, EXTENSION.basicConstraints)
    ? passed('It says `CA:FALSE`.')
    : passed('It has no basic constraints, so it’s an end-entity certificate.');
};

/** A CA is rejected because it's a CA; its usages aren't the problem. */
const AUTHORITY = absent('It’s a CA, and CAs have other usages.');

/** The rule `digital-signature` of data/certificate-rules.json, which names its clause. */
export const digitalSignature: Check = (examined) => {
  const { extensions, usages, isAuthority } = examined.signer;
  if (isAuthority) return AUTHORITY;
  const usage = extensions.find(({ id }) => id === EXTENSION.keyUsage);
  const found = usages.join(', ');
  if (!usage)
    return failed('It has no key usage.', { refusal: { step: 'parameters', specimen: 'no-key-usage' } });
  if (!usages.includes('digitalSignature')) {
    const refusal: Refusal = usages.includes('keyCertSign')
      ? { step: 'newer core', specimen: 'cert-sign-alone' }
      : usages.includes('nonRepudiation')
        ? { step: 'newer core', specimen: 'non-repudiation-only' }
        : { step: 'parameters', specimen: 'key-encipherment-only' };
    return failed('Its key usage has no `digitalSignature`.', { found, refusal });
  }
  return usage.isCritical
    ? passed('It’s there, and critical.', found)
    : noted('It’s there, but the extension should be critical.', found);
};

/** The rule `no-cert-sign` of data/certificate-rules.json, which names its clause. */
export const noCertSign: Check = ({ signer: { usages, isAuthority } }) => {
  if (isAuthority) return AUTHORITY;
  if (!usages.includes('keyCertSign')) return passed('It isn’t there.');
  return failed('It may sign certificates, but it isn’t a CA.', {
    found: usages.join(', '),
    // A core before 0.92 checks this only together with digitalSignature.
    refusal: usages.includes('digitalSignature')
      ? { step: 'keyCertSign', specimen: 'cert-sign-on-leaf' }
      : { step: 'newer core', specimen: 'cert-sign-alone' },
  });
};

/** The rule `purpose` of data/certificate-rules.json, which names its clause. */
export const purpose: Check = (examined) => {
  const { extensions, isAuthority } = examined.signer;
  if (isAuthority) return AUTHORITY;
  if (!has(examined, EXTENSION.extendedKeyUsage))
    return failed('It has no extended key usage.', {
      refusal: { step: 'parameters', specimen: 'no-eku' },
    });
  const ids = purposeIds(extensions);
  const found = names(ids);
  if (ids.length === 0)
    return failed('Its extended key usage is empty or can’t be read.', { refusal: { step: 'any purpose' } });
  if (ids.some((id) => FOR_CLAIMS.includes(id))) return passed('It has an accepted purpose.', found);
  return failed('None of its purposes covers claims.', {
    found,
    refusal: ids.some((id) => EXCLUSIVE.includes(id))
      ? undefined
      : { step: 'purpose', specimen: 'server-auth-eku' },
  });
};

/** The rule `not-any-purpose` of data/certificate-rules.json, which names its clause. */
export const notAnyPurpose: Check = ({ signer }) =>
  purposeIds(signer.extensions).includes(PURPOSE.any)
    ? failed('It’s valid for any purpose.', { refusal: { step: 'any purpose', specimen: 'any-eku' } })
    : passed('It isn’t there.');

/** The rule `exclusive-purposes` of data/certificate-rules.json, which names its clause. */
export const exclusivePurposes: Check = ({ signer }) => {
  const ids = purposeIds(signer.extensions);
  if (!ids.some((id) => EXCLUSIVE.includes(id))) return passed('It has neither.');
  if (ids.length === 1) return passed('It’s the only purpose.', names(ids));
  return failed('It has one of the two together with another purpose.', {
    found: names(ids),
    refusal: { step: 'exclusive purposes', specimen: 'time-stamping-and-email' },
  });
};
