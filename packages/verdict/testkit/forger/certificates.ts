import '@content-credentials/verdict/x509/reflect';
import { type Holder, issueCertificate, newHolder } from '@content-credentials/verdict/x509/issue';
import { PURPOSE } from '@content-credentials/verdict/x509/names';
import {
  AuthorityInfoAccessExtension,
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const DAY = 86_400_000;
const PURPOSES = [PURPOSE.email, PURPOSE.claims];

interface Signing {
  privateKey: CryptoKey;
  chain: Uint8Array<ArrayBuffer>[];
}

const holders = async (name: string): Promise<[leaf: Holder, root: Holder]> => [
  await newHolder({ O: 'Forgery kit', CN: name }),
  await newHolder({ O: 'Forgery kit', CN: `${name}: root` }),
];

/** Credentials that were valid for a year and expired a month ago. */
export async function expiredCredentials(): Promise<Signing> {
  const [leaf, root] = await holders('Expired signer');
  const now = Date.now();
  const certificate = await issueCertificate(leaf, root, {
    notBefore: new Date(now - 395 * DAY),
    notAfter: new Date(now - 30 * DAY),
    purposes: PURPOSES,
  });
  return { privateKey: leaf.keys.privateKey, chain: [certificate] };
}

/** Addresses in a certificate that could make a validator send a request. */
export interface CertificateAddresses {
  ocsp: string;
  issuers: string;
  revoked: string;
}

/** Credentials whose certificate lists servers for OCSP, its issuer, and a revocation list. */
export async function credentialsWithAddresses({
  ocsp,
  issuers,
  revoked,
}: CertificateAddresses): Promise<Signing> {
  const [leaf, root] = await holders('Signer with addresses');
  const certificate = await X509CertificateGenerator.create({
    subject: 'O=Forgery kit, CN=Signer with addresses',
    issuer: 'O=Forgery kit, CN=Signer with addresses: root',
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + 365 * DAY),
    publicKey: leaf.keys.publicKey,
    signingKey: root.keys.privateKey,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([...PURPOSES]),
      await SubjectKeyIdentifierExtension.create(leaf.keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(root.keys.publicKey),
      new AuthorityInfoAccessExtension({ ocsp: [ocsp], caIssuers: [issuers] }),
      new CRLDistributionPointsExtension([revoked]),
    ],
  });
  return { privateKey: leaf.keys.privateKey, chain: [new Uint8Array(certificate.rawData)] };
}
