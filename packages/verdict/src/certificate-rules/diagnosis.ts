import { type Certificate, parseCertificate } from '../x509/certificate.ts';
import { buildChain, type Chain, chainToSign } from './chain.ts';
import { CHECKS } from './checks.ts';
import {
  type Examined,
  type GivenFile,
  type LostPart,
  type Result,
  SDK_STEPS,
  type SdkOutcome,
  type SigningAlgorithm,
  type Trust,
  type TrustedCertificates,
} from './finding.ts';
import { isOfProgram, PROGRAM_CHECKS } from './program.ts';
import { sameBytes } from './same.ts';
import { SDK_NOT_A_CERTIFICATE } from './sdk-pem.ts';
import type { ClinicRule, ClinicTable, SdkAnswer } from './table.ts';
import { trustOf } from './trust.ts';

export interface Diagnosis extends SdkOutcome {
  examined: Examined;
  results: Result[];
  /** The conformance program's additional requirements. */
  program: { isClaimed: boolean; results: Result[] };
  trust: Trust;
  /** The SDK rejects the file only because of its format: with the PEM text that the page offers, it signs. */
  isFormOnly: boolean;
}

export interface Question {
  certificates: readonly Certificate[];
  when: Date;
  algorithm?: SigningAlgorithm;
  trust?: TrustedCertificates;
  /** The form of the given certificates; by default, PEM that the SDK can read. */
  file?: GivenFile;
  /** Markers of parts that aren't certificates. */
  besides?: readonly string[];
  lost?: readonly LostPart[];
}

const stepOf = ({ finding }: Result) =>
  finding.refusal ? SDK_STEPS.indexOf(finding.refusal.step) : SDK_STEPS.length;

/** The SDK stops at the first problem it finds, so only that message is shown. */
function outcomeOf(results: readonly Result[]): SdkOutcome {
  const [first] = results.filter(({ finding }) => finding.refusal).sort((a, b) => stepOf(a) - stepOf(b));
  const refusal = first?.finding.refusal;
  if (!first || !refusal) return { sdk: 'accepts' };
  const seen = first.rule.seen.find(({ specimen }) => specimen === refusal.specimen);
  const answer: SdkAnswer | undefined =
    refusal.words ??
    (seen && {
      signing: seen.signing,
      reading: seen.reading,
      acceptedSince: seen.acceptedSince,
      refusedSince: seen.refusedSince,
    });
  if (refusal.step === 'newer core') return { sdk: 'accepts', answer };
  return { sdk: refusal.step === 'after signing' ? 'breaks' : 'refuses', answer };
}

const run = (rules: readonly ClinicRule[], checks: typeof CHECKS, examined: Examined): Result[] =>
  rules.flatMap((rule) => {
    const check = checks[rule.id];
    return check ? [{ rule, finding: check(examined) }] : [];
  });

/** Input without an order is checked in chain order. */
async function chainOf(certificates: readonly Certificate[], file: GivenFile, trust?: TrustedCertificates) {
  const chain = await buildChain(certificates, trust?.anchors);
  if (file.form === 'PEM') return chain;
  const path = chain.links.flatMap(({ certificate, place }) => (place === undefined ? [] : [certificate]));
  return buildChain([...path, ...chain.spare], trust?.anchors);
}

/** What the SDK does with what it reads from the file, if it reads something different from us. */
async function sdkOfFile(
  table: Pick<ClinicTable, 'rules'>,
  question: Question,
  { given, copies }: Chain,
): Promise<SdkOutcome | undefined> {
  const { reading } = question.file ?? {};
  const [first] = reading?.blocks ?? [];
  if (!reading || reading.error || !first) return undefined;
  const isSame =
    reading.blocks.length === given.length &&
    reading.blocks.every((block, index) => given[index] && sameBytes(block, given[index].der));
  if (isSame || copies > 0) return undefined;
  const certificates = reading.blocks.flatMap((block) => {
    try {
      return [parseCertificate(block)];
    } catch {
      return [];
    }
  });
  const [signer] = certificates;
  if (!signer || !sameBytes(signer.der, first))
    return { sdk: 'refuses', answer: { signing: SDK_NOT_A_CERTIFICATE } };
  const { sdk, answer } = await diagnose(table, { ...question, certificates, file: undefined });
  return { sdk, answer };
}

/**
 * Checks every rule for the certificates.
 * @throws Error if there are none
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_certificate_profiles
 */
export async function diagnose(table: Pick<ClinicTable, 'rules'>, question: Question): Promise<Diagnosis> {
  const { certificates, when, algorithm, trust, besides = [], lost = [] } = question;
  const file = question.file ?? { form: 'PEM' };
  const chain = await chainOf(certificates, file, trust);
  const signer = chain.links[0]?.certificate;
  if (!signer) throw new Error('there is no certificate to check');
  const examined: Examined = {
    ...{ signer, chain, when, algorithm, trust, file, besides, lost },
    sdkOfFile: await sdkOfFile(table, question, chain),
  };
  const early = run(table.rules, CHECKS, examined);
  const outcome = outcomeOf(early);
  // The certificates that the SDK signs with: exactly what it reads from the file, or otherwise, what the page offers
  // instead.
  const read = outcome.sdk === 'refuses' || file.form !== 'PEM' ? undefined : file.reading?.blocks;
  const signedWith =
    read ?? (outcome.sdk === 'refuses' ? chainToSign(chain) : chain.given).map(({ der }) => der);
  const answers = await trustOf(examined, early, signedWith);
  const results = run(table.rules, CHECKS, { ...examined, trustAnswers: answers });
  const others = results.filter(({ finding }) => finding.refusal?.words === undefined);
  return {
    examined,
    results,
    program: { isClaimed: isOfProgram(signer), results: run(table.rules, PROGRAM_CHECKS, examined) },
    trust: answers,
    ...outcome,
    isFormOnly: outcome.sdk !== 'accepts' && outcomeOf(others).sdk === 'accepts',
  };
}
