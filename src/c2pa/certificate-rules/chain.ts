import type { Certificate } from '../x509/certificate.ts';
import { type SignatureState, signatureState } from './verify-signature.ts';

/** More certificates than this are a list, not a chain. */
export const MAX_GIVEN = 40;
/** Longer than any chain. */
const MAX_LINKS = 12;

/** A certificate on the way from the signer upwards. */
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
  /** Of these, the ones that are no part of the chain. */
  spare: Certificate[];
  /** Two authorities that issued each other. */
  isCircular: boolean;
  /** The trusted certificate that it leads to. */
  anchor?: Certificate;
}

const sameAs =
  ({ der }: Certificate) =>
  (other: Certificate) =>
    other.der.length === der.length && other.der.every((byte, index) => byte === der[index]);

const withoutCopies = (certificates: readonly Certificate[]): Certificate[] =>
  certificates.filter((one, index) => certificates.findIndex(sameAs(one)) === index);

/** Of several with the issuer's name, the one whose key fits; else one that cannot be ruled out; else any. */
async function issuerAmong(certificate: Certificate, candidates: readonly Certificate[]) {
  const named = candidates.filter(({ subjectDer }) => subjectDer === certificate.issuerDer);
  const tried = await Promise.all(
    named.map(async (issuer) => ({ issuer, state: await signatureState(certificate, issuer.publicKey) })),
  );
  for (const wanted of ['good', 'unknown', 'bad'] as const) {
    const found = tried.find(({ state }) => state === wanted);
    if (found) return found;
  }
  return undefined;
}

/**
 * Puts certificates in order, and checks every signature on the way up.
 * @param given what the reader gave, at least one, in their order; only the first 40 count
 * @param anchors certificates that are trusted: the way ends at the first of them
 */
export async function buildChain(
  given: readonly Certificate[],
  anchors: readonly Certificate[] = [],
): Promise<Chain> {
  const all = withoutCopies(given.slice(0, MAX_GIVEN));
  // Whoever may issue does not sign claims: behind an authority, the signer is looked for.
  let current = all.find(({ isAuthority }) => !isAuthority) ?? all[0];
  const links: Link[] = [];
  const isUsed = (one: Certificate) => links.some(({ certificate }) => certificate === one);
  const placeOf = (one: Certificate) => (all.includes(one) ? all.indexOf(one) : undefined);
  let isCircular = false;
  let anchor: Certificate | undefined;
  while (current && links.length < MAX_LINKS) {
    const certificate: Certificate = current;
    const link: Link = { certificate, place: placeOf(certificate), signature: 'no issuer' };
    links.push(link);
    anchor ??= anchors.find(sameAs(certificate));
    current = undefined;
    if (certificate.isSelfIssued) {
      link.signature = await signatureState(certificate, certificate.publicKey);
      break;
    }
    const unused = all.filter((one) => !isUsed(one));
    const next = await issuerAmong(certificate, anchor ? unused : [...unused, ...anchors]);
    if (!next) {
      isCircular = all.some((one) => isUsed(one) && one.subjectDer === certificate.issuerDer);
      break;
    }
    link.signature = next.state;
    current = next.issuer;
  }
  return { links, given: all, spare: all.filter((one) => !isUsed(one)), isCircular, anchor };
}

/** Certificates of the chain that were given: what belongs into a signature is these without a root. */
export const givenLinks = ({ links }: Chain): Link[] => links.filter(({ place }) => place !== undefined);

/** What belongs into the signature: the signer, then each issuer, without the root. */
export const chainToSign = (chain: Chain): Certificate[] =>
  givenLinks(chain)
    .map(({ certificate }) => certificate)
    .filter(({ isSelfIssued }, index) => index === 0 || !isSelfIssued);
