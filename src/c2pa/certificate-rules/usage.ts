import { EXTENSION, purposeIds } from '../x509/extensions.ts';
import { PURPOSE, PURPOSE_NAMES } from '../x509/names.ts';
import { absent, type Check, type Examined, failed, noted, passed } from './finding.ts';

/** Purposes that make a signer of claims, for the SDK without settings of its own (`valid_eku_oids.cfg`). */
const FOR_CLAIMS: readonly string[] = [PURPOSE.email, PURPOSE.documents, PURPOSE.claims, PURPOSE.microsoft];
const EXCLUSIVE: readonly string[] = [PURPOSE.timeStamping, PURPOSE.ocsp];

const has = ({ signer }: Examined, id: string) => signer.extensions.some((one) => one.id === id);
const names = (ids: readonly string[]) => ids.map((id) => PURPOSE_NAMES[id] ?? id).join(', ');

export const endEntity: Check = (examined) => {
  const { isAuthority, isSelfIssued } = examined.signer;
  if (isAuthority && isSelfIssued)
    return failed('It is an authority, and it issued itself.', {
      refusal: { step: 'self-signed', specimen: 'self-signed-ca' },
    });
  if (isAuthority)
    return failed('It is an authority: `CA:TRUE`.', {
      refusal: { step: 'authority', specimen: 'ca-as-signer' },
    });
  return has(examined, EXTENSION.basicConstraints)
    ? passed('It says `CA:FALSE`.')
    : passed('It says nothing about it, which means an end entity.');
};

/** An authority is refused for being one; what it may be used for is another question. */
const AUTHORITY = absent('It is an authority, and those have other uses.');

export const digitalSignature: Check = (examined) => {
  const { extensions, usages, isAuthority } = examined.signer;
  if (isAuthority) return AUTHORITY;
  const usage = extensions.find(({ id }) => id === EXTENSION.keyUsage);
  const found = usages.join(', ');
  if (!usage)
    return failed('It has no key usage.', { refusal: { step: 'parameters', specimen: 'no-key-usage' } });
  if (!usages.includes('digitalSignature')) {
    const isLetPass = usages.includes('nonRepudiation') || usages.includes('keyCertSign');
    return failed('Its key usage is without `digitalSignature`.', {
      found,
      refusal: isLetPass ? undefined : { step: 'parameters', specimen: 'key-encipherment-only' },
    });
  }
  return usage.isCritical
    ? passed('It is there, and critical.', found)
    : noted('It is there. The extension should be marked as critical.', found);
};

export const noCertSign: Check = ({ signer: { usages, isAuthority } }) => {
  if (isAuthority) return AUTHORITY;
  if (!usages.includes('keyCertSign')) return passed('It is not there.');
  return failed('It may sign certificates and is no authority.', {
    found: usages.join(', '),
    // The SDK looks only where digitalSignature stands beside it.
    refusal: usages.includes('digitalSignature')
      ? { step: 'keyCertSign', specimen: 'cert-sign-on-leaf' }
      : undefined,
  });
};

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
    return failed('Its extended key usage is empty or cannot be read.', { refusal: { step: 'any purpose' } });
  if (ids.some((id) => FOR_CLAIMS.includes(id))) return passed('It has a purpose that is accepted.', found);
  return failed('None of its purposes is for claims.', {
    found,
    refusal: ids.some((id) => EXCLUSIVE.includes(id))
      ? undefined
      : { step: 'purpose', specimen: 'server-auth-eku' },
  });
};

export const notAnyPurpose: Check = ({ signer }) =>
  purposeIds(signer.extensions).includes(PURPOSE.any)
    ? failed('It is good for any purpose.', { refusal: { step: 'any purpose', specimen: 'any-eku' } })
    : passed('It is not there.');

export const exclusivePurposes: Check = ({ signer }) => {
  const ids = purposeIds(signer.extensions);
  if (!ids.some((id) => EXCLUSIVE.includes(id))) return passed('It has neither.');
  if (ids.length === 1) return passed('It stands alone.', names(ids));
  return failed('It has one of the two beside another purpose.', {
    found: names(ids),
    refusal: { step: 'exclusive purposes', specimen: 'time-stamping-and-email' },
  });
};
