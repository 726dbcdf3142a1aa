import type { Certificate } from '../x509/certificate.ts';
import { type SignatureState, signatureState } from './verify-signature.ts';

/** More certificates than this are a list, not a chain; OpenSSL stops at the same depth. */
export const MAX_GIVEN = 100;
/**
 * The number of signatures to try; if all certificates have the same name, the square of their number would be
 * needed.
 */
const MAX_TRIES = 1000;

/** A certificate on the path from the signer up. */
export interface Link {
  certificate: Certificate;
  /** Its position in the input, from 0; undefined if it comes from a trust list. */
  place?: number;
  /** Whether its issuer, the next link, signed it; a root signs itself. */
  signature: SignatureState | 'no issuer';
}

export interface Chain {
  /** Signer first. */
  links: Link[];
  /** The given certificates, each once. */
  given: Certificate[];
  /** Those that aren't part of the chain. */
  spare: Certificate[];
  /** Certificates that were given more than once. */
  copies: number;
  /** Two CAs that issued each other's certificates. */
  isCircular: boolean;
  /** The trust anchor that it chains to, as a certificate of `links`. */
  anchor?: Certificate;
}

const sameAs =
  ({ der }: Certificate) =>
  (other: Certificate) =>
    other.der.length === der.length && other.der.every((byte, index) => byte === der[index]);

const withoutCopies = (certificates: readonly Certificate[]): Certificate[] =>
  certificates.filter((one, index) => certificates.findIndex(sameAs(one)) === index);

/**
 * Of several certificates with the issuer's name, the one with the matching key; otherwise, one that can't be ruled
 * out; otherwise, any.
 */
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
 * @param given the reader's certificates, at least one, in their order; only the first 100 count
 * @param anchors trust anchors; the chain ends at the first one it reaches
 */
export async function buildChain(
  given: readonly Certificate[],
  anchors: readonly Certificate[] = [],
): Promise<Chain> {
  const counted = given.slice(0, MAX_GIVEN);
  const all = withoutCopies(counted);
  // A CA doesn't sign claims, so the signer is the first certificate that isn't a CA.
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

/** The given certificates in the chain; without the root, they go into a signature. */
export const givenLinks = ({ links }: Chain): Link[] => links.filter(({ place }) => place !== undefined);

/** What goes into the signature: the signer, then each issuer, without the root. */
export const chainToSign = (chain: Chain): Certificate[] =>
  givenLinks(chain)
    .map(({ certificate }) => certificate)
    .filter(({ isSelfIssued }, index) => index === 0 || !isSelfIssued);
