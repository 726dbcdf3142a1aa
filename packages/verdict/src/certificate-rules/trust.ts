import { chainAuthorities, chainOrder, chainSignatures, chainValidity } from './chain-checks.ts';
import {
  type Check,
  type Examined,
  noted,
  passed,
  type Result,
  type SdkTrust,
  type Trust,
  unknown,
} from './finding.ts';
import { includesCertificate } from './same.ts';
import { sdkTrust } from './sdk-trust.ts';

/**
 * The answer of the C2PA rules: path validation by RFC 5280, section 6, and the certificate profile.
 * https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_certificate_trust_chain
 */
function rulesTrust(examined: Examined, results: readonly Result[]): SdkTrust {
  const { trust, chain, signer } = examined;
  if (trust && includesCertificate(trust.allowed, signer))
    return { answer: 'trusted', why: 'The signing certificate itself is on a list that you selected.' };
  const place = chain.links.findIndex(({ certificate }) => certificate === chain.anchor);
  if (trust && place < 1)
    return { answer: 'untrusted', why: 'It doesn’t chain to a certificate on a list that you selected.' };
  const broken = results.find(
    ({ rule, finding }) =>
      rule.about === 'certificate' && !/^(?:SDK|program)/.test(rule.since) && finding.outcome === 'failed',
  );
  if (broken)
    return { answer: 'untrusted', why: `The signing certificate breaks the profile. ${broken.finding.text}` };
  const checks = [chainOrder, chainSignatures, chainAuthorities, chainValidity].map((check) =>
    check(examined),
  );
  const failed = checks.find(({ outcome }) => outcome === 'failed');
  if (failed) return { answer: 'untrusted', why: failed.text };
  const path = trust ? chain.links.slice(0, place) : chain.links.slice(0, -1);
  if (path.some(({ signature }) => signature === 'unknown'))
    return { answer: 'unknown', why: 'Your browser can’t verify a signature in the chain.' };
  const undecided = trust && checks.slice(2).find(({ outcome }) => outcome === 'unknown');
  if (undecided) return { answer: 'unknown', why: undecided.text };
  return { answer: 'trusted', why: 'Each certificate is signed by a valid CA, up to a trust anchor.' };
}

/**
 * Both answers.
 * @param results of the rules
 * @param signedWith DER of the certificates that the SDK puts into a signature, in that order
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_trust_model
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-6
 */
export async function trustOf(
  examined: Examined,
  results: readonly Result[],
  signedWith: readonly Uint8Array[],
): Promise<Trust> {
  const { trust } = examined;
  return {
    isListChosen: trust !== undefined,
    rules: rulesTrust(examined, results),
    sdk: await sdkTrust(signedWith, trust),
  };
}

/** Whether the two answers contradict each other. */
export const isDisputed = ({ rules, sdk }: Trust): boolean =>
  rules.answer !== sdk.answer && rules.answer !== 'unknown' && sdk.answer !== 'unknown';

/** The rule `trust-list`: what the C2PA rules say with the lists that the reader selected. */
export const trustList: Check = ({ trustAnswers }) => {
  if (!trustAnswers?.isListChosen)
    return unknown('No trust list is selected. Select one under “How it’s checked”.');
  const { answer, why } = trustAnswers.rules;
  if (answer === 'trusted') return passed(why);
  return answer === 'unknown'
    ? unknown(why)
    : noted(`${why} Validators with these lists report \`signingCredential.untrusted\`.`);
};
