import { type Holder, issueCertificate, newHolder } from '../x509/issue.ts';
import { PURPOSE } from '../x509/names.ts';

/** Everything that it takes to sign a claim, and to trust who signed. */
export interface Credentials {
  /** ECDSA on P-256. Unless it was made extractable, it ends with the page or the program. */
  privateKey: CryptoKey;
  /** Certificates as DER, the signer's first, the root left out: what goes into the signature. */
  chain: Uint8Array<ArrayBuffer>[];
  /** The root as DER: what a validator is given to trust. */
  root: Uint8Array<ArrayBuffer>;
}

/** What certificates are made out to. Both should say that this is a demo: whoever looks at the file sees them. */
export interface CredentialNames {
  /** Organization (O) of all three certificates. */
  organization: string;
  /** Common name (CN) of the signer; root and issuer are called after it. */
  signer: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** Clocks differ: a certificate that begins this very second is not valid yet on a machine that is a little behind. */
const EARLIER = 60 * 60 * 1000;

/**
 * A key pair and the certificates that vouch for it, made on the spot: root → intermediate → signer, as the C2PA's
 * certificate profile asks for (data/certificate-rules.json). The keys of root and intermediate are dropped at once, so
 * that nobody can issue anything else.
 * @param days how long the certificates are valid
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

/** The private key as PKCS#8 in PEM. @throws DOMException when it was made without `isExtractable` */
export async function privateKeyPem({ privateKey }: Credentials): Promise<string> {
  const der = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  const lines = btoa(String.fromCharCode(...der)).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n');
}
