import { undecided, unknownCritical } from '../certificate-rules/identifiers.ts';
import { sameBytes } from '../certificate-rules/same.ts';
import { signatureState } from '../certificate-rules/verify-signature.ts';
import type { Certificate } from '../x509/certificate.ts';
import { purposeIds } from '../x509/extensions.ts';
import { PURPOSE } from '../x509/names.ts';
import type { Counts } from './pool.ts';

/** Signatures to verify for one path; a file can hold many certificates of the same name. */
const MAX_TRIES = 60;
const MAX_LENGTH = 10;

const SERVICES: readonly string[] = [PURPOSE.timeStamping, PURPOSE.ocsp];

/** Whether a certificate's purposes allow it to sign claims, or time stamps. */
function isMeantFor({ extensions }: Certificate, counts: Counts): boolean {
  const purposes = purposeIds(extensions);
  return counts === 'signers'
    ? purposes.length > 0 && !purposes.some((id) => SERVICES.includes(id))
    : purposes.includes(PURPOSE.timeStamping);
}

/** Whether a CA's own purposes, if it has any, include what's below it. */
function mayVouchFor({ extensions }: Certificate, counts: Counts): boolean {
  const purposes = purposeIds(extensions);
  if (purposes.length === 0 || purposes.includes(PURPOSE.any)) return true;
  return counts === 'signers'
    ? purposes.some((id) => !SERVICES.includes(id))
    : purposes.includes(PURPOSE.timeStamping);
}

const hasRoom = ({ isAuthority, pathLength }: Certificate, below: number): boolean =>
  isAuthority && (pathLength === undefined || pathLength >= below);

/** Whether a CA between signer and anchor may issue what's below it. A limit that isn't evaluated here is a no. */
const isIssuer = (one: Certificate, below: number, when: Date): boolean =>
  hasRoom(one, below) &&
  one.usages.includes('keyCertSign') &&
  one.notBefore !== undefined &&
  one.notAfter !== undefined &&
  one.notBefore <= when &&
  when <= one.notAfter &&
  unknownCritical(one).length === 0 &&
  undecided(one).length === 0;

/**
 * The trust anchor above a certificate, by the rules of path validation: each issuer is a CA that may issue what's below
 * it, and its signature is verified here. The SDK checks signatures only, so the holder of any certificate below an
 * anchor could issue more. An anchor's own validity period isn't part of the path (RFC 5280, section 6.1.1).
 * @param others certificates that came with it, in any order
 * @param when the time of a trusted time stamp, or now
 * @returns undefined also if this engine can't verify a signature
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-6
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_certificate_trust_chain
 */
export async function anchorAbove(
  leaf: Certificate,
  others: readonly Certificate[],
  anchors: readonly Certificate[],
  counts: Counts,
  when: Date,
): Promise<Certificate | undefined> {
  let tries = MAX_TRIES;
  const signed = async (certificate: Certificate, issuer: Certificate) => {
    if (issuer.subjectDer !== certificate.issuerDer || tries <= 0) return false;
    tries -= 1;
    return (await signatureState(certificate, issuer.publicKey)) === 'good';
  };
  async function above(one: Certificate, path: readonly Certificate[]): Promise<Certificate | undefined> {
    const below = path.length - 1;
    for (const anchor of anchors)
      if (hasRoom(anchor, below) && mayVouchFor(anchor, counts) && (await signed(one, anchor))) return anchor;
    if (path.length >= MAX_LENGTH) return undefined;
    for (const issuer of others) {
      if (path.some(({ der }) => sameBytes(der, issuer.der))) continue;
      if (!isIssuer(issuer, below, when) || !mayVouchFor(issuer, counts)) continue;
      if (!(await signed(one, issuer))) continue;
      const found = await above(issuer, [...path, issuer]);
      if (found) return found;
    }
    return undefined;
  }
  if (leaf.isAuthority || !isMeantFor(leaf, counts)) return undefined;
  return above(leaf, [leaf]);
}
