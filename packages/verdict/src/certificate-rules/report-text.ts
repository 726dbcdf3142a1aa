import { lineOfText } from '../visible-text.ts';
import { type Certificate, shortName } from '../x509/certificate.ts';
import type { Diagnosis } from './diagnosis.ts';
import type { Result } from './finding.ts';
import type { ClinicTable } from './table.ts';
import { isDisputed } from './trust.ts';
import { verdictOf } from './verdict.ts';

const WORDS = {
  failed: 'FAILED',
  noted: 'NOTE',
  passed: 'passed',
  absent: 'doesn’t apply',
  unknown: 'not checked',
} as const;
const ORDER = ['failed', 'noted', 'passed', 'unknown', 'absent'] as const;

/** Text from a certificate, as one short line for a ticket. */
const plain = (text: string) => lineOfText(text, 200);
const withoutTicks = (text: string) => text.replaceAll('`', '');

const resultLine = ({ rule, finding }: Result) =>
  `${WORDS[finding.outcome]}: ${withoutTicks(rule.rule)}. ${withoutTicks(finding.text)}${
    finding.found ? ` (${plain(finding.found)})` : ''
  }`;

const day = (date: Date | undefined) => date?.toISOString().slice(0, 10) ?? 'unknown';

const certificateLine = (certificate: Certificate, index: number) =>
  `${index + 1}. ${plain(shortName(certificate.subject))}, issued by ${plain(shortName(certificate.issuer))}, ` +
  `${day(certificate.notBefore)} to ${day(certificate.notAfter)}, ${certificate.key}, ` +
  `serial number ${plain(certificate.serial)}`;

/** The diagnosis as text for a ticket. It contains only public data. */
export function reportText(diagnosis: Diagnosis, { sdk, specification }: ClinicTable): string {
  const { label, sentence, caveat } = verdictOf(diagnosis);
  const { examined, results, trust } = diagnosis;
  const sorted = ORDER.flatMap((outcome) => results.filter(({ finding }) => finding.outcome === outcome));
  return [
    `${label}. ${withoutTicks(sentence)}`,
    withoutTicks(caveat),
    ...(isDisputed(trust)
      ? [
          `C2PA rules: ${trust.rules.answer}. ${withoutTicks(trust.rules.why)}`,
          `${sdk}: ${trust.sdk.answer}. ${withoutTicks(trust.sdk.why)}`,
        ]
      : []),
    `Checked for ${day(examined.when)}, against ${specification} and ${sdk}.`,
    '',
    'Certificates',
    ...examined.chain.links.map(({ certificate }, index) => certificateLine(certificate, index)),
    '',
    'Rules',
    ...sorted.map(resultLine),
    '',
  ].join('\n');
}
