import { type Holder, issueCertificate, newHolder } from '../x509/issue.ts';
import { PURPOSE } from '../x509/names.ts';

/** Everything that it takes to sign a claim, and to trust who signed. */
export interface Credentials {
  /** ECDSA on P-256. It cannot be taken out of Web Crypto, so it ends with the page or the program. */
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
 */
export async function makeCredentials(
  { organization, signer }: CredentialNames,
  days = 365,
): Promise<Credentials> {
  const holder = (name: string) => newHolder({ O: organization, CN: name });
  const root = await holder(`${signer}: root`);
  const intermediate = await holder(`${signer}: issuer`);
  const leaf = await holder(signer);
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
