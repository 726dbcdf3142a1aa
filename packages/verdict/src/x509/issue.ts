import './reflect.ts';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** A name with a key, to issue certificates to or by. */
export interface Holder {
  /** The parts of the name in order, such as `{ O: 'Example', CN: 'x' }`. */
  name: Readonly<Record<string, string>>;
  keys: CryptoKeyPair;
}

export interface IssueOptions {
  notBefore: Date;
  notAfter: Date;
  /** Maximum number of CAs below; undefined for an end entity. */
  levels?: number;
  /** Extended key usages of an end entity, as object identifiers; if there are none, the extension is omitted. */
  purposes?: readonly string[];
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * A new key on P-256.
 * @param isExtractable if false, the key can't be exported from Web Crypto, so it's lost when the page or program
 * ends
 */
export const newHolder = async (name: Holder['name'], isExtractable = false): Promise<Holder> => ({
  name,
  keys: await crypto.subtle.generateKey(ALGORITHM, isExtractable, ['sign', 'verify']),
});

/** As parts, not as one text, in which a comma or an equals sign would start a new part. */
const nameOf = ({ name }: Holder): Name =>
  new Name(Object.entries(name).map(([part, value]) => ({ [part]: [{ utf8String: value }] })));

/**
 * Issues a certificate that follows the C2PA profile (data/certificate-rules.json), or one of a CA above it.
 * @returns DER
 */
export async function issueCertificate(
  subject: Holder,
  issuer: Holder,
  { notBefore, notAfter, levels, purposes = [] }: IssueOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const isAuthority = levels !== undefined;
  const usage = isAuthority
    ? KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign
    : KeyUsageFlags.digitalSignature;
  const certificate = await X509CertificateGenerator.create({
    subject: nameOf(subject),
    issuer: nameOf(issuer),
    notBefore,
    notAfter,
    publicKey: subject.keys.publicKey,
    signingKey: issuer.keys.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(isAuthority, levels, true),
      new KeyUsagesExtension(usage, true),
      ...(purposes.length > 0 ? [new ExtendedKeyUsageExtension([...purposes])] : []),
      await SubjectKeyIdentifierExtension.create(subject.keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(issuer.keys.publicKey),
    ],
  });
  return new Uint8Array(certificate.rawData);
}
