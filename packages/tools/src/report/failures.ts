import { formatBytes } from '@content-credentials/verdict/format-bytes';
import type { Check } from '@content-credentials/verdict/report/checks';
import { share } from '@content-credentials/verdict/report/hash-cover';
import { lastPart } from '@content-credentials/verdict/report/ingredients';
import type { Line } from '@content-credentials/verdict/report/lines';
import { ownManifest, type Report } from '@content-credentials/verdict/report/report';
import { isAboutTrust } from '@content-credentials/verdict/report/statuses';
import { realFailures, verdictOf } from '@content-credentials/verdict/report/verdict';
import { ADVICE, CAUSE_ORDER, CAUSES, type Cause } from '@content-credentials/verdict/report/verdict-table';

/** A failed check in the words of the table of verdicts. */
export interface Failure {
  line: Line;
  /** Which part of the file or of its credentials it's about, or that the check doesn't show it. */
  where?: Line;
}

/** A part of a file, as shares of its length from 0 to 1. */
export interface Stretch {
  from: number;
  length: number;
}

/** Of a changed file. */
export const NOT_LOCATED = 'This check doesn’t show which part of the file differs.';

/** Whether a check failed only because a signer isn't on a list. That doesn't make a file invalid. */
export const isUntrusted = (check: Check): boolean => check.outcome === 'failed' && isAboutTrust(check);

const causeOf = ({ code, fault }: Check): Cause =>
  fault ?? CAUSE_ORDER.find((cause) => CAUSES[cause].codes?.test(code)) ?? 'other';

/** The causes of what failed, the most serious first. */
function causesOf(checks: readonly Check[]): Cause[] {
  const found = realFailures(checks).map(causeOf);
  // A code doesn't say what's wrong with a date, which is then in the verdict.
  return CAUSE_ORDER.filter((cause) => cause !== 'outside validity' && found.includes(cause));
}

/** The bytes that a signature should cover and doesn't. */
function unprotected({ binding }: Report) {
  const coverage = binding === 'alone' ? undefined : binding.coverage;
  if (coverage?.state !== 'broken' || !['gap', 'added bytes'].includes(coverage.fault.kind)) return undefined;
  const { size, fault } = coverage;
  return { size, spans: fault.spans };
}

/** Where those bytes are in the file; none if nothing is known about that. */
export function unprotectedStretches(report: Report): Stretch[] {
  const { size, spans } = unprotected(report) ?? { size: 1, spans: [] };
  return spans.map(({ start, length }) => ({ from: start / size, length: length / size }));
}

/** What a person calls the parts of the credentials that a check is about. */
function partsIn(report: Report, cause: Cause): string[] {
  const checks = report.checks[0]?.checks.filter((check) => causeOf(check) === cause) ?? [];
  const labels = checks.flatMap(({ places }) => places.map(lastPart));
  const known = ownManifest(report)?.assertions ?? [];
  const words = labels.map((one) => known.find(({ label }) => label === one)?.words ?? one);
  // The summary has no hashes.
  return [...new Set(words)].filter((one) => one !== '' && !/hash/i.test(one));
}

function whereIn(report: Report, cause: Cause): Line | undefined {
  if (cause === 'changed') return [NOT_LOCATED];
  const { size, spans } = unprotected(report) ?? { size: 0, spans: [] };
  const bytes = spans.reduce((sum, { length }) => sum + length, 0);
  if ((cause === 'gap' || cause === 'added bytes') && bytes > 0)
    return [`Not protected: ${formatBytes(bytes)} of this file (${share(bytes, size)}).`];
  if (cause !== 'statement' && cause !== 'missing part') return undefined;
  const parts = partsIn(report, cause).slice(0, 3);
  return parts.length > 0 ? ['Which part: ', { fromFile: parts.join(', ') }] : undefined;
}

/**
 * What failed in an invalid file: first the cause of the verdict, then what else did, then the ingredients. Empty for any
 * other file, also if only a date fails.
 */
export function failuresIn(report: Report): Failure[] {
  const { kind, headline, reliability } = verdictOf(report);
  if (report.state !== 'Invalid' || reliability !== 'unreliable') return [];
  const [own, ...ingredients] = report.checks;
  const others = causesOf(own?.checks ?? []).filter((cause) => cause !== kind);
  return [
    // The title of a changed file says its headline.
    {
      line: [kind === 'changed' ? ADVICE : headline],
      where: whereIn(report, kind as Cause),
    },
    ...others.map((cause) => ({ line: [CAUSES[cause].headline] })),
    ...ingredients.flatMap(({ ingredient, checks }) => {
      const [cause] = causesOf(checks);
      return ingredient && cause
        ? [{ line: ['“', { fromFile: ingredient.path.join('” › “') }, `”: ${CAUSES[cause].headline}`] }]
        : [];
    }),
  ];
}
