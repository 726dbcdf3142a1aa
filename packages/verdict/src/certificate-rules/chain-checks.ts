import { type Certificate, shortName } from '../x509/certificate.ts';
import { SIGNATURE_NAMES } from '../x509/names.ts';
import { type Chain, chainToSign, givenLinks, type Link } from './chain.ts';
import { absent, type Check, failed, noted, passed, unknown } from './finding.ts';
import { authorityKeyId, subjectKeyId, undecided, unknownCritical } from './identifiers.ts';
import { keyProblem } from './key.ts';

const namesOf = (certificates: readonly Certificate[]) =>
  certificates.map(({ subject }) => shortName(subject)).join(', ');

const issuersOf = ({ links }: Chain): Certificate[] => links.slice(1).map(({ certificate }) => certificate);

/** The rule `only-certificates` of data/certificate-rules.json, which names its clause. */
export const onlyCertificates: Check = ({ besides }) =>
  besides.length === 0
    ? passed('It contains only certificates.')
    : failed(
        'It contains something else. The SDK treats it as a certificate and copies it into every signed file.',
        {
          found: besides.join(', '),
        },
      );

/** The rule `chain` of data/certificate-rules.json, which names its clause. */
export const chainOrder: Check = ({ signer, chain, file }) => {
  const [first] = chain.given;
  const places = givenLinks(chain).map(({ place }) => place ?? 0);
  const found = namesOf(chain.given);
  if (file.form !== 'PEM' && chain.given.length > 1)
    return absent(
      `${file.form === 'several files' ? 'Several files have' : `${file.form} has`} no order. The PEM text under “The chain” is in the right order.`,
    );
  if (first !== signer)
    return failed('The signing certificate doesn’t come first.', {
      found,
      refusal: { step: 'order', specimen: first?.isSelfIssued ? 'root-first' : 'intermediate-first' },
    });
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)))
    return failed('A certificate isn’t followed by its issuer.', { found });
  if (chain.spare.length > 0)
    return failed('It contains a certificate that isn’t part of the chain.', { found: namesOf(chain.spare) });
  if (chain.copies > 0) return failed('It contains a certificate twice.', { found });
  if (signer.isSelfIssued) return noted('It’s self-signed, so there’s no chain.');
  if (chainToSign(chain).length < givenLinks(chain).length)
    return noted(
      'The order is right. You can leave out the root, because validators that trust it already have it.',
      found,
    );
  if (chain.links.at(-1)?.signature === 'no issuer' && chain.given.length === 1 && !chain.anchor)
    return noted(
      'Your input contains only the signing certificate. That’s right only if a root issued it, not an intermediate.',
      namesOf([signer]),
    );
  return passed('The order is right, and the root is left out.', found);
};

/** The rule `chain-signatures` of data/certificate-rules.json, which names its clause. */
export const chainSignatures: Check = ({ signer, chain }) => {
  if (chain.isCircular) return failed('Two CAs in it issued each other, so it never reaches a root.');
  const bad = chain.links.filter(({ signature }) => signature === 'bad');
  if (bad.length > 0)
    return failed('A certificate isn’t signed by the certificate that has its issuer’s name.', {
      found: namesOf(bad.map(({ certificate }) => certificate)),
    });
  if (chain.links.some(({ signature }) => signature === 'unknown'))
    return unknown('Your browser doesn’t support an algorithm in the chain.');
  const count = chain.links.filter(({ signature }) => signature === 'good').length;
  if (count === 0)
    return unknown('The issuer’s certificate isn’t in your input, so the signature can’t be verified.');
  if (signer.isSelfIssued) return passed('It’s signed with its own key.');
  return passed(`${count} of ${chain.links.length} are signed by a certificate that’s here.`);
};

/** What prevents a certificate from issuing others in a chain; `below` is the number of CAs under it. */
function authorityProblem(certificate: Certificate, below: number): string | undefined {
  const { isAuthority, usages, pathLength, version, signatureAlgorithm, isSelfIssued } = certificate;
  if (!isAuthority) return 'isn’t a CA (`CA:TRUE` is missing)';
  if (!usages.includes('keyCertSign')) return 'may not sign certificates (`keyCertSign` is missing)';
  if (pathLength !== undefined && pathLength < below)
    return `allows ${pathLength} CAs below it (\`pathlen\`), and there are ${below}`;
  if (version !== 3) return 'isn’t version 3';
  if (!SIGNATURE_NAMES[signatureAlgorithm.id]) return 'is signed with an algorithm that isn’t allowed';
  if (keyProblem(certificate)) return 'has a key that isn’t allowed';
  if (subjectKeyId(certificate) === undefined) return 'has no subject key identifier';
  if (!isSelfIssued && authorityKeyId(certificate) === undefined) return 'has no authority key identifier';
  if (unknownCritical(certificate).length > 0) return 'has an unknown critical extension';
  return undefined;
}

/** The rule `chain-authorities` of data/certificate-rules.json, which names its clause. */
export const chainAuthorities: Check = ({ chain }) => {
  const issuers = issuersOf(chain);
  if (issuers.length === 0) return unknown('Your input contains no issuer.');
  // A certificate that a CA issued to itself doesn't count (RFC 5280, section 6.1.4).
  let below = 0;
  for (const issuer of issuers) {
    const problem = authorityProblem(issuer, below);
    if (problem) return failed(`An issuer ${problem}.`, { found: namesOf([issuer]) });
    if (!issuer.isSelfIssued) below += 1;
  }
  const limited = issuers.find((issuer) => undecided(issuer).length > 0);
  if (limited)
    return unknown(
      `An issuer is restricted by name or policy, which this page doesn’t evaluate: ${undecided(limited).join(', ')}.`,
    );
  return passed('Each issuer is a CA and may issue what’s below it.', namesOf(issuers));
};

const isOutside = ({ notBefore, notAfter }: Certificate, when: Date) =>
  !notBefore || !notAfter || when < notBefore || when > notAfter;

/** A trust anchor is trusted as it is: path validation doesn't check its dates (RFC 5280, section 6.1.1). */
const isAnchor = ({ certificate, place }: Link, { anchor }: Chain) =>
  certificate === anchor || place === undefined;

/** The rule `chain-validity` of data/certificate-rules.json, which names its clause. */
export const chainValidity: Check = ({ chain, when }) => {
  const issuers = chain.links.slice(1);
  if (issuers.length === 0) return unknown('Your input contains no issuer.');
  const outside = issuers.filter(({ certificate }) => isOutside(certificate, when));
  const found = namesOf(outside.map(({ certificate }) => certificate));
  if (outside.length === 0) return passed('Each issuer is within its validity period on that day.');
  return outside.every((link) => isAnchor(link, chain))
    ? noted(
        'The trust anchor is outside its validity period on that day. Some validators refuse that.',
        found,
      )
    : failed('An issuer is outside its validity period on that day.', { found });
};

/** The rule `revocation` of data/certificate-rules.json, which names its clause. */
export const revocation: Check = () =>
  unknown('Only the CA’s responder knows, and this page doesn’t contact it. The command does.');
