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

/** Somebody with a name and a key: certificates are issued to them and by them. */
export interface Holder {
  /** Parts of the name in their order, such as `{ O: 'Example', CN: 'x' }`. */
  name: Readonly<Record<string, string>>;
  keys: CryptoKeyPair;
}

export interface IssueOptions {
  notBefore: Date;
  notAfter: Date;
  /** Authorities that may stand below; undefined for an end entity. */
  levels?: number;
  /** Extended key usages of an end entity, as numbers; none: the extension is left out. */
  purposes?: readonly string[];
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * A new key on P-256.
 * @param isExtractable without it, the key can't be taken out of Web Crypto, so it ends with the page or the program
 */
export const newHolder = async (name: Holder['name'], isExtractable = false): Promise<Holder> => ({
  name,
  keys: await crypto.subtle.generateKey(ALGORITHM, isExtractable, ['sign', 'verify']),
});

/** As parts and not as one text, in which a comma or a sign of equality would begin something new. */
const nameOf = ({ name }: Holder): Name =>
  new Name(Object.entries(name).map(([part, value]) => ({ [part]: [{ utf8String: value }] })));

/**
 * Issues a certificate of the C2PA's profile (data/certificate-rules.json), or one of an authority above it.
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
