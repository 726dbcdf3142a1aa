import type { Certificate } from '../x509/certificate.ts';
import { type SignatureState, signatureState } from './verify-signature.ts';

/** More certificates than this are a list, not a chain; OpenSSL stops at the same depth. */
export const MAX_GIVEN = 100;
/** Signatures that are tried: certificates that all have one name would need the square of their number. */
const MAX_TRIES = 1000;

/** A certificate on the path from the signer up. */
export interface Link {
  certificate: Certificate;
  /** Its place in what was given, from 0; undefined where it was taken from a trust list. */
  place?: number;
  /** Whether its issuer, the next link, signed it; a root's is its own. */
  signature: SignatureState | 'no issuer';
}

export interface Chain {
  /** Signer first. */
  links: Link[];
  /** Certificates as they were given, each once. */
  given: Certificate[];
  /** Of these, the ones that aren't part of the chain. */
  spare: Certificate[];
  /** Certificates that were given more than once. */
  copies: number;
  /** Two authorities that issued each other. */
  isCircular: boolean;
  /** The trust anchor that it chains to: a certificate of `links`. */
  anchor?: Certificate;
}

const sameAs =
  ({ der }: Certificate) =>
  (other: Certificate) =>
    other.der.length === der.length && other.der.every((byte, index) => byte === der[index]);

const withoutCopies = (certificates: readonly Certificate[]): Certificate[] =>
  certificates.filter((one, index) => certificates.findIndex(sameAs(one)) === index);

/** Of several with the issuer's name, the one whose key fits; else one that can't be ruled out; else any. */
async function issuerAmong(certificate: Certificate, candidates: readonly Certificate[], tries: number) {
  const named = candidates
    .filter(({ subjectDer }) => subjectDer === certificate.issuerDer)
    .slice(0, Math.max(1, tries));
  const tried = await Promise.all(
    named.map(async (issuer) => ({ issuer, state: await signatureState(certificate, issuer.publicKey) })),
  );
  for (const wanted of ['good', 'unknown', 'bad'] as const) {
    const found = tried.find(({ state }) => state === wanted);
    if (found) return { ...found, tried: tried.length };
  }
  return undefined;
}

/**
 * Puts certificates in order, and verifies every signature on the way up.
 * @param given what the reader gave, at least one, in their order; only the first 100 count
 * @param anchors trust anchors: the chain ends at the first of them
 */
export async function buildChain(
  given: readonly Certificate[],
  anchors: readonly Certificate[] = [],
): Promise<Chain> {
  const counted = given.slice(0, MAX_GIVEN);
  const all = withoutCopies(counted);
  // A CA doesn't sign claims, so the signer is the first certificate that isn't one.
  let current = all.find(({ isAuthority }) => !isAuthority) ?? all[0];
  const links: Link[] = [];
  const isUsed = (one: Certificate) => links.some(({ certificate }) => certificate === one);
  const placeOf = (one: Certificate) => (all.includes(one) ? all.indexOf(one) : undefined);
  let isCircular = false;
  let anchor: Certificate | undefined;
  let tries = MAX_TRIES;
  while (current && links.length <= MAX_GIVEN) {
    const certificate: Certificate = current;
    const link: Link = { certificate, place: placeOf(certificate), signature: 'no issuer' };
    links.push(link);
    if (!anchor && anchors.some(sameAs(certificate))) anchor = certificate;
    current = undefined;
    if (certificate.isSelfIssued) {
      link.signature = await signatureState(certificate, certificate.publicKey);
      break;
    }
    const unused = all.filter((one) => !isUsed(one));
    const next = await issuerAmong(certificate, anchor ? unused : [...unused, ...anchors], tries);
    if (!next) {
      isCircular = all.some((one) => isUsed(one) && one.subjectDer === certificate.issuerDer);
      break;
    }
    tries -= next.tried;
    link.signature = next.state;
    current = next.issuer;
  }
  const spare = all.filter((one) => !isUsed(one));
  return { links, given: all, spare, copies: counted.length - all.length, isCircular, anchor };
}

/** Certificates of the chain that were given; without the root, they're what goes into a signature. */
export const givenLinks = ({ links }: Chain): Link[] => links.filter(({ place }) => place !== undefined);

/** What goes into the signature: the signer, then each issuer, without the root. */
export const chainToSign = (chain: Chain): Certificate[] =>
  givenLinks(chain)
    .map(({ certificate }) => certificate)
    .filter(({ isSelfIssued }, index) => index === 0 || !isSelfIssued);
