import { children, type Der, oid, readDer } from './der.ts';

/** The kinds of binary files that people store next to their certificates. */
export type DerKind =
  | 'certificate'
  | 'certificates'
  | 'key store'
  | 'private key'
  | 'encrypted key'
  | 'request'
  | 'revocation list'
  | 'public key'
  | 'unknown';

const SIGNED_DATA = '1.2.840.113549.1.7.2';
/** PKCS#12 begins with version 3; Windows writes it without a preceding length. */
const PKCS12 = /^30(?:80|[0-7].|81..|82.{4}|83.{6}|84.{8})020103/;
/** Java keystores. */
const JAVA = /^(?:feedfeed|cececece)/;

/** UTCTime and GeneralizedTime. */
const isTime = ({ tag }: Der) => tag === 0x17 || tag === 0x18;

const isSequence = (value: Der | undefined): value is Der => value?.tag === 0x30;

/** Determined by structure, not by file name. Never throws. */
export function derKind(bytes: Uint8Array): DerKind {
  const start = Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (PKCS12.test(start) || JAVA.test(start)) return 'key store';
  try {
    const [first, second, third] = children(readDer(bytes));
    if (first?.tag === 0x06) return oid(first) === SIGNED_DATA ? 'certificates' : 'unknown';
    // PKCS#1, PKCS#8 and SEC 1 begin with their version.
    if (first?.tag === 0x02) return second ? 'private key' : 'unknown';
    if (!isSequence(first)) return 'unknown';
    const parts = children(first);
    if (parts[0]?.tag === 0x06)
      return second?.tag === 0x04 ? 'encrypted key' : second?.tag === 0x03 ? 'public key' : 'unknown';
    if (!isSequence(second) || third?.tag !== 0x03) return 'unknown';
    // A certificate has its dates one level deeper, and a request has none (RFC 5280, 5.1).
    if (parts.some(isTime)) return 'revocation list';
    return parts.length <= 4 ? 'request' : 'certificate';
  } catch {
    return 'unknown';
  }
}

/**
 * The certificates in a PKCS#7 file, as DER. Its own signature isn't checked, because it's only a container.
 * @throws Error if there are none
 */
export function certificatesOf(pkcs7: Uint8Array): Uint8Array[] {
  const [, content] = children(readDer(pkcs7));
  const [signedData] = content ? children(content) : [];
  const holder = signedData && children(signedData).find(({ tag }) => tag === 0xa0);
  if (!holder) throw new Error('there are no certificates in it');
  return children(holder)
    .filter(isSequence)
    .map(({ raw }) => raw);
}
