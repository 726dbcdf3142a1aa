import { type Holder, issueCertificate, newHolder } from '../x509/issue.ts';
import { PURPOSE } from '../x509/names.ts';

/** Everything needed to sign a claim and to trust its signer. */
export interface Credentials {
  /** ECDSA on P-256. Unless it's extractable, it's lost when the page or program ends. */
  privateKey: CryptoKey;
  /** Certificates as DER, the signer's first and without the root: what goes into the signature. */
  chain: Uint8Array<ArrayBuffer>[];
  /** The root as DER, for use as a trust anchor. */
  root: Uint8Array<ArrayBuffer>;
}

/** The names in certificates. Both should say that this is a demo, because everyone who views the file sees them. */
export interface CredentialNames {
  /** Organization (O) of all three certificates. */
  organization: string;
  /** Common name (CN) of the signer; the names of root and issuer are derived from it. */
  signer: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** Clocks differ: a certificate that begins this second isn't valid yet on a machine that's slightly behind. */
const EARLIER = 60 * 60 * 1000;

/**
 * A newly created key pair with its certificates: root → intermediate → signer, according to the C2PA certificate
 * profile (data/certificate-rules.json). The keys of root and intermediate are discarded immediately, so that no one
 * can issue other certificates with them.
 * @param days validity period of the certificates, in days
 * @param isExtractable whether the signer's private key can be exported; those of root and intermediate never can
 */
export async function makeCredentials(
  { organization, signer }: CredentialNames,
  days = 365,
  isExtractable = false,
): Promise<Credentials> {
  const holder = (name: string, isOpen = false) => newHolder({ O: organization, CN: name }, isOpen);
  const root = await holder(`${signer}: root`);
  const intermediate = await holder(`${signer}: issuer`);
  const leaf = await holder(signer, isExtractable);
  const now = Date.now();
  const term = { notBefore: new Date(now - EARLIER), notAfter: new Date(now + days * DAY) };
  const authority = (subject: Holder, levels: number) => issueCertificate(subject, root, { ...term, levels });
  const purposes = [PURPOSE.email, PURPOSE.claims];
  return {
    privateKey: leaf.keys.privateKey,
    chain: [
      await issueCertificate(leaf, intermediate, { ...term, purposes }),
      await authority(intermediate, 0),
    ],
    root: await authority(root, 1),
  };
}

/** The private key as PKCS#8 in PEM. @throws DOMException if it was created without `isExtractable` */
export async function privateKeyPem({ privateKey }: Credentials): Promise<string> {
  const der = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  const lines = btoa(String.fromCharCode(...der)).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n');
}
