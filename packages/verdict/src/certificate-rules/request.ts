import type { Certificate } from '../x509/certificate.ts';
import { EXTENSION } from '../x509/extensions.ts';
import { buildChain } from './chain.ts';
import { CHECKS } from './checks.ts';
import { type Examined, type Finding, noted, type Result } from './finding.ts';
import type { ClinicTable } from './table.ts';
import { failures, type Verdict } from './verdict.ts';
import { type SignatureState, signatureState } from './verify-signature.ts';

export interface RequestDiagnosis {
  /** The request, read as the certificate that it asks for. */
  request: Certificate;
  results: Result[];
  /** Whether it's signed with its own key, which shows that whoever made it has the private key. */
  seal: SignatureState;
}

/** Rules that a request can keep or break, and the extension that has to be in it for that. A CA decides the others. */
const RULES: Readonly<Record<string, string | undefined>> = {
  key: undefined,
  subject: undefined,
  'signature-algorithm': undefined,
  'pss-parameters': undefined,
  'end-entity': undefined,
  'digital-signature': EXTENSION.keyUsage,
  'no-cert-sign': EXTENSION.keyUsage,
  purpose: EXTENSION.extendedKeyUsage,
  'not-any-purpose': EXTENSION.extendedKeyUsage,
  'exclusive-purposes': EXTENSION.extendedKeyUsage,
};

const LEFT_TO_CA = noted('The request doesn’t ask for it, so the CA’s own profile decides.');

/** The SDK never sees a request, so nothing is said of it. */
const withoutSdk = ({ refusal: _, ...finding }: Finding): Finding => finding;

/** Checks a signing request against the rules that it can keep. */
export async function diagnoseRequest(
  table: Pick<ClinicTable, 'rules'>,
  request: Certificate,
): Promise<RequestDiagnosis> {
  const examined: Examined = {
    signer: request,
    chain: await buildChain([request]),
    when: new Date(),
    file: { form: 'PEM' },
    besides: [],
    lost: [],
  };
  const has = (id: string) => request.extensions.some((one) => one.id === id);
  const results = table.rules.flatMap((rule): Result[] => {
    const check = CHECKS[rule.id];
    if (!check || !Object.hasOwn(RULES, rule.id)) return [];
    const needed = RULES[rule.id];
    // A CA with `keyCertSign` asks for it, whatever else is missing.
    const finding = needed && !has(needed) ? LEFT_TO_CA : withoutSdk(check(examined));
    return [{ rule, finding }];
  });
  return { request, results, seal: await signatureState(request, request.publicKey) };
}

/** The one verdict on a request. */
export function requestVerdict({ results, seal }: RequestDiagnosis): Verdict {
  const count = failures(results).length;
  if (seal === 'bad')
    return {
      label: 'Damaged',
      tone: 'bad',
      sentence: 'This signing request (CSR) isn’t signed with its own key, so every CA refuses it.',
      caveat: 'It was changed or copied only in part, or made with another key. Make it again.',
    };
  if (count > 0)
    return {
      label: 'Fix it first',
      tone: 'bad',
      sentence: `A certificate with what this signing request (CSR) asks for would break ${count === 1 ? 'a rule' : `${count} rules`}.`,
      caveat: 'Some CAs replace your values with their own, while others issue what you request.',
    };
  return {
    label: 'Ready to send',
    tone: 'good',
    sentence: 'Nothing in this signing request (CSR) breaks a rule for signing certificates.',
    caveat:
      'The CA decides what goes into the certificate, so check the certificate that comes back. The C2PA conformance program requires more of a request.',
  };
}
