import type { Diagnosis, Result } from './diagnosis.ts';

export interface Verdict {
  /** In a word or two. */
  label: string;
  tone: 'good' | 'plain' | 'bad';
  sentence: string;
  /** What the SDK says itself, or what the sentence does not mean. */
  caveat: string;
}

export const failures = (results: readonly Result[]): Result[] =>
  results.filter(({ finding }) => finding.outcome === 'failed');

const rules = (count: number) => `${count} ${count === 1 ? 'rule is' : 'rules are'} broken`;

/** The answer in a sentence. Whether somebody trusts the signer is another question than whether the SDK signs. */
export function verdictOf({ results, sdk, answer, isTrusted, examined }: Diagnosis): Verdict {
  const broken = failures(results).length;
  const quoted = (words: string) => `\`${words.replaceAll('`', '')}\``;
  const words = answer
    ? `Signing says ${quoted(answer.signing)}${answer.reading ? `; a reader says ${quoted(answer.reading)}` : ''}.`
    : '';
  if (sdk === 'refuses')
    return {
      label: 'Refused',
      tone: 'bad',
      sentence: `The SDKs would refuse it: ${rules(broken)}.`,
      caveat: broken > 1 && words ? `${words} They name only the first thing that they find.` : words,
    };
  if (sdk === 'breaks')
    return {
      label: 'Unusable',
      tone: 'bad',
      sentence: `The SDKs would sign with it, and readers would call every file invalid: ${rules(broken)}.`,
      caveat: words,
    };
  const trust = !examined.trust
    ? 'Whether anybody trusts the signer depends on their list; none was chosen here.'
    : isTrusted
      ? 'Its chain leads to a list that you chose.'
      : 'Its chain leads to no list that you chose: readers with these lists call the file valid and the signer unknown.';
  if (broken > 0)
    return {
      label: 'Accepted, with faults',
      tone: 'plain',
      sentence: `The SDKs would accept it, although ${rules(broken)}.`,
      caveat: `Another validator, or the next version, may refuse it. ${trust}`,
    };
  return {
    label: 'Accepted',
    tone: 'good',
    sentence: isTrusted
      ? 'The SDKs would accept it, and readers with the list that you chose would trust the signer.'
      : 'The SDKs would accept it: it breaks no rule that can be checked here.',
    caveat: isTrusted ? 'That its names are true is the word of the authority that issued it.' : trust,
  };
}
