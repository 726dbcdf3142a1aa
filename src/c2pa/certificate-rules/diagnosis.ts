import type { Certificate } from '../x509/certificate.ts';
import { buildChain } from './chain.ts';
import { isTrusted } from './chain-checks.ts';
import { CHECKS } from './checks.ts';
import {
  type Examined,
  type Finding,
  SDK_STEPS,
  type SigningAlgorithm,
  type TrustedCertificates,
} from './finding.ts';
import { isOfProgram, PROGRAM_CHECKS } from './program.ts';
import type { ClinicRule, ClinicTable } from './table.ts';

/** A rule and what its check came to. */
export interface Result {
  rule: ClinicRule;
  finding: Finding;
}

/** The SDK's words. */
export interface SdkAnswer {
  /** The message when signing, or `ok`. */
  signing: string;
  /** `code: explanation` when reading; nothing where reading lets it pass. */
  reading?: string;
}

export interface Diagnosis {
  examined: Examined;
  results: Result[];
  /** What the conformance program asks for besides. */
  program: { isClaimed: boolean; results: Result[] };
  isTrusted: boolean;
  /** What the SDK does with it: `breaks` signs files that readers call invalid. */
  sdk: 'accepts' | 'refuses' | 'breaks';
  /** The first thing that the SDK says, where we have seen it. */
  answer?: SdkAnswer;
}

export interface Question {
  certificates: readonly Certificate[];
  when: Date;
  algorithm?: SigningAlgorithm;
  trust?: TrustedCertificates;
  hadKeyInside: boolean;
}

const stepOf = ({ finding }: Result) =>
  finding.refusal ? SDK_STEPS.indexOf(finding.refusal.step) : SDK_STEPS.length;

/** The SDK stops at the first thing it finds; only the words of that one are seen. */
function firstRefusal(results: readonly Result[]) {
  const [first] = results.filter(({ finding }) => finding.refusal).sort((a, b) => stepOf(a) - stepOf(b));
  const { specimen, step } = first?.finding.refusal ?? {};
  return { step, answer: first?.rule.seen.find((one) => one.specimen === specimen) };
}

const run = (rules: readonly ClinicRule[], checks: typeof CHECKS, examined: Examined): Result[] =>
  rules.flatMap((rule) => {
    const check = checks[rule.id];
    return check ? [{ rule, finding: check(examined) }] : [];
  });

/** Runs every rule over certificates. @throws Error when there is none */
export async function diagnose(
  { rules }: Pick<ClinicTable, 'rules'>,
  { certificates, when, algorithm, trust, hadKeyInside }: Question,
): Promise<Diagnosis> {
  const chain = await buildChain(certificates, trust?.anchors);
  const signer = chain.links[0]?.certificate;
  if (!signer) throw new Error('there is no certificate to check');
  const examined: Examined = { signer, chain, when, algorithm, trust, hadKeyInside };
  const results = run(rules, CHECKS, examined);
  const { step, answer } = firstRefusal(results);
  return {
    examined,
    results,
    program: { isClaimed: isOfProgram(signer), results: run(rules, PROGRAM_CHECKS, examined) },
    isTrusted: isTrusted(examined),
    sdk: step === undefined ? 'accepts' : step === 'after signing' ? 'breaks' : 'refuses',
    answer: answer && { signing: answer.signing, reading: answer.reading },
  };
}
