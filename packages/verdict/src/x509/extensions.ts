import { children, type Der, hex, oid, readDer } from './der.ts';
import { USAGE_NAMES } from './names.ts';

/** A certificate extension with unparsed content. */
export interface Extension {
  id: string;
  isCritical: boolean;
  value: Uint8Array;
}

export const EXTENSION = {
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  certificatePolicies: '2.5.29.32',
  authorityKeyIdentifier: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  authorityInformation: '1.3.6.1.5.5.7.1.1',
} as const;

const OCSP = '1.3.6.1.5.5.7.48.1';

/**
 * The extensions in a certificate's body.
 * @throws Error if the list isn't DER
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.2
 */
export function extensionsOf(fields: readonly Der[]): Extension[] {
  const holder = fields.find(({ tag }) => tag === 0xa3);
  const list = holder && children(holder)[0];
  return list ? extensionList(list) : [];
}

/** The extensions in a list. @throws Error if it isn't DER */
export function extensionList(list: Der): Extension[] {
  return children(list).flatMap((extension) => {
    const parts = children(extension);
    const [id, flag] = parts;
    const content = parts.at(-1);
    if (!id || content?.tag !== 0x04) return [];
    return [{ id: oid(id), isCritical: isTrue(flag), value: content.value }];
  });
}

const isTrue = (value: Der | undefined): boolean => value?.tag === 0x01 && value.value[0] !== 0;

/** An extension's content, or nothing, because an untrusted certificate can contain anything. */
export function contentOf(extensions: readonly Extension[], id: string): Der | undefined {
  const extension = extensions.find((one) => one.id === id);
  try {
    return extension && readDer(extension.value);
  } catch {
    return undefined;
  }
}

/** The values in an extension's content; none if it can't be parsed. */
export function partsOf(extensions: readonly Extension[], id: string): Der[] {
  const content = contentOf(extensions, id);
  try {
    return content?.tag === 0x30 ? children(content) : [];
  } catch {
    return [];
  }
}

/**
 * Whether it can issue certificates, and how many CAs can be below it.
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.2.1.9
 */
export function basicConstraints(extensions: readonly Extension[]) {
  const [flag, length] = partsOf(extensions, EXTENSION.basicConstraints);
  const isAuthority = isTrue(flag);
  const pathLength =
    isAuthority && length?.tag === 0x02 && length.value.length <= 2
      ? Number(`0x${hex(length.value)}`)
      : undefined;
  return { isAuthority, pathLength };
}

/**
 * Names of the set bits.
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.2.1.3
 */
export function keyUsages(extensions: readonly Extension[]): string[] {
  const bits = contentOf(extensions, EXTENSION.keyUsage);
  if (bits?.tag !== 0x03) return [];
  return USAGE_NAMES.filter(
    (_, index) => ((bits.value[1 + (index >> 3)] ?? 0) & (0x80 >> (index & 7))) !== 0,
  );
}

/**
 * Object identifiers of the purposes.
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.2.1.12
 */
export const purposeIds = (extensions: readonly Extension[]): string[] =>
  partsOf(extensions, EXTENSION.extendedKeyUsage).map(oid);

/**
 * Object identifiers of the certificate policies.
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.2.1.4
 */
export const policyIds = (extensions: readonly Extension[]): string[] =>
  partsOf(extensions, EXTENSION.certificatePolicies).flatMap((policy) => {
    const [id] = safeChildren(policy);
    return id ? [oid(id)] : [];
  });

/**
 * Addresses of OCSP responders, as written in the certificate.
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.2.2.1
 */
export const ocspAddresses = (extensions: readonly Extension[]): string[] =>
  partsOf(extensions, EXTENSION.authorityInformation).flatMap((access) => {
    const [method, place] = safeChildren(access);
    // [6] is an address among the kinds of names.
    if (!method || oid(method) !== OCSP || place?.tag !== 0x86) return [];
    return [new TextDecoder('latin1').decode(place.value)];
  });

function safeChildren(value: Der): Der[] {
  try {
    return children(value);
  } catch {
    return [];
  }
}
