import type { Diagnosis } from './diagnosis.ts';
import type { LostPart, Result } from './finding.ts';
import type { SdkAnswer } from './table.ts';
import { isDisputed } from './trust.ts';

export interface Verdict {
  /** One or two words. */
  label: string;
  tone: 'good' | 'plain' | 'bad';
  sentence: string;
  /** The SDK's message, or a misunderstanding to avoid. */
  caveat: string;
}

/** The rules that are broken. */
export const failures = (results: readonly Result[]): Result[] =>
  results.filter(({ finding }) => finding.outcome === 'failed');

const breaks = (count: number) => `it breaks ${count} ${count === 1 ? 'rule' : 'rules'}`;
const quoted = (words: string) => `\`${words.replaceAll('`', '')}\``;

const wordsOf = (answer: SdkAnswer | undefined): string =>
  answer
    ? `Signing fails with ${quoted(answer.signing)}${answer.reading ? `, and a validator reports ${quoted(answer.reading)}` : ''}.`
    : '';
const readingOf = (answer: SdkAnswer | undefined): string =>
  answer?.reading
    ? `Validators with a core before ${answer.acceptedSince} report ${quoted(answer.reading)}, and later ones accept it.`
    : '';

const LOST: Readonly<Record<LostPart, string>> = {
  'cut off':
    'A certificate is cut off, because its `END` line is missing. Copy it again, including its last line.',
  unreadable: 'A certificate is damaged. Copy or export it again.',
  'too many': 'Only the first 100 certificates were checked. Enter one chain, not a list.',
};

/** Who trusts the signer, which is independent of whether the SDK signs. */
function trustCaveat({ trust }: Diagnosis): string {
  if (isDisputed(trust))
    return 'Validators disagree on whether the signer is trusted, and both answers are below.';
  if (!trust.isListChosen)
    return 'Whether a validator trusts it depends on its trust lists. None is selected here.';
  if (trust.rules.answer === 'trusted')
    return 'Its names come from the CA that issued it, and the clinic can’t check them.';
  if (trust.rules.answer === 'unknown')
    return `Whether it’s trusted can’t be decided here. ${trust.rules.why}`;
  return 'It isn’t trusted with the lists that you selected, so validators report `signingCredential.untrusted`.';
}

/** The one verdict on the whole input, which nothing else on the page contradicts. */
export function verdictOf(diagnosis: Diagnosis): Verdict {
  const { results, sdk, answer, trust, examined, isFormOnly } = diagnosis;
  const count = failures(results).length;
  if (examined.lost.length > 0)
    return {
      label: 'Incomplete',
      tone: 'bad',
      sentence: 'Part of your input couldn’t be checked, so there’s no verdict on the whole chain.',
      caveat: [...examined.lost.map((part) => LOST[part]), sdk === 'refuses' ? wordsOf(answer) : '']
        .filter(Boolean)
        .join(' '),
    };
  if (isFormOnly)
    return {
      label: 'Convert it first',
      tone: 'plain',
      sentence: `The SDK can’t use this ${examined.file.form === 'PEM' ? 'text' : 'file'} as it is, but it accepts the certificates in it.`,
      caveat: `${wordsOf(answer)} Use the PEM text under “The chain”. ${trustCaveat(diagnosis)}`.trim(),
    };
  if (sdk === 'refuses')
    return {
      label: 'Refused',
      tone: 'bad',
      sentence: `The SDK won’t sign with this certificate, because ${breaks(count)}.`,
      caveat:
        count > 1 && answer
          ? `${wordsOf(answer)} The SDK names only the first problem that it finds.`
          : wordsOf(answer),
    };
  if (sdk === 'breaks')
    return {
      label: 'Works for signing, with problems',
      tone: 'plain',
      sentence: `The SDK signs with this certificate, but older validators report every signed file as \`Invalid\`, because ${breaks(count)}.`,
      caveat: `${readingOf(answer)} ${trustCaveat(diagnosis)}`.trim(),
    };
  if (answer?.refusedSince)
    return {
      label: 'Refused by newer versions',
      tone: 'bad',
      sentence: `Core ${answer.refusedSince} and later refuse this certificate and report every file signed with it as \`Invalid\`, because ${breaks(count)}.`,
      caveat: `Validators report ${quoted(answer.reading ?? '')}. Older versions of the SDK sign with it and accept the files.`,
    };
  if (count > 0)
    return {
      label: 'Works for signing, with problems',
      tone: 'plain',
      sentence: `The SDK signs with this certificate, although ${breaks(count)}.`,
      caveat: `Another validator or a later version might refuse it. ${trustCaveat(diagnosis)}`,
    };
  const isTrusted = trust.isListChosen && trust.rules.answer === 'trusted' && !isDisputed(trust);
  return {
    label: 'Works for signing',
    tone: 'good',
    sentence: isTrusted
      ? 'The SDK signs with this certificate, and validators with the lists that you selected trust it.'
      : 'The SDK signs with this certificate, and it follows every rule that can be checked here.',
    caveat: trustCaveat(diagnosis),
  };
}
