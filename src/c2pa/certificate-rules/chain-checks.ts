import { type Certificate, shortName } from '../x509/certificate.ts';
import { SIGNATURE_NAMES } from '../x509/names.ts';
import { type Chain, chainToSign, givenLinks } from './chain.ts';
import { type Check, type Examined, failed, noted, passed, unknown } from './finding.ts';
import { authorityKeyId, subjectKeyId } from './identifiers.ts';
import { keyProblem } from './key.ts';

const namesOf = (certificates: readonly Certificate[]) =>
  certificates.map(({ subject }) => shortName(subject)).join(', ');

const issuersOf = ({ links }: Chain): Certificate[] => links.slice(1).map(({ certificate }) => certificate);

export const onlyCertificates: Check = ({ hadKeyInside }) =>
  hadKeyInside
    ? failed('A private key stood in the same file. It was dropped, and not kept.', {
        refusal: { step: 'file', specimen: 'key-in-chain-file' },
      })
    : passed('There is nothing else in it.');

export const chainOrder: Check = ({ signer, chain }) => {
  const [first] = chain.given;
  const places = givenLinks(chain).map(({ place }) => place ?? 0);
  const found = namesOf(chain.given);
  if (first !== signer)
    return failed('The signer is not the first.', {
      found,
      refusal: { step: 'order', specimen: first?.isSelfIssued ? 'root-first' : 'intermediate-first' },
    });
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)))
    return failed('Not every certificate is followed by its issuer.', { found });
  if (chain.spare.length > 0)
    return failed('Something in it issued nothing of this chain.', { found: namesOf(chain.spare) });
  if (signer.isSelfIssued)
    return noted('It issued itself, so nobody else vouches for it, and no chain can be built.');
  if (chainToSign(chain).length < givenLinks(chain).length)
    return noted('The order is right. The root at the end is not needed: whoever trusts it has it.', found);
  if (chain.links.at(-1)?.signature === 'no issuer' && chain.given.length === 1 && !chain.anchor)
    return noted(
      'It stands alone. That is right only if its issuer is the root itself, and not an intermediate.',
      namesOf([signer]),
    );
  return passed('The order is right, and no root is in it.', found);
};

export const chainSignatures: Check = ({ signer, chain }) => {
  if (chain.isCircular) return failed('Two authorities in it issued each other: it leads nowhere.');
  const bad = chain.links.filter(({ signature }) => signature === 'bad');
  if (bad.length > 0)
    return failed('A certificate was not signed by the one that has its issuer’s name.', {
      found: namesOf(bad.map(({ certificate }) => certificate)),
    });
  if (chain.links.some(({ signature }) => signature === 'unknown'))
    return unknown('Your browser does not know an algorithm in it.');
  const count = chain.links.filter(({ signature }) => signature === 'good').length;
  if (count === 0) return unknown('The issuer is not here, so its signature cannot be checked.');
  if (signer.isSelfIssued) return passed('It signed itself.');
  return passed(`${count} of ${chain.links.length} are signed by a certificate that is here.`);
};

/** What keeps a certificate from issuing others in a chain; `below` is how many authorities stand under it. */
function authorityProblem(certificate: Certificate, below: number): string | undefined {
  const { isAuthority, usages, pathLength, version, signatureAlgorithm, isSelfIssued } = certificate;
  if (!isAuthority) return 'is no authority (`CA:TRUE` is missing)';
  if (!usages.includes('keyCertSign')) return 'may not sign certificates (`keyCertSign` is missing)';
  if (pathLength !== undefined && pathLength < below) return 'allows fewer authorities below it (`pathlen`)';
  if (version !== 3) return 'does not have version 3';
  if (!SIGNATURE_NAMES[signatureAlgorithm.id]) return 'was issued with an algorithm that is not on the list';
  if (keyProblem(certificate)) return 'has a key that is not on the list';
  if (subjectKeyId(certificate) === undefined) return 'has no subject key identifier';
  if (!isSelfIssued && authorityKeyId(certificate) === undefined) return 'has no authority key identifier';
  return undefined;
}

export const chainAuthorities: Check = ({ chain }) => {
  const issuers = issuersOf(chain);
  if (issuers.length === 0) return unknown('No issuer is here.');
  for (const [below, issuer] of issuers.entries()) {
    const problem = authorityProblem(issuer, below);
    if (problem) return failed(`An issuer ${problem}.`, { found: namesOf([issuer]) });
  }
  return passed('Each issuer is an authority and may issue what stands below it.', namesOf(issuers));
};

export const chainValidity: Check = ({ chain, when }) => {
  const issuers = issuersOf(chain);
  if (issuers.length === 0) return unknown('No issuer is here.');
  const outside = issuers.filter(
    ({ notBefore, notAfter }) => !notBefore || !notAfter || when < notBefore || when > notAfter,
  );
  return outside.length === 0
    ? passed('The day is within the term of each issuer.')
    : failed('An issuer is not valid on that day.', { found: namesOf(outside) });
};

const holds = (list: readonly Certificate[], { der }: Certificate) =>
  list.some((one) => one.der.length === der.length && one.der.every((byte, index) => byte === der[index]));

/** Whether readers with the chosen lists would call the signer trusted. */
export function isTrusted(examined: Examined): boolean {
  const { trust, chain, signer } = examined;
  if (!trust) return false;
  if (holds(trust.allowed, signer)) return true;
  const isSound = [chainOrder, chainSignatures, chainAuthorities, chainValidity].every(
    (check) => check(examined).outcome !== 'failed',
  );
  return chain.anchor !== undefined && isSound;
}

export const trustList: Check = (examined) => {
  const { trust, chain, signer } = examined;
  if (!trust) return unknown('No list was chosen. Choose one under “How it is checked”.');
  if (holds(trust.allowed, signer)) return passed('The signer itself is on a list that you chose.');
  if (isTrusted(examined))
    return passed(
      'The chain leads to a certificate of a list that you chose.',
      namesOf(chain.anchor ? [chain.anchor] : []),
    );
  return chain.anchor
    ? noted(
        'It leads to a list that you chose, and something in the chain is broken: readers do not trust it.',
      )
    : noted(
        'It leads to no list that you chose. Readers with these lists say `signingCredential.untrusted`.',
      );
};

export const revocation: Check = () =>
  unknown('Only the responder of the authority knows, and this page asks nobody. The command asks it.');
